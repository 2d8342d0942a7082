import HearthDomain
import HearthTestSupport
import Testing

@Suite struct SayingListContractTests {
  private static let now = Instant(milliseconds: 172_800_000)

  /// Returns sayings many of which share a moment, a mark or a tag.
  private static func crowd(_ count: Int) throws -> [Saying] {
    var numbers = SeededNumbers(seed: 13)
    func sometimes() -> Int64? {
      Bool.random(using: &numbers) ? Int64.random(in: 0...5, using: &numbers) : nil
    }
    return try (1...count).map { number in
      let tags = ["위로", "Café", "b"].filter { _ in Bool.random(using: &numbers) }
      return try saying(
        number, details("글귀 \(number)", tags: tags),
        addedAt: Int64.random(in: -3...3, using: &numbers), openedAt: sometimes(),
        likedAt: sometimes(), usedAt: sometimes())
    }
  }

  private func filled(_ kind: StoreKind, with sayings: [Saying]) throws -> StoreUnderTest {
    let tried = try kind.make()
    var numbers = SeededNumbers(seed: 7)
    let shuffled = sayings.shuffled(using: &numbers)
    try tried.store.write { repositories in
      for saying in shuffled { try repositories.sayings.save(saying) }
    }
    return tried
  }

  @Test(arguments: StoreKind.available)
  func `every list equals the recorded one`(kind: StoreKind) throws {
    let all = try Self.crowd(60)
    let tried = try filled(kind, with: all)
    let store = tried.reopened()
    let tags: [HearthDomain.Tag?] = [
      nil, try tag("위로"), try tag("CAFE"), try tag("b"), try tag("nowhere"),
    ]
    var kept = KeptLists("sayings")
    for list in SayingList.allCases {
      for tag in tags {
        let filter = SayingFilter(list, tag: tag)
        let found = try store.read { try $0.sayings.list(filter, at: Self.now, in: 0..<99) }
        #expect(found == found.map { all[$0.number - 1] }, "\(filter)")
        #expect(found.isEmpty == (tag?.value == "nowhere"))
        kept.note("\(list) \(tag?.value ?? "any")", found.map { Int64($0.number) })
      }
    }
    try kept.expectAsEver()
  }

  @Test(
    arguments: StoreKind.available,
    [0..<0, 0..<1, 1..<3, 2..<8, 7..<99, 8..<99, 99..<999, 3..<3, 5..<Int.max, -5..<2])
  func `a page has its positions, fewer at the end of the list`(
    kind: StoreKind, places: Range<Int>
  ) throws {
    let all = try Self.crowd(8)
    let tried = try filled(kind, with: all)
    let store = tried.reopened()
    for filter in [SayingFilter.all, SayingFilter(tag: try tag("b"))] {
      let expected = try store.read { try $0.sayings.list(filter, at: Self.now, in: 0..<99) }
      let found = try store.read { try $0.sayings.list(filter, at: Self.now, in: places) }
      #expect(found == Array(expected[places.clamped(to: expected.indices)]))
    }
  }

  @Test(arguments: StoreKind.available)
  func `all sayings are read by number`(kind: StoreKind) throws {
    let all = try Self.crowd(20).filter { $0.number % 5 != 3 }
    let tried = try filled(kind, with: all)
    let store = tried.reopened()
    for number in [-1, 0, 1, 2, 3, 12, 19, 20, .max, .min] {
      for limit in [-1, 0, 1, 4, 99, .max] {
        let expected = all.filter { $0.number > number }.prefix(max(0, limit))
        let found = try store.read { try $0.sayings.list(after: number, limit: limit) }
        #expect(found == Array(expected), "\(limit) after \(number)")
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `a saying is new for exactly forty-eight hours`(kind: StoreKind) throws {
    let tried = try filled(kind, with: [try saying(1, addedAt: 0)])
    let store = tried.reopened()
    func isListed(at milliseconds: Int64) throws -> Bool {
      let now = Instant(milliseconds: milliseconds)
      return try !store.read { try $0.sayings.list(SayingFilter(.new), at: now, in: 0..<9) }.isEmpty
    }
    #expect(try isListed(at: 172_799_999))
    #expect(try !isListed(at: 172_800_000))
    #expect(try isListed(at: .min))
    #expect(try !isListed(at: .max))
  }

  @Test(arguments: StoreKind.available)
  func `totals are updated by every change`(kind: StoreKind) throws {
    let store = try kind.make().store
    var numbers = SeededNumbers(seed: 9)
    var kept: [Int: Saying] = [:]
    for _ in 0..<200 {
      let number = Int.random(in: 1...9, using: &numbers)
      let one = try saying(
        number, likedAt: Bool.random(using: &numbers) ? 1 : nil,
        usedAt: Bool.random(using: &numbers) ? 1 : nil)
      kept[number] = Bool.random(using: &numbers) ? one : nil
      let totals = try store.write { repositories in
        if let saying = kept[number] {
          try repositories.sayings.save(saying)
        } else {
          try repositories.sayings.remove(one.id)
        }
        return try repositories.sayings.totals()
      }
      #expect(totals.all == kept.count)
      #expect(totals.liked == kept.values.count(where: \.isLiked))
      #expect(totals.used == kept.values.count(where: \.isUsed))
    }
  }
}
