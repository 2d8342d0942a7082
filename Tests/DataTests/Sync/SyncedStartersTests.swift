import HearthTestSupport
import Testing

@testable import HearthData
@testable import HearthDomain

/// Starter lines are the same entry on every device.
@Suite(.withLibsodium) struct SyncedStartersTests: SyncedDevices {
  let relay = InMemoryRelay()

  private func met(
    _ prepare: (SyncedDevice, SyncedDevice) throws -> Void
  ) throws -> (SyncedDevice, SyncedDevice) {
    let (one, two) = (device(1), device(2))
    try prepare(one, two)
    _ = try one.join.setUp(address, called: "laptop", passphrase())
    try two.join(address, called: "tablet", passphrase())
    try sync(one, two)
    return (one, two)
  }

  private func sync(_ one: SyncedDevice, _ two: SyncedDevice) throws {
    for device in [one, two, one, two] { #expect(try device.sync().problems == []) }
  }

  @Test func `lines shown on both devices before they met exist once`() throws {
    let (one, two) = try met { one, two in
      _ = try one.useCases.mark(one.starter(3).id, .liked(true))
      _ = try two.useCases.mark(two.starter(5).id, .liked(true))
      _ = try two.useCases.mark(two.starter(3).id, .used(true))
    }
    for device in [one, two] {
      #expect(try device.texts.count == 90)
      #expect(Set(try device.texts).count == 90)
      #expect(try device.starter(3).isLiked && device.starter(3).isUsed)
      #expect(try device.starter(5).isLiked)
    }
    #expect(try one.ids == two.ids)
    #expect(try one.tools.queries.conflicts() == [])
  }

  @Test func `a device that joins before its first line gets no line twice`() throws {
    let (one, two) = try met { one, _ in try one.useCases.release() }
    try two.useCases.release()
    try sync(one, two)
    #expect(try two.texts.count == 90)
    for device in [one, two] {
      device.time.set("2026-11-23T09:00")
      try device.useCases.release()
    }
    try sync(one, two)
    for device in [one, two] {
      #expect(try device.texts.count == 93)
      #expect(Set(try device.texts).count == 93)
      #expect(try device.numbers == Array(1...93))
    }
  }

  @Test func `a line removed before the devices met is removed on both`() throws {
    let (one, two) = try met { one, two in
      for device in [one, two] { try device.useCases.release() }
      _ = try one.useCases.remove(one.starter(1).id)
      _ = try two.useCases.remove(two.starter(2).id)
    }
    for device in [one, two] {
      #expect(try device.texts.count == 88)
      device.time.set("2026-11-21T09:00")
      try device.useCases.release()
      #expect(try device.texts.count == 89)
    }
  }

  @Test func `a removal that is undone restores the line on both`() throws {
    let (one, two) = try met { one, two in try one.useCases.release() }
    _ = try one.useCases.remove(one.starter(1).id)
    try sync(one, two)
    #expect(try two.texts.count == 89)
    _ = try JournalUseCases(one.context, collection: nil).undo()
    try sync(one, two)
    for device in [one, two] { #expect(try device.texts.count == 90) }
  }

  @Test func `an edited line stays edited`() throws {
    let (one, two) = try met { one, two in
      for device in [one, two] { try device.useCases.release() }
      _ = try two.useCases.edit(two.starter(5).id, to: SayingDetails(korean: SayingText("내 글")))
    }
    for device in [one, two] {
      #expect(try device.texts.count == 90)
      #expect(try device.texts.contains("내 글"))
    }
  }

  @Test func `a line removed and written again stays on both`() throws {
    let (one, two) = try met { one, _ in try one.useCases.release() }
    let line = try one.starter(1)
    _ = try one.useCases.remove(line.id)
    try sync(one, two)
    try one.add(line.details)
    try sync(one, two)
    for device in [one, two] {
      #expect(try device.texts.count == 90)
      #expect(try device.texts.contains(try #require(line.details.texts.first)))
    }
  }

  @Test(arguments: [false, true])
  func `edits of one copy are kept on the remaining one`(
    isLast: Bool
  ) throws {
    let (one, two) = try met { _, _ in }
    let line = StarterCollection.lines[0]
    let written = try SayingDetails(
      korean: SayingText(line.korean), english: SayingText(line.english),
      author: Attribution("할머니"), tags: Tags([Tag("겨울")]))
    let copies = try isLast ? [line.details(), written] : [written, line.details()]
    try one.store.write { repositories in
      for (number, details) in copies.enumerated() {
        let id = try #require(ID<Saying>(rawValue: 1_790_000_000_000 << 21 + Int64(number)))
        try repositories.sayings.save(
          Saying(
            id: id, number: number + 1, details: details, addedAt: one.time.clock.now()))
      }
    }
    try one.forgetKeys()
    try sync(one, two)
    for device in [one, two] {
      #expect(try device.ids == [ID(starter: 0)])
      #expect(try device.starter(0).details == written)
    }
  }

  @Test func `duplicate lines of older stores are joined, with the marks of both`() throws {
    let (one, two) = try met { _, _ in }
    for (device, liked) in [(one, 0), (two, 1)] {
      try device.store.write { repositories in
        for (place, line) in StarterCollection.lines.prefix(3).enumerated() {
          let id = try #require(
            ID<Saying>(rawValue: 1_790_000_000_000 << 21 + Int64(place + liked * 10)))
          try repositories.sayings.save(
            Saying(
              id: id, number: try repositories.sayings.nextNumber(), details: line.details(),
              addedAt: device.time.clock.now(),
              likedAt: place == liked ? device.time.clock.now() : nil))
        }
      }
      try device.forgetKeys()
    }
    try sync(one, two)
    for device in [one, two] {
      #expect(try device.texts.count == 3)
      #expect(try device.ids == (0..<3).map { ID(starter: $0) }.sorted())
      #expect(try [0, 1, 2].map { try device.starter($0).isLiked } == [true, true, false])
    }
  }

  @Test func `data noted on a copy of an older program is on the common line`() throws {
    let (one, two) = try met { one, _ in try one.useCases.release() }
    try two.handOut(3, at: 1_790_000_000_000 << 21, noting: "겨울")
    try two.forgetKeys()
    try sync(one, two)
    for device in [one, two] {
      #expect(try device.starter(3).details.tags == Tags([Tag("겨울")]))
      #expect(try device.texts.count == 90)
    }
  }

  @Test func `two devices from older programs keep what was noted on either`() throws {
    let (one, two) = try met { _, _ in }
    try one.handOut(3, at: 1_790_000_000_000 << 21, noting: "겨울", who: "할머니")
    try two.handOut(3, at: 1_790_000_000_001 << 21)
    for device in [one, two] { try device.forgetKeys() }
    try sync(one, two)
    for device in [one, two] {
      #expect(try device.starter(3).details.tags == Tags([Tag("겨울")]))
      #expect(try device.starter(3).details.author == Attribution("할머니"))
    }
  }

  @Test func `a line removed under a former local id stays removed`() throws {
    let (one, two) = try met { _, _ in }
    try one.handOut(3, at: 1_790_000_000_000 << 21)
    try one.handOut(5, at: 1_790_000_000_002 << 21)
    try one.handOut(5, at: 1_790_000_000_003 << 21)
    // Removes line 3, and one of the two copies of line 5.
    for id in [1_790_000_000_000, 1_790_000_000_002] as [Int64] {
      _ = try one.useCases.remove(#require(ID(rawValue: id << 21)))
    }
    try two.handOut(3, at: 1_790_000_000_001 << 21)
    for device in [one, two] { try device.forgetKeys() }
    try sync(one, two)
    for device in [one, two] { #expect(try device.ids == [ID(starter: 5)]) }
    // The removed line is not released again.
    try two.useCases.release()
    try sync(one, two)
    for device in [one, two] { #expect(try device.texts.count == 89) }
  }

  @Test func `a store of an older program removes no lines of others when joining`() throws {
    let (one, two) = try met { one, two in
      _ = try one.useCases.mark(one.starter(2).id, .liked(true))
      // The earlier version gave its lines local ids; one of them was edited.
      try two.useCases.release()
      try two.store.write { repositories in
        for line in [0, 2] { try repositories.sayings.remove(ID(starter: line)) }
      }
      try two.handOut(0, at: 1_790_000_000_000 << 21)
      try two.add("내 글")
    }
    for device in [one, two] {
      #expect(try device.starter(2).isLiked)
      #expect(try device.texts.contains("내 글"))
    }
  }

  @Test func `two sayings with one number get neighbouring ones, and numbering continues`() throws {
    let (one, two) = try met { _, _ in }
    try one.add("글 1")
    try two.add("글 2")
    try sync(one, two)
    for device in [one, two] { #expect(try device.numbers == [1, 2]) }
    try one.add("글 3")
    try sync(one, two)
    for device in [one, two] { #expect(try device.numbers == [1, 2, 3]) }
  }

  @Test func `a very large number given by an older program becomes the next one`() throws {
    let (one, two) = try met { _, _ in }
    try one.add("글 1")
    try one.store.write { repositories in
      try repositories.sayings.save(
        Saying(
          id: #require(ID(rawValue: 1_790_000_000_000 << 21)), number: 1_088_321_174_184,
          details: SayingDetails(korean: SayingText("먼 글")), addedAt: one.time.clock.now()))
    }
    try sync(one, two)
    for device in [one, two] { #expect(try device.numbers == [1, 2]) }
    try two.add("글 3")
    #expect(try two.numbers == [1, 2, 3])
  }
}

extension SyncedDevice {
  fileprivate var useCases: SayingUseCases {
    SayingUseCases(context) { StarterCollection.lines }
  }

  private var sayings: [Saying] {
    get throws {
      try store.read { try $0.sayings.list(.all, at: time.clock.now(), in: 0..<999) }
    }
  }

  fileprivate var texts: [String] { get throws { try sayings.compactMap(\.details.texts.first) } }
  fileprivate var ids: [ID<Saying>] { get throws { try sayings.map(\.id).sorted() } }
  fileprivate var numbers: [Int] { get throws { try sayings.map(\.number).sorted() } }

  fileprivate func starter(_ line: Int) throws -> Saying {
    try useCases.release()
    return try #require(try store.read { try $0.sayings.saying(ID(starter: line)) })
  }

  /// Adds a starter line with a local id, as earlier versions did.
  fileprivate func handOut(
    _ line: Int, at id: Int64, noting tag: String? = nil, who: String? = nil
  ) throws {
    let shipped = StarterCollection.lines[line]
    let details = try SayingDetails(
      korean: SayingText(shipped.korean), english: SayingText(shipped.english),
      author: Attribution(who ?? shipped.author), tags: Tags(tag.map { [try Tag($0)] } ?? []))
    try store.write { repositories in
      try repositories.sayings.save(
        Saying(
          id: #require(ID(rawValue: id)), number: repositories.sayings.nextNumber(),
          details: details, addedAt: time.clock.now()))
    }
  }

  /// Resets the state to that after an update from a version with local ids.
  fileprivate func forgetKeys() throws {
    try store.write { repositories in
      var part = try #require(try repositories.sync.participation())
      part.hasCommonStarterIDs = false
      try repositories.sync.save(part)
    }
  }

  fileprivate func add(_ text: String) throws {
    try add(SayingDetails(korean: SayingText(text)))
  }

  fileprivate func add(_ details: SayingDetails) throws {
    _ = try AddSaying(
      context: .of(store: store, clock: time.clock, newID: context.newID),
      release: ReleaseStarters(store: store, clock: time.clock) { [] })(details)
  }
}
