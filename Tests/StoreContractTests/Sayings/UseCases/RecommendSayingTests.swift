import HearthDomain
import HearthTestSupport
import Testing

@Suite struct RecommendSayingTests {
  private func draws(_ count: Int, of box: SayingUseCaseFixture) throws -> [Int] {
    try (0..<count).compactMap { _ in try box.recommend()?.number }
  }

  @Test(arguments: StoreKind.available)
  func `an empty collection recommends nothing`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    #expect(try box.recommend() == nil)
    #expect(try box.recommend.sayingOfDay() == nil)
  }

  @Test(arguments: StoreKind.available)
  func `the only saying is recommended every time`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(1)
    #expect(try draws(3, of: box) == [1, 1, 1])
    #expect(try box.recommend.sayingOfDay()?.number == 1)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, [2, 3, 10, 100])
  func `no saying is repeated before half of all were shown`(kind: StoreKind, count: Int) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(count)
    let shown = try draws(1_000, of: box)
    let rest = min((count + 1) / 2, count - 1)
    for place in shown.indices {
      let others = shown[max(0, place - rest)..<place]
      #expect(!others.contains(shown[place]), "draw \(place)")
    }
    #expect(Set(shown).count == count)
  }

  @Test(arguments: StoreKind.available)
  func `every saying can be drawn, in no fixed order`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(10)
    let shown = try draws(300, of: box)
    let counts = Dictionary(grouping: shown) { $0 }.mapValues(\.count)
    #expect(counts.values.allSatisfy { (10...60).contains($0) }, "\(counts)")
    let followers = Set(zip(shown, shown.dropFirst()).map { $0 * 100 + $1 })
    #expect(followers.count > 50)
  }

  @Test(arguments: StoreKind.available)
  func `a seasonal line is shown only in its season`(kind: StoreKind) throws {
    let lines = [
      StarterLine("동지 팥죽", "Red bean porridge", in: .solstice), StarterLine("하나", "One"),
      StarterLine("둘", "Two"),
    ]
    let box = try SayingUseCaseFixture(kind, on: "2026-12-20", handingOut: lines)
    #expect(Set(try draws(12, of: box)).count == 3)
    box.set("2027-07-01")
    let shown = try (0..<12).compactMap { _ in try box.recommend()?.details.korean?.value }
    #expect(Set(shown) == ["하나", "둘"])
  }

  @Test(arguments: StoreKind.available)
  func `unused sayings come first`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(10)
    for saying in try box.all() where saying.number > 3 { try box.mark(saying.id, .used(true)) }
    #expect(Set(try draws(3, of: box)) == [1, 2, 3])
    #expect(Set(try draws(2, of: box)).isDisjoint(with: [1, 2, 3]))
    let later = try draws(100, of: box)
    #expect(later.count { $0 <= 3 } > 30)
  }

  @Test(arguments: StoreKind.available)
  func `drawing continues when the collection grows or shrinks`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(20)
    _ = try draws(50, of: box)
    for saying in try box.all() where saying.number > 2 { try box.remove(saying.id) }
    let pair = try draws(6, of: box)
    #expect(Set(pair) == [1, 2] && pair[0] != pair[1] && pair[0] == pair[2])
    try box.add(details("새 글귀"))
    #expect(Set(try draws(3, of: box)).contains(21))
  }

  @Test func `the same seed recommends the same sayings on every store`() throws {
    func shown(_ kind: StoreKind, seed: UInt64) throws -> [String] {
      let box = try SayingUseCaseFixture(kind, seed: seed)
      try box.fill(12)
      return try (0..<40).compactMap { _ in try box.recommend()?.details.texts.first }
    }
    let known = try StoreKind.available.map { try shown($0, seed: 5) }
    #expect(Set(known).count == 1)
    #expect(try shown(.inMemory, seed: 6) != known.first)
  }

  @Test(arguments: StoreKind.available)
  func `a recommended saying counts as opened`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 60)
    #expect(try box.all().count { $0.isUnread(at: box.clock.now()) } == 3)
    var unread = Set(try box.all().filter { $0.isUnread(at: box.clock.now()) }.map(\.number))
    for _ in 0..<150 where !unread.isEmpty {
      let shown = try #require(try box.recommend())
      #expect(!shown.isUnread(at: box.clock.now()))
      #expect(try box.queries.saying(shown.id) == shown)
      unread.remove(shown.number)
    }
    #expect(try !box.all().contains { $0.isUnread(at: box.clock.now()) })
  }

  @Test(arguments: StoreKind.available)
  func `the saying of the day stays until local midnight`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(9)
    box.set(at: "2026-03-02T00:00")
    let daily = try #require(try box.recommend.sayingOfDay())
    #expect(daily.openedAt != nil)
    for time in ["2026-03-02T09:00", "2026-03-02T23:59"] {
      box.set(at: time)
      _ = try box.recommend()
      #expect(try box.recommend.sayingOfDay() == daily)
      #expect(try box.useCases(in: box.tried.reopened()).recommend.sayingOfDay() == daily)
    }
    box.set(at: "2026-03-03T00:00")
    let next = try #require(try box.recommend.sayingOfDay())
    #expect(next != daily)
    #expect(try box.recommend.sayingOfDay() == next)
  }

  @Test(arguments: StoreKind.available)
  func `the saying of the day shows its edits, and is replaced if removed`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(3)
    let daily = try #require(try box.recommend.sayingOfDay())
    try box.mark(daily.id, .liked(true))
    #expect(try box.recommend.sayingOfDay()?.isLiked == true)
    try box.remove(daily.id)
    let other = try #require(try box.recommend.sayingOfDay())
    #expect(other.id != daily.id)
    #expect(try box.recommend.sayingOfDay() == other)
  }

  @Test(arguments: StoreKind.available, [StoreTrouble.readOnly, .full, .busy])
  func `a store that cannot be written still shows a saying`(
    kind: StoreKind, trouble: StoreTrouble
  ) throws {
    let box = try SayingUseCaseFixture(kind, lines: 120)
    try box.release()
    box.set("2026-03-20")
    let before = try box.tried.store.read { try $0.sayingDeck.counts() }
    let recommend = box.useCases(in: UnwritableStore(store: box.store, trouble: trouble)).recommend
    let shown = try (0..<9).compactMap { _ in try recommend()?.number }
    #expect(shown.count == 9 && Set(shown).count > 1)
    let daily = try #require(try recommend.sayingOfDay())
    #expect(try recommend.sayingOfDay() == daily)
    #expect(try box.tried.store.read { try $0.sayingDeck.counts() } == before)
  }

  @Test(arguments: StoreKind.available)
  func `a saying is shown even if all are set aside`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(1)
    _ = try box.recommend()
    let recommend = box.useCases(in: UnwritableStore(store: box.store, trouble: .readOnly))
      .recommend
    #expect(try recommend()?.number == 1)
  }

  @Test(arguments: StoreKind.available)
  func `other store errors are thrown`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind)
    try box.fill(2)
    let trouble = StoreTrouble.failed(detail: "disk I/O error")
    let recommend = box.useCases(in: UnwritableStore(store: box.store, trouble: trouble)).recommend
    let error = DomainError.unavailable(.store(path: "p", trouble))
    #expect(throws: error) { try recommend() }
    #expect(throws: error) { try recommend.sayingOfDay() }
  }
}
