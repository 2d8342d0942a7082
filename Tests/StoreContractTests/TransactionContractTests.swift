import HearthDomain
import HearthTestSupport
import Testing

@Suite struct TransactionContractTests {
  private struct Interruption: Error, Equatable {}

  @Test(arguments: StoreKind.available)
  func `the next read sees what a write returned and stored`(kind: StoreKind) throws {
    let store = try kind.make().store
    let answer = try store.write { repositories in
      try repositories.profile.save(Profile(displayName: DisplayName("지은")))
      return 42
    }
    #expect(answer == 42)
    #expect(try store.read { try $0.profile.load().displayName.value } == "지은")
  }

  @Test(arguments: StoreKind.available)
  func `a write sees its own changes`(kind: StoreKind) throws {
    let name = try kind.make().store.write { repositories in
      try repositories.profile.save(Profile(displayName: DisplayName("하나")))
      return try repositories.profile.load().displayName.value
    }
    #expect(name == "하나")
  }

  @Test(arguments: StoreKind.available)
  func `a failed write leaves nothing behind`(kind: StoreKind) throws {
    let tried = try kind.make()
    let before = Profile(displayName: try DisplayName("before"), welcomedAt: nil)
    try tried.store.write { try $0.profile.save(before) }
    #expect(throws: Interruption()) {
      try tried.store.write { repositories in
        let after = Profile(
          displayName: try DisplayName("after"), welcomedAt: Instant(milliseconds: 1))
        try repositories.profile.save(after)
        throw Interruption()
      }
    }
    #expect(try tried.store.read { try $0.profile.load() } == before)
    #expect(try tried.reopened().read { try $0.profile.load() } == before)
  }

  @Test(arguments: StoreKind.available)
  func `a dry run returns the result and stores nothing`(kind: StoreKind) throws {
    let tried = try kind.make()
    let before = try tried.store.read { try $0.profile.load() }
    let name = try tried.store.rehearse { repositories in
      try repositories.profile.save(Profile(displayName: DisplayName("하나")))
      return try repositories.profile.load().displayName.value
    }
    #expect(name == "하나")
    #expect(throws: Interruption()) { try tried.store.rehearse { _ in throw Interruption() } }
    #expect(try tried.store.read { try $0.profile.load() } == before)
    #expect(try tried.reopened().read { try $0.profile.load() } == before)
  }

  @Test(arguments: StoreKind.available)
  func `a relaxed write is visible to the next read unless its body fails`(kind: StoreKind) throws {
    let tried = try kind.make()
    let moments = [1, 2].map { Instant(milliseconds: $0) }
    try tried.store.relaxedWrite { try $0.profile.save(Profile(welcomedAt: moments[0])) }
    #expect(throws: Interruption()) {
      try tried.store.relaxedWrite { repositories in
        try repositories.profile.save(Profile(welcomedAt: moments[1]))
        throw Interruption()
      }
    }
    #expect(try tried.store.read { try $0.profile.load().welcomedAt } == moments[0])
    #expect(try tried.reopened().read { try $0.profile.load().welcomedAt } == moments[0])
  }

  /// A relaxed write may be lost after a power failure although it was confirmed.
  @Test(arguments: StoreKind.available)
  func `a relaxed write cannot change entered data`(kind: StoreKind) throws {
    let tried = try kind.make()
    expectFailure {
      try tried.store.relaxedWrite {
        try $0.profile.save(Profile(displayName: DisplayName("지은")))
      }
    }
    #expect(try tried.store.read { try $0.profile.load() } == Profile())
    #expect(try tried.reopened().read { try $0.profile.load() } == Profile())
  }

  @Test(arguments: StoreKind.available)
  func `errors of a body are thrown unchanged`(kind: StoreKind) throws {
    let store = try kind.make().store
    let refusal = DomainError.conflict(.profile, holder: "지은")
    #expect(throws: refusal) { try store.read { _ in throw refusal } }
    #expect(throws: refusal) { try store.write { _ in throw refusal } }
    #expect(throws: Interruption()) { try store.read { _ in throw Interruption() } }
  }

  @Test(arguments: StoreKind.available)
  func `a store can be used after a failed transaction`(kind: StoreKind) throws {
    let store = try kind.make().store
    #expect(throws: Interruption()) { try store.write { _ in throw Interruption() } }
    try store.write { try $0.profile.save(Profile(displayName: DisplayName("again"))) }
    #expect(try store.read { try $0.profile.load().displayName.value } == "again")
  }

  @Test(arguments: StoreKind.available)
  func `a nested transaction is refused, and the outer one continues`(kind: StoreKind) throws {
    let store = try kind.make().store
    try store.write { repositories in
      try repositories.profile.save(Profile(displayName: DisplayName("outer")))
      expectFailure { try store.read { _ in } }
      expectFailure { try store.write { _ in } }
    }
    try store.read { _ in expectFailure { try store.read { _ in } } }
    #expect(try store.read { try $0.profile.load().displayName.value } == "outer")
  }

  @Test(arguments: StoreKind.available)
  func `a read transaction changes nothing`(kind: StoreKind) throws {
    let store = try kind.make().store
    expectFailure { try store.read { try $0.profile.save(Profile(displayName: DisplayName("x"))) } }
    #expect(try store.read { try $0.profile.load() } == Profile())
  }

  @Test(arguments: StoreKind.available)
  func `repositories cannot be used after their transaction`(kind: StoreKind) throws {
    let store = try kind.make().store
    let late = try store.write { $0.profile }
    expectFailure { try late.save(Profile(displayName: DisplayName("late"))) }
    expectFailure { _ = try late.load() }
    #expect(try store.read { try $0.profile.load() } == Profile())
  }

  @Test(arguments: StoreKind.available)
  func `transactions of several threads run one after another`(kind: StoreKind) async throws {
    let store = try kind.make().store
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<25 {
            try store.write { repositories in
              var profile = try repositories.profile.load()
              let count = profile.welcomedAt?.milliseconds ?? 0
              profile.welcomedAt = Instant(milliseconds: count + 1)
              try repositories.profile.save(profile)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try store.read { try $0.profile.load().welcomedAt } == Instant(milliseconds: 200))
  }

  @Test(arguments: StoreKind.available.filter(\.isLasting))
  func `a read keeps its snapshot while another program writes`(kind: StoreKind) throws {
    let tried = try kind.make()
    let other = tried.reopened()
    try tried.store.write { try $0.profile.save(Profile(displayName: DisplayName("first"))) }
    try tried.store.read { repositories in
      #expect(try repositories.profile.load().displayName.value == "first")
      try other.write { try $0.profile.save(Profile(displayName: DisplayName("second"))) }
      #expect(try repositories.profile.load().displayName.value == "first")
    }
    #expect(try tried.store.read { try $0.profile.load().displayName.value } == "second")
  }

  private func expectFailure(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
  ) {
    let error = #expect(throws: DomainError.self, sourceLocation: sourceLocation) { try body() }
    guard case .unavailable(.store(_, .failed)) = error else {
      Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
      return
    }
  }
}
