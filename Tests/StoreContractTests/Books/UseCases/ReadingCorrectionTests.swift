import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReadingCorrectionTests {
  @Test(arguments: StoreKind.available)
  func `going back corrects the last record on request`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    try fixture.read(book, 50, on: "2026-11-18")
    try fixture.read(book, 90, on: "2026-11-19")
    let last = try #require(try fixture.queries.history(of: book.id, in: 0..<1).first)
    let refusal = DomainError.refused(
      .book(.goesBack(title: "책", from: 90, to: 70, putBack: [LoweredRecord(before: last)])))
    #expect(throws: refusal) { try fixture.read(book, 70) }
    let outcome = try fixture.record(book.id, .page(70), mayGoBack: true)
    #expect(outcome.record.day == day("2026-11-19") && outcome.record.pages == 20)
    #expect(outcome.book.reading?.page == 70)
    #expect(try fixture.history(book) == ["2026-11-18 50 50", "2026-11-19 70 20"])
    // The correction also works on the day of the record.
    try fixture.read(book, 80)
    #expect(try fixture.record(book.id, .page(75), mayGoBack: true).record.pages == 5)
    #expect(try fixture.history(book).last == "2026-11-20 75 5")
  }

  @Test(arguments: StoreKind.available)
  func `going back further also corrects earlier days, and reports them`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    for (page, day) in [(40, "15"), (60, "16"), (100, "17"), (110, "18")] {
      try fixture.read(book, page, on: "2026-11-\(day)")
    }
    let records = try fixture.queries.history(of: book.id, in: 0..<9)
    // Two records are removed; the third keeps a page that was read on its day.
    let putBack = records[0...2].enumerated().map {
      LoweredRecord(before: $0.element, isRemoved: $0.offset < 2)
    }
    let before = try fixture.history(book)
    let refusal = DomainError.refused(
      .book(.goesBack(title: "책", from: 110, to: 50, putBack: putBack)))
    #expect(throws: refusal) { try fixture.read(book, 50) }
    #expect(try fixture.history(book) == before)
    let outcome = try fixture.record(book.id, .page(50), mayGoBack: true)
    // Days without pages lose their record.
    #expect(outcome.loweredRecords == putBack && outcome.record.id == records[2].id)
    #expect(try fixture.history(book) == ["2026-11-15 40 40", "2026-11-16 50 10"])
    #expect(try fixture.queries.book(book.id) == outcome.book)
    #expect(outcome.book.reading?.page == 50)
    // A page between records of other days is not going back: such records have to be corrected
    // separately.
    try fixture.read(book, 60, on: "2026-11-18")
    #expect(
      throws: DomainError.invalid(
        .page, .belowRecord(.page(50), on: day("2026-11-16"), actual: .page(45)))
    ) { try fixture.record(book.id, .page(45), on: day("2026-11-17"), mayGoBack: true) }
  }

  /// The page gone back to, the given day, and the remaining records. Before, records up to page 60
  /// exist on three days.
  private static let goneBack: [(page: Int, on: String, left: [String], isKept: Bool)] = [
    (0, "2026-11-20", [], false),
    (0, "2026-11-18", [], false),
    (20, "2026-11-20", ["2026-11-16 20 20"], true),
    (20, "2026-11-18", ["2026-11-16 20 20", "2026-11-18 20 0"], true),
    (40, "2026-11-20", ["2026-11-16 20 20", "2026-11-17 40 20"], true),
    (50, "2026-11-20", ["2026-11-16 20 20", "2026-11-17 40 20", "2026-11-18 50 10"], true),
  ]

  @Test(arguments: StoreKind.available, goneBack)
  func `going back removes records of days without pages`(
    kind: StoreKind, back: (page: Int, on: String, left: [String], isKept: Bool)
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    for (page, day) in [(20, "16"), (40, "17"), (60, "18")] {
      try fixture.read(book, page, on: "2026-11-\(day)")
    }
    let refused = #expect(throws: DomainError.self) {
      try fixture.record(book.id, .page(back.page), on: day(back.on))
    }
    let outcome = try fixture.record(
      book.id, .page(back.page), on: day(back.on), mayGoBack: true)
    let refusal = DomainError.refused(
      .book(
        .goesBack(title: "책", from: 60, to: back.page, putBack: outcome.loweredRecords)))
    #expect(refused == refusal)
    #expect(try fixture.history(book) == back.left)
    #expect(outcome.isRecordKept == back.isKept)
    #expect(outcome.loweredRecords.count(where: \.isRemoved) == 3 - back.left.count)
    #expect(outcome.book.reading?.page == back.page)
    let last = outcome.isRecordKept ? outcome.record.pages : nil
    #expect(outcome.book.reading?.lastRecord?.pages == last)
    #expect(try fixture.queries.book(book.id) == outcome.book)
  }

  @Test(arguments: StoreKind.available)
  func `editing and moving records updates the totals`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let one = try fixture.read(book, 50, on: "2026-11-10").record
    let two = try fixture.read(book, 90, on: "2026-11-15").record
    try fixture.read(book, 120, on: "2026-11-18")
    try fixture.editRecord(two.id, page: .page(100), time: TimeOfDay(hour: 3, minute: 0))
    #expect(
      try fixture.history(book) == ["2026-11-10 50 50", "2026-11-15 100 50", "2026-11-18 120 20"])
    try fixture.editRecord(two.id, day: day("2026-11-17"))
    #expect(try fixture.history(book)[1] == "2026-11-17 100 50")
    #expect(throws: DomainError.conflict(.readingRecord, holder: "2026-11-10")) {
      try fixture.editRecord(two.id, day: day("2026-11-10"))
    }
    #expect(
      throws: DomainError.invalid(
        .page, .aboveRecord(.page(120), on: day("2026-11-18"), actual: .page(121)))
    ) { try fixture.editRecord(two.id, page: .page(121)) }
    // The page would not be between those of the neighbouring records; a failed change leaves no
    // trace.
    #expect(
      throws: DomainError.invalid(
        .page, .belowRecord(.page(120), on: day("2026-11-18"), actual: .page(100)))
    ) { try fixture.editRecord(two.id, day: day("2026-11-19")) }
    #expect(throws: DomainError.self) { try fixture.editRecord(two.id, day: day("2026-11-21")) }
    #expect(try fixture.history(book).count == 3)
    let moved = try fixture.editRecord(one.id, day: day("2026-10-01"))
    #expect(moved.book.reading?.startedOn == day("2026-10-01"))
    let sums = try fixture.readingQueries.readDays(day("2026-10-01")...day("2026-11-20")).pages
    #expect(
      sums == [day("2026-10-01"): 50, day("2026-11-17"): 50, day("2026-11-18"): 20])
  }

  @Test(arguments: StoreKind.available)
  func `a start moved by a record is restored when the record is removed`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let early = try fixture.read(book, 20, on: "2026-11-01")
    let pulled = try #require(early.book.reading)
    #expect(pulled.startedOn == day("2026-11-01") && pulled.enteredStart == day("2026-11-20"))
    #expect(try fixture.queries.book(book.id) == early.book)
    let moved = try fixture.editRecord(early.record.id, day: day("2026-11-10")).book
    #expect(moved.reading?.startedOn == day("2026-11-10"))
    let back = try fixture.removeRecord(early.record.id).book
    #expect(back.reading?.startedOn == day("2026-11-20") && back.reading?.enteredStart == nil)
    #expect(try fixture.queries.book(book.id) == back)
    // A first day that was entered later stays.
    let again = try fixture.read(book, 20, on: "2026-11-01")
    var change = EditBook.Change(of: again.book)
    change.startedOn = day("2026-10-30")
    try fixture.edit(book.id, to: change)
    #expect(
      try fixture.removeRecord(again.record.id).book.reading?.startedOn == day("2026-10-30"))
  }

  @Test(arguments: StoreKind.available)
  func `an edited earlier day keeps its time unless one is given`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let time = TimeOfDay(hour: 22, minute: 0)
    try fixture.record(book.id, .page(20), on: day("2026-11-19"), at: time)
    #expect(try fixture.read(book, 25, on: "2026-11-19").record.time == time)
  }

  @Test(arguments: StoreKind.available)
  func `a record of an earlier day does not get the current time`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    #expect(try fixture.read(book, 20, on: "2026-11-19").record.time == nil)
    #expect(try fixture.record(book.id, .page(30)).record.time != nil)
    #expect(try fixture.queries.history(of: book.id, in: 0..<9).map(\.page) == [30, 20])
  }

  @Test(arguments: StoreKind.available)
  func `the last second of a day is a valid time`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let last = TimeOfDay(hour: 23, minute: 59)
    let record = try fixture.record(book.id, .page(20), on: day("2026-11-19"), at: .lastSecond)
      .record
    #expect(record.time == last)
    #expect(try fixture.queries.history(of: book.id, in: 0..<9).map(\.time) == [last])
    let untimed = try fixture.read(book, 5, on: "2026-11-18").record
    #expect(untimed.time == nil)
    #expect(try fixture.editRecord(untimed.id, time: .lastSecond).record.time == last)
    let statistics = try fixture.readingQueries.statistics()
    #expect(statistics.byTimeOfDay == [.evening: 20])
  }

  @Test(arguments: StoreKind.available)
  func `a removed record leaves its pages to the next`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let records = try [(50, "2026-11-10"), (90, "2026-11-15"), (120, "2026-11-18")].map {
      try fixture.read(book, $0.0, on: $0.1).record
    }
    try fixture.removeRecord(records[1].id)
    #expect(try fixture.history(book) == ["2026-11-10 50 50", "2026-11-18 120 70"])
    let last = try fixture.removeRecord(records[2].id).book
    #expect(last.reading?.page == 50)
    #expect(last.reading?.lastRecord == RecordedDayPages(day: day("2026-11-10"), pages: 50))
    let empty = try fixture.removeRecord(records[0].id).book
    #expect(empty.reading?.page == 0 && empty.reading?.lastRecord == nil)
    #expect(try fixture.readingQueries.streak() == ReadingStreak(current: 0, longest: 0))
    #expect(throws: DomainError.self) { try fixture.removeRecord(records[0].id) }
  }
}
