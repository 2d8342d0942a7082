import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingRecordContractTests {
  @Test(arguments: StoreKind.available)
  func `all data of a record is read back`(kind: StoreKind) throws {
    let records = try [
      record(1, on: "0001-01-01", at: 0, page: 0, pages: 0),
      record(.max, on: "9999-12-31", at: 23, page: 20_000, pages: 20_000),
      ReadingRecord(
        id: try someID(3), book: try someID(2), reading: 99, day: day("2026-11-20"),
        time: .lastSecond, page: 7, pages: 3),
      ReadingRecord(
        id: try someID(4), book: try someID(2), reading: 98, day: day("2026-11-20"), time: nil,
        page: 7, pages: 3),
    ]
    #expect(records.map(\.time?.second) == [0, 0, 0, nil])
    let tried = try kind.makeShelf(records)
    for store in [tried.store, tried.reopened()] {
      for record in records {
        #expect(try store.read { try $0.readingRecords.record(record.id) } == record)
      }
      #expect(try store.read { try $0.readingRecords.record(someID(9)) } == nil)
    }
  }

  @Test(arguments: StoreKind.available)
  func `a reading has one record per day`(kind: StoreKind) throws {
    let tried = try kind.makeShelf([record(1, on: "2026-11-20"), record(2, on: "2026-11-21")])
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
    #expect(throws: DomainError.notFound(.book, query: stranger.shortForm, nearest: [])) {
      try keep(try record(5, of: 9, on: "2026-11-20"))
    }
    try tried.reopened().read { (repositories) throws in
      let records = repositories.readingRecords
      #expect(try records.list(of: someID(1), in: 0..<9).map(\.id.rawValue) == [2, 4, 1])
      #expect(try records.record(someID(1))?.page == 99)
    }
  }

  @Test(arguments: StoreKind.available)
  func `the records of a day are from all books, most pages first`(kind: StoreKind) throws {
    let store = try kind.makeShelf(
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
  func `neighbours of a record belong to the same reading`(kind: StoreKind) throws {
    let store = try kind.makeShelf(
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
    let store = try kind.makeShelf(records.reversed() + [record(50, of: 2, on: "2026-11-05")]).store
    let order: [Int64] = [9, 8, 7, 6, 5, 4, 18, 3, 19, 2, 20, 1]
    let expected = order.compactMap { id in records.first { $0.id.rawValue == id } }
    for places in [0..<Int.max, 0..<0, 0..<5, 5..<99, -4..<2, 40..<50] {
      let found = try store.read { try $0.readingRecords.list(of: someID(1), in: places) }
      #expect(found == Array(expected[places.clamped(to: expected.indices)]))
    }
  }
}
