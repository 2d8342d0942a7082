import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingRecordContractTests {
  private func shelf(_ kind: StoreKind, _ records: [ReadingRecord] = []) throws -> StoreUnderTest {
    let tried = try kind.make()
    try save([book(1, reading: reading()), book(2, reading: reading())], in: tried.store)
    try tried.store.write { repositories in
      for record in records { try repositories.readingRecords.save(record) }
    }
    return tried
  }

  @Test(arguments: StoreKind.available)
  func `everything about a record comes back`(kind: StoreKind) throws {
    let records = try [
      record(1, on: "0001-01-01", at: 0, page: 0, pages: 0),
      record(.max, on: "9999-12-31", at: 23, page: 20_000, pages: 20_000),
      ReadingRecord(
        id: try someID(3), book: try someID(2), reading: 99, day: day("2026-11-20"),
        time: TimeOfDay(hour: 23, minute: 59, second: 59) ?? .noon, page: 7, pages: 3),
    ]
    let tried = try shelf(kind, records)
    for store in [tried.store, tried.reopened()] {
      for record in records {
        #expect(try store.read { try $0.readingRecords.record(record.id) } == record)
      }
      #expect(try store.read { try $0.readingRecords.record(someID(9)) } == nil)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a reading has one record a day`(kind: StoreKind) throws {
    let tried = try shelf(kind, [record(1, on: "2026-11-20"), record(2, on: "2026-11-21")])
    func keep(_ record: ReadingRecord) throws {
      try tried.store.write { try $0.readingRecords.save(record) }
    }
    for id in [2, 9] as [Int64] {
      #expect(throws: DomainError.conflict(.readingRecord, holder: "2026-11-20")) {
        try keep(try record(id, on: "2026-11-20"))
      }
    }
    try keep(try record(3, of: 2, on: "2026-11-20"))
    try keep(try record(4, reading: 2, on: "2026-11-20"))
    try keep(try record(1, on: "2026-11-20", page: 99, pages: 99))
    let stranger: ID<Book> = try someID(9)
    #expect(throws: DomainError.notFound(.book, query: stranger.short, nearest: [])) {
      try keep(try record(5, of: 9, on: "2026-11-20"))
    }
    try tried.reopened().read { (repositories) throws in
      let records = repositories.readingRecords
      #expect(try records.list(of: someID(1), in: 0..<9).map(\.id.rawValue) == [2, 4, 1])
      #expect(try records.record(someID(1))?.page == 99)
    }
  }

  @Test(arguments: StoreKind.available)
  func `the records of a day are those of all books, most pages first`(kind: StoreKind) throws {
    let store = try shelf(
      kind,
      [
        record(1, on: "2026-11-20", page: 9, pages: 9), record(2, on: "2026-11-21"),
        record(3, of: 2, on: "2026-11-20", page: 40, pages: 40),
        record(4, reading: 2, on: "2026-11-20", page: 9, pages: 9),
      ]
    ).store
    try store.read { (repositories) throws in
      let records = repositories.readingRecords
      #expect(try records.list(on: day("2026-11-20")).map(\.id.rawValue) == [3, 1, 4])
      #expect(try records.list(on: day("2026-11-22")).isEmpty)
    }
  }

  @Test(arguments: StoreKind.available)
  func `neighbours are those of the same reading`(kind: StoreKind) throws {
    let store = try shelf(
      kind,
      [
        record(1, on: "2026-11-10"), record(2, on: "2026-11-12"), record(3, on: "2026-11-20"),
        record(4, reading: 2, on: "2026-11-11"), record(5, of: 2, on: "2026-11-13"),
      ]
    ).store
    let table: [(String, before: Int64?, after: Int64?)] = [
      ("0001-01-01", nil, 1), ("2026-11-09", nil, 1), ("2026-11-10", 1, 2), ("2026-11-11", 1, 2),
      ("2026-11-12", 2, 3), ("2026-11-19", 2, 3), ("2026-11-20", 3, nil), ("9999-12-31", 3, nil),
    ]
    try store.read { (repositories) throws in
      let records = repositories.readingRecords
      for (date, before, after) in table {
        let (one, day) = (try someID(1) as ID<Book>, day(date))
        #expect(try records.record(of: one, 1, onOrBefore: day)?.id.rawValue == before, "\(date)")
        #expect(try records.record(of: one, 1, after: day)?.id.rawValue == after, "\(date)")
      }
      #expect(try records.record(of: someID(1), 3, onOrBefore: .latest) == nil)
      #expect(try records.record(of: someID(3), 1, after: .earliest) == nil)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a history is paged with the latest day first`(kind: StoreKind) throws {
    let days = (1...9).map { "2026-11-0\($0)" }
    var records = try days.enumerated().map { try record(Int64($0 + 1), on: $1) }
    records += try days.prefix(3).enumerated().map {
      try record(Int64(20 - $0), reading: 2, on: $1)
    }
    let store = try shelf(kind, records.reversed() + [record(50, of: 2, on: "2026-11-05")]).store
    let expected = records.sorted(by: ReadingRecord.isListedBefore)
    for places in [0..<Int.max, 0..<0, 0..<5, 5..<99, -4..<2, 40..<50] {
      let found = try store.read { try $0.readingRecords.list(of: someID(1), in: places) }
      #expect(found == Array(expected[places.clamped(to: expected.indices)]))
    }
  }

  @Test(arguments: StoreKind.available)
  func `days sum what was read in each part, half open`(kind: StoreKind) throws {
    let hours = [0, 5, 6, 11, 12, 17, 18, 23]
    let records = try hours.enumerated().map { place, hour in
      try record(
        Int64(place + 1), of: place % 2 == 0 ? 1 : 2, reading: place + 1, on: "2026-11-20",
        at: hour,
        pages: 1 << place)
    }
    let tried = try shelf(
      kind, records + [record(90, on: "2026-11-21", pages: 0), record(91, on: "2026-11-25")])
    func days(_ first: String, _ last: String) throws -> [ReadingDay] {
      try tried.reopened().read { try $0.readingRecords.days(day(first)...day(last)) }
    }
    let full = ReadingDay(
      day: day("2026-11-20"),
      pages: [.night: 3, .morning: 12, .afternoon: 48, .evening: 192])
    let empty = ReadingDay(day: day("2026-11-21"), pages: [:])
    #expect(try days("2026-11-20", "2026-11-24") == [full, empty])
    #expect(try days("2026-11-21", "2026-11-21") == [empty])
    #expect(try days("0001-01-01", "9999-12-31").count == 3)
    #expect(try days("2026-11-22", "2026-11-24").isEmpty)
    // The zero is no day of reading.
    let runs = [day("2026-11-20")...day("2026-11-20"), day("2026-11-25")...day("2026-11-25")]
    #expect(try tried.store.read { try $0.readingRecords.runs() } == runs)
    try tried.store.write { try $0.readingRecords.save(record(90, on: "2026-11-21", pages: 5)) }
    #expect(
      try tried.store.read { try $0.readingRecords.runs() }
        == [day("2026-11-20")...day("2026-11-21"), runs[1]])
  }

  @Test(arguments: StoreKind.available)
  func `what was read at no known time is in no part of its day`(kind: StoreKind) throws {
    func untimed(_ id: Int64, _ date: String, _ pages: Int) throws -> ReadingRecord {
      ReadingRecord(
        id: try someID(id), book: try someID(1), reading: Int(id), day: day(date),
        time: ReadingRecord.unknownTime, page: 100, pages: pages)
    }
    let tried = try shelf(
      kind,
      [
        untimed(1, "2026-11-20", 8), untimed(2, "2026-11-20", 4), untimed(3, "2026-11-21", 7),
        record(4, reading: 4, on: "2026-11-20", at: 23, pages: 30),
      ])
    func days() throws -> [ReadingDay] {
      try tried.store.read { try $0.readingRecords.days(day("2026-11-20")...day("2026-11-22")) }
    }
    let later = ReadingDay(day: day("2026-11-21"), pages: [:], untimedPages: 7)
    #expect(
      try days() == [
        ReadingDay(day: day("2026-11-20"), pages: [.evening: 30], untimedPages: 12), later,
      ])
    #expect(try days().map(\.allPages) == [42, 7])
    let known = try record(1, reading: 1, on: "2026-11-20", at: 7, pages: 8)
    try tried.store.write { try $0.readingRecords.save(known) }
    #expect(
      try days() == [
        ReadingDay(
          day: day("2026-11-20"), pages: [.morning: 8, .evening: 30], untimedPages: 4), later,
      ])
    #expect(try tried.store.read { try $0.readingRecords.runs() }.count == 1)
  }

  @Test(arguments: StoreKind.available, [1, 2, 3])
  func `days and runs follow every edit and removal`(kind: StoreKind, seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let tried = try shelf(kind)
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

  private func expect(
    _ records: [ReadingRecord], in store: any Store, _ note: Comment
  ) throws {
    var sums: [Day: [ReadingTime: Int]] = [:]
    for record in records {
      sums[record.day, default: [:]][ReadingTime(at: record.time), default: 0] += record.pages
    }
    let days = sums.map { ReadingDay(day: $0.key, pages: $0.value.filter { $0.value > 0 }) }
      .sorted { $0.day < $1.day }
    try store.read { (repositories) throws in
      let found = repositories.readingRecords
      #expect(try found.days(.earliest ... .latest) == days, note)
      #expect(try found.runs() == runs(of: days.filter { $0.allPages > 0 }.map(\.day)), note)
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

  @Test(arguments: StoreKind.available)
  func `runs reach over thousands of days`(kind: StoreKind) throws {
    let start = day("2000-01-01")
    let store = try shelf(kind).store
    // Every hundredth day is missing; written in an order in which runs grow at both ends.
    let read = (0..<5_000).filter { $0 % 100 != 99 }
    try store.write { repositories in
      for place in read.sorted(by: { ($0 % 7, $0) < ($1 % 7, $1) }) {
        let date = start.adding(days: place)
        try repositories.readingRecords.save(
          try record(Int64(place + 1), on: date.description, page: 1, pages: 1))
      }
    }
    try expectRuns(50, of: 99, in: store)
    let gap = start.adding(days: 99)
    try store.write { repositories in
      try repositories.readingRecords.save(try record(100, on: gap.description, pages: 1))
    }
    #expect(
      try store.read { try $0.readingRecords.runs() }.first == start...start.adding(days: 198))
    try store.write { try $0.readingRecords.remove(try someID(100)) }
    try expectRuns(50, of: 99, in: store)
  }

  private func expectRuns(_ count: Int, of days: Int, in store: any Store) throws {
    let runs = try store.read { try $0.readingRecords.runs() }
    #expect(runs.count == count)
    #expect(runs.allSatisfy { $0.upperBound - $0.lowerBound + 1 == days })
  }
}
