import HearthDomain
import HearthTestSupport
import Synchronization
import Testing

@Suite struct ReleaseStartersTests {
  private func texts(_ box: SayingUseCaseFixture) throws -> [String] {
    try box.all().sorted { $0.number < $1.number }.compactMap(\.details.korean?.value)
  }

  @Test(arguments: StoreKind.available)
  func `ninety lines are released at once, three of them new`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 150)
    let all = try box.all().sorted { $0.number < $1.number }
    #expect(all.map(\.number) == Array(1...90))
    #expect(all.compactMap(\.details.korean?.value) == box.lines.prefix(90).map(\.korean))
    let unread = all.filter { $0.isUnread(at: box.clock.now()) }.map(\.number)
    #expect(unread == [58, 59, 60])
    #expect(try box.queries.list(SayingFilter(.new), in: 0..<9).map(\.number) == [60, 59, 58])
  }

  @Test(
    .inWholeRuns,
    arguments: StoreKind.available,
    [(0, 90), (1, 91), (2, 92), (59, 149), (60, 150), (364, 454), (365, 455), (400, 455), (-9, 90)])
  func `one further line is released per day for a year`(
    kind: StoreKind, pair: (days: Int, count: Int)
  ) throws {
    let box = try SayingUseCaseFixture(kind, lines: 460)
    try box.release()
    box.set(plantingDay.adding(days: pair.days).description)
    #expect(try texts(box) == box.lines.prefix(pair.count).map(\.korean))
    #expect(try texts(box).count == pair.count)
  }

  @Test(arguments: StoreKind.available)
  func `the lines are loaded only if one is released`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 150)
    try box.release()
    let (lines, asked) = (box.lines, Asked())
    let useCases = SayingUseCases(box.context) {
      asked.times.withLock { $0 += 1 }
      return lines
    }
    try useCases.release()
    #expect(try useCases.queries.list(in: 0..<999).count == 90)
    #expect(asked.times.withLock { $0 } == 0)
    box.set(plantingDay.adding(days: 1).description)
    #expect(try useCases.queries.list(in: 0..<999).count == 91)
    #expect(asked.times.withLock { $0 } > 0)
  }

  @Test(arguments: StoreKind.available)
  func `a line of an earlier day has the age it would have if released then`(kind: StoreKind) throws
  {
    let box = try SayingUseCaseFixture(kind, lines: 150)
    try box.release()
    box.set("2026-03-06")
    let new = try box.queries.list(SayingFilter(.new), in: 0..<9)
    #expect(new.map(\.number) == [95, 94])
    let midnights = ["2026-03-06T00:00", "2026-03-05T00:00"].map {
      FixedZone.seoul.instant(of: LocalTime(literal: $0))
    }
    #expect(new.map(\.addedAt) == midnights)
  }

  @Test(arguments: StoreKind.available)
  func `setting the clock back removes and repeats no line`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind, lines: 150)
    try box.release()
    for (day, count) in [
      ("2026-03-06", 95), ("2026-03-03", 95), ("2025-01-01", 95),
      ("2026-03-06", 95), ("2026-03-07", 96),
    ] {
      box.set(day)
      #expect(try texts(box).count == count)
    }
    #expect(Set(try texts(box)).count == 96)
  }

  @Test(arguments: StoreKind.available)
  func `a removed line stays removed`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 100)
    let first = try #require(try box.all().last)
    try box.remove(first.id)
    box.set("2026-03-03")
    #expect(try !texts(box).contains(first.details.texts[0]))
    #expect(try box.all().map(\.number).max() == 92)
    for saying in try box.all() { try box.remove(saying.id) }
    box.set("2027-03-03")
    #expect(try box.all().map(\.number) == Array(93...100).reversed())
  }

  @Test(arguments: StoreKind.available)
  func `after the last line one returns each day, and a removed one does not`(
    kind: StoreKind
  ) throws {
    let box = try SayingUseCaseFixture(kind, lines: 100)
    try box.release()
    box.set("2026-03-11")
    let count = try box.all().count
    func entries() throws -> [JournalEntry] {
      try box.store.read { try $0.journal.entries(JournalFilter(), before: nil, limit: 99) }
    }
    let before = try entries()
    for day in 13...15 {
      box.set("2026-03-\(day)")
      try box.release()
      let new = try box.queries.list(SayingFilter(.new), in: 0..<9)
      let saying = try #require(new.first)
      let midnight = LocalTime(literal: "2026-03-\(day)T00:00")
      #expect(saying.addedAt == FixedZone.seoul.instant(of: midnight))
      #expect(saying.isUnread(at: box.clock.now()) && new.count == min(2, day - 12))
      #expect(try box.all().count == count)
    }
    #expect(try entries() == before)
    let store = UnwritableStore(store: box.store, trouble: .failed(detail: "?"))
    try box.useCases(in: store).release()
    for saying in try box.all() { try box.remove(saying.id) }
    box.set("2027-03-03")
    #expect(try box.all().isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `a collection can be short or empty`(kind: StoreKind) throws {
    for count in [0, 1, 59] {
      let box = try SayingUseCaseFixture(kind, lines: count)
      box.set("2026-03-09")
      #expect(try box.all().count == count)
      #expect(try box.all().count { $0.isNew(at: box.clock.now()) } == max(0, count - 57))
      let before = try box.store.read { try $0.starters.progress() }
      try box.release()
      #expect(try box.store.read { try $0.starters.progress() } == before)
    }
  }

  @Test(arguments: StoreKind.available)
  func `nothing is written if no line is due`(kind: StoreKind) throws {
    let box = try SayingUseCaseFixture(kind, lines: 150)
    try box.release()
    let store = UnwritableStore(store: box.store, trouble: .failed(detail: "?"))
    try box.useCases(in: store).release()
    box.set("2026-03-02")
    #expect(throws: DomainError.self) { try box.useCases(in: store).release() }
    try box.useCases(in: UnwritableStore(store: box.store, trouble: .readOnly)).release()
    #expect(try box.store.read { try $0.sayings.totals().all } == 90)
  }
}

/// Counts how often the lines are requested.
private final class Asked: Sendable {
  let times = Mutex(0)
}
