import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingDayContractTests {
  @Test(arguments: StoreKind.available)
  func `daily sums are split by part of day, with half-open intervals`(kind: StoreKind) throws {
    let hours = [0, 5, 6, 11, 12, 17, 18, 23]
    let records = try hours.enumerated().map { place, hour in
      try record(
        Int64(place + 1), of: place % 2 == 0 ? 1 : 2, reading: place + 1, on: "2026-11-20",
        at: hour,
        pages: 1 << place)
    }
    let tried = try kind.makeShelf(
      records + [record(90, on: "2026-11-21", pages: 0), record(91, on: "2026-11-25")])
    func days(_ first: String, _ last: String) throws -> [ReadingDay] {
      try tried.reopened().read { try $0.readingRecords.readingDays(day(first)...day(last)) }
    }
    let full = ReadingDay(
      day: day("2026-11-20"),
      pages: [.night: 3, .morning: 12, .afternoon: 48, .evening: 192])
    let empty = ReadingDay(day: day("2026-11-21"), pages: [:])
    #expect(try days("2026-11-20", "2026-11-24") == [full, empty])
    #expect(try days("2026-11-21", "2026-11-21") == [empty])
    #expect(try days("0001-01-01", "9999-12-31").count == 3)
    #expect(try days("2026-11-22", "2026-11-24").isEmpty)
    // A record with 0 pages is not a day with reading.
    let runs = [day("2026-11-20")...day("2026-11-20"), day("2026-11-25")...day("2026-11-25")]
    #expect(try tried.store.read { try $0.readingRecords.consecutiveDayRanges() } == runs)
    try tried.store.write { try $0.readingRecords.save(record(90, on: "2026-11-21", pages: 5)) }
    #expect(
      try tried.store.read { try $0.readingRecords.consecutiveDayRanges() }
        == [day("2026-11-20")...day("2026-11-21"), runs[1]])
  }

  @Test(arguments: StoreKind.available)
  func `pages without a time are in no part of the day`(kind: StoreKind) throws {
    func untimed(_ id: Int64, _ date: String, _ pages: Int) throws -> ReadingRecord {
      ReadingRecord(
        id: try someID(id), book: try someID(1), reading: Int(id), day: day(date),
        time: nil, page: 100, pages: pages)
    }
    let tried = try kind.makeShelf(
      [
        untimed(1, "2026-11-20", 8), untimed(2, "2026-11-20", 4), untimed(3, "2026-11-21", 7),
        record(4, reading: 4, on: "2026-11-20", at: 23, pages: 30),
      ])
    func days() throws -> [ReadingDay] {
      try tried.store.read {
        try $0.readingRecords.readingDays(day("2026-11-20")...day("2026-11-22"))
      }
    }
    let later = ReadingDay(day: day("2026-11-21"), pages: [:], untimedPages: 7)
    #expect(
      try days() == [
        ReadingDay(day: day("2026-11-20"), pages: [.evening: 30], untimedPages: 12), later,
      ])
    #expect(try days().map(\.totalPages) == [42, 7])
    let known = try record(1, reading: 1, on: "2026-11-20", at: 7, pages: 8)
    try tried.store.write { try $0.readingRecords.save(known) }
    #expect(
      try days() == [
        ReadingDay(
          day: day("2026-11-20"), pages: [.morning: 8, .evening: 30], untimedPages: 4), later,
      ])
    #expect(try tried.store.read { try $0.readingRecords.consecutiveDayRanges() }.count == 1)
  }

  @Test(.inWholeRuns, arguments: StoreKind.available, [1, 2, 3])
  func `days and streaks are updated by every edit and removal`(kind: StoreKind, seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let tried = try kind.makeShelf()
    let start = day("2024-02-20")
    var known: [Int64: ReadingRecord] = [:]
    for round in 0..<40 {
      try tried.store.write { repositories in
        for _ in 0..<15 {
          let id = Int64.random(in: 1...60, using: &numbers)
          if Int.random(in: 0...2, using: &numbers) == 0 {
            known[id] = nil
            try repositories.readingRecords.remove(try someID(id))
            continue
          }
          let date = start.adding(days: Int.random(in: 0...30, using: &numbers))
          let changed = ReadingRecord(
            id: try someID(id), book: try someID(id % 2 + 1), reading: Int(id), day: date,
            time: TimeOfDay(hour: Int.random(in: 0...23, using: &numbers), minute: 30) ?? .noon,
            page: 100, pages: [0, 0, 1, 20].randomElement(using: &numbers) ?? 0)
          known[id] = changed
          try repositories.readingRecords.save(changed)
        }
      }
      try expect(Array(known.values), in: tried.store, "round \(round)")
    }
    try expect(Array(known.values), in: tried.reopened(), "reopened")
  }

  @Test(.inWholeRuns, arguments: StoreKind.available)
  func `streaks can span thousands of days`(kind: StoreKind) throws {
    let start = day("2000-01-01")
    let store = try kind.makeShelf().store
    // Every hundredth day is missing; the order of writing extends ranges at both ends.
    let stretches = TestExtent.count(50, usually: 20)
    let read = (0..<100 * stretches).filter { $0 % 100 != 99 }
    try store.write { repositories in
      for place in read.sorted(by: { ($0 % 7, $0) < ($1 % 7, $1) }) {
        let date = start.adding(days: place)
        try repositories.readingRecords.save(
          try record(Int64(place + 1), on: date.description, page: 1, pages: 1))
      }
    }
    try expectRuns(stretches, of: 99, in: store)
    let gap = start.adding(days: 99)
    try store.write { repositories in
      try repositories.readingRecords.save(try record(100, on: gap.description, pages: 1))
    }
    #expect(
      try store.read { try $0.readingRecords.consecutiveDayRanges() }.first
        == start...start.adding(days: 198))
    try store.write { try $0.readingRecords.remove(try someID(100)) }
    try expectRuns(stretches, of: 99, in: store)
  }

  private func expect(
    _ records: [ReadingRecord], in store: any Store, _ note: Comment
  ) throws {
    var sums: [Day: [PartOfDay: Int]] = [:]
    for record in records {
      let time = PartOfDay(ofReadingAt: try #require(record.time))
      sums[record.day, default: [:]][time, default: 0] += record.pages
    }
    let days = sums.map { ReadingDay(day: $0.key, pages: $0.value.filter { $0.value > 0 }) }
      .sorted { $0.day < $1.day }
    try store.read { (repositories) throws in
      let found = repositories.readingRecords
      #expect(try found.readingDays(.earliest ... .latest) == days, note)
      #expect(
        try found.consecutiveDayRanges() == runs(of: days.filter { $0.totalPages > 0 }.map(\.day)),
        note)
    }
  }

  private func runs(of days: [Day]) -> [ClosedRange<Day>] {
    var runs: [ClosedRange<Day>] = []
    for day in days {
      if let last = runs.last, last.upperBound.adding(days: 1) == day {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return runs
  }

  private func expectRuns(_ count: Int, of days: Int, in store: any Store) throws {
    let runs = try store.read { try $0.readingRecords.consecutiveDayRanges() }
    #expect(runs.count == count)
    #expect(runs.allSatisfy { $0.upperBound - $0.lowerBound + 1 == days })
  }
}
