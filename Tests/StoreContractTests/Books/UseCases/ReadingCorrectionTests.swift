import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingCorrectionTests {
  @Test(arguments: StoreKind.available)
  func `going back corrects the last record, if that is wanted`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    try desk.read(book, 50, on: "2026-11-18")
    try desk.read(book, 90, on: "2026-11-19")
    let refusal = DomainError.refused(.book(.goesBack(title: "책", from: 90, to: 70)))
    #expect(throws: refusal) { try desk.read(book, 70) }
    let outcome = try desk.record(book.id, .page(70), mayGoBack: true)
    #expect(outcome.record.day == day("2026-11-19") && outcome.record.pages == 20)
    #expect(outcome.book.reading?.page == 70)
    #expect(try desk.history(book) == ["2026-11-18 50 50", "2026-11-19 70 20"])
    // Not further back than the record before it.
    #expect(
      throws: DomainError.invalid(.page, .belowRecord(50, on: day("2026-11-18"), actual: 49))
    ) { try desk.record(book.id, .page(49), mayGoBack: true) }
    // The same on the day of the record itself.
    try desk.read(book, 80)
    #expect(try desk.record(book.id, .page(75), mayGoBack: true).record.pages == 5)
    #expect(try desk.history(book).last == "2026-11-20 75 5")
  }

  @Test(arguments: StoreKind.available)
  func `records are mended and moved, and the figures follow`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let one = try desk.read(book, 50, on: "2026-11-10").record
    let two = try desk.read(book, 90, on: "2026-11-15").record
    try desk.read(book, 120, on: "2026-11-18")
    try desk.editRecord(two.id, page: .page(100), time: TimeOfDay(hour: 3, minute: 0))
    #expect(
      try desk.history(book) == ["2026-11-10 50 50", "2026-11-15 100 50", "2026-11-18 120 20"])
    try desk.editRecord(two.id, day: day("2026-11-17"))
    #expect(try desk.history(book)[1] == "2026-11-17 100 50")
    #expect(throws: DomainError.conflict(.readingRecord, holder: "2026-11-10")) {
      try desk.editRecord(two.id, day: day("2026-11-10"))
    }
    #expect(
      throws: DomainError.invalid(.page, .aboveRecord(120, on: day("2026-11-18"), actual: 121))
    ) { try desk.editRecord(two.id, page: .page(121)) }
    // Past its neighbour it would not lie between the pages; nothing is left half done.
    #expect(
      throws: DomainError.invalid(.page, .belowRecord(120, on: day("2026-11-18"), actual: 100))
    ) { try desk.editRecord(two.id, day: day("2026-11-19")) }
    #expect(throws: DomainError.self) { try desk.editRecord(two.id, day: day("2026-11-21")) }
    #expect(try desk.history(book).count == 3)
    let moved = try desk.editRecord(one.id, day: day("2026-10-01"))
    #expect(moved.book.reading?.startedOn == day("2026-10-01"))
    let sums = try desk.reading.pages(on: day("2026-10-01")...day("2026-11-20"))
    #expect(
      sums == [day("2026-10-01"): 50, day("2026-11-17"): 50, day("2026-11-18"): 20])
  }

  @Test(arguments: StoreKind.available)
  func `a start that a record pulled back comes back without it`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let early = try desk.read(book, 20, on: "2026-11-01")
    let pulled = try #require(early.book.reading)
    #expect(pulled.startedOn == day("2026-11-01") && pulled.enteredStart == day("2026-11-20"))
    #expect(try desk.queries.book(book.id) == early.book)
    let moved = try desk.editRecord(early.record.id, day: day("2026-11-10")).book
    #expect(moved.reading?.startedOn == day("2026-11-10"))
    let back = try desk.removeRecord(early.record.id).book
    #expect(back.reading?.startedOn == day("2026-11-20") && back.reading?.enteredStart == nil)
    #expect(try desk.queries.book(book.id) == back)
    // One that was entered since then stays.
    let again = try desk.read(book, 20, on: "2026-11-01")
    var change = EditBook.Change(of: again.book)
    change.startedOn = day("2026-10-30")
    try desk.edit(book.id, to: change)
    #expect(
      try desk.removeRecord(again.record.id).book.reading?.startedOn == day("2026-10-30"))
  }

  @Test(arguments: StoreKind.available)
  func `an earlier day keeps its time unless one is told`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let time = TimeOfDay(hour: 22, minute: 0)
    try desk.record(book.id, .page(20), on: day("2026-11-19"), at: time)
    #expect(try desk.read(book, 25, on: "2026-11-19").record.time == time)
  }

  @Test(arguments: StoreKind.available)
  func `what time it is now says nothing of an earlier day`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    #expect(try desk.read(book, 20, on: "2026-11-19").record.time == nil)
    #expect(try desk.record(book.id, .page(30)).record.time != nil)
    #expect(try desk.queries.history(of: book.id, in: 0..<9).map(\.page) == [30, 20])
  }

  @Test(arguments: StoreKind.available)
  func `the last second of a day is a time as any other`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let last = TimeOfDay(hour: 23, minute: 59)
    let record = try desk.record(book.id, .page(20), on: day("2026-11-19"), at: .lastSecond)
      .record
    #expect(record.time == last)
    #expect(try desk.queries.history(of: book.id, in: 0..<9).map(\.time) == [last])
    let untimed = try desk.read(book, 5, on: "2026-11-18").record
    #expect(untimed.time == nil)
    #expect(try desk.editRecord(untimed.id, time: .lastSecond).record.time == last)
    let statistics = try desk.reading.statistics()
    #expect(statistics.byTimeOfDay == [.evening: 20])
  }

  @Test(arguments: StoreKind.available)
  func `a removed record leaves its pages to the next`(kind: StoreKind) throws {
    let desk = try Desk(kind)
    let book = try desk.goal()
    let records = try [(50, "2026-11-10"), (90, "2026-11-15"), (120, "2026-11-18")].map {
      try desk.read(book, $0.0, on: $0.1).record
    }
    try desk.removeRecord(records[1].id)
    #expect(try desk.history(book) == ["2026-11-10 50 50", "2026-11-18 120 70"])
    let last = try desk.removeRecord(records[2].id).book
    #expect(last.reading?.page == 50)
    #expect(last.reading?.lastRecord == ReadingDayMark(day: day("2026-11-10"), pages: 50))
    let empty = try desk.removeRecord(records[0].id).book
    #expect(empty.reading?.page == 0 && empty.reading?.lastRecord == nil)
    #expect(try desk.reading.streak() == ReadingStreak(current: 0, longest: 0))
    #expect(throws: DomainError.self) { try desk.removeRecord(records[0].id) }
  }
}
