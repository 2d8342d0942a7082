import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingProgressTests {
  @Test(arguments: StoreKind.available)
  func `pages are counted from the previous record`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let first = try fixture.read(book, 40)
    #expect(first.record.page == 40 && first.record.pages == 40)
    #expect(first.record.time == TimeOfDay(hour: 9, minute: 30))
    #expect(first.book.reading?.page == 40 && first.book.progressPercent == 13)
    #expect(first.book.reading?.pages(on: day("2026-11-20")) == 40)
    fixture.set("2026-11-21T23:00")
    try fixture.read(book, 100)
    #expect(try fixture.history(book) == ["2026-11-20 40 40", "2026-11-21 100 60"])
    // A day has one record, with the last page and time.
    fixture.set("2026-11-21T23:59")
    let last = try fixture.read(book, 110)
    #expect(last.record.pages == 70 && last.record.time == TimeOfDay(hour: 23, minute: 59))
    #expect(try fixture.history(book) == ["2026-11-20 40 40", "2026-11-21 110 70"])
    // A record without new pages is possible.
    fixture.set("2026-11-22T08:00")
    #expect(try fixture.read(book, 110).record.pages == 0)
    #expect(try fixture.queries.book(book.id).reading?.lastRecord?.day == day("2026-11-22"))
  }

  @Test(arguments: StoreKind.available)
  func `percent, a day and a time can be given`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind, at: "2026-11-20T12:30")
    let book = try fixture.goal(pages: 333)
    let noon = TimeOfDay(hour: 12, minute: 0)
    let outcome = try fixture.record(book.id, .percent(45), on: day("2026-11-20"), at: noon)
    #expect(outcome.record.page == 150 && outcome.record.time == noon)
    #expect(try fixture.record(book.id, .percent(100)).book.isFinished)
    let other = try fixture.goal("소년", pages: 333)
    for (progress, field, problem) in [
      (ReadingProgress.percent(101), Field.percent, Problem.outOfRange(0...100, actual: 101)),
      (.percent(-1), .percent, .outOfRange(0...100, actual: -1)),
      (.page(334), .page, .pastEnd(of: "소년", pages: 333, actual: 334)),
      (.page(-1), .page, .outOfRange(0...333, actual: -1)),
    ] {
      #expect(throws: DomainError.invalid(field, problem)) {
        try fixture.record(other.id, progress)
      }
    }
  }

  @Test(arguments: StoreKind.available)
  func `the page of a record between two others lies between their pages`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    try fixture.read(book, 50, on: "2026-11-10")
    try fixture.read(book, 90, on: "2026-11-15")
    let outcome = try fixture.read(book, 60, on: "2026-11-12")
    #expect(outcome.book.reading?.page == 90 && outcome.book.reading?.lastRecord?.pages == 30)
    #expect(
      try fixture.history(book) == ["2026-11-10 50 50", "2026-11-12 60 10", "2026-11-15 90 30"])
    #expect(
      throws: DomainError.invalid(
        .page, .aboveRecord(.page(90), on: day("2026-11-15"), actual: .page(91)))
    ) { try fixture.read(book, 91, on: "2026-11-13") }
    #expect(
      throws: DomainError.invalid(
        .page, .belowRecord(.page(60), on: day("2026-11-12"), actual: .page(59)))
    ) { try fixture.read(book, 59, on: "2026-11-13") }
    // A record before the first one is accepted; the first day moves.
    let early = try fixture.read(book, 20, on: "2026-11-01")
    #expect(early.book.reading?.startedOn == day("2026-11-01"))
    #expect(try fixture.history(book).prefix(2) == ["2026-11-01 20 20", "2026-11-10 50 30"])
    #expect(
      throws: DomainError.invalid(.day, .inTheFuture(day("2026-11-21"), today: day("2026-11-20")))
    ) { try fixture.read(book, 100, on: "2026-11-21") }
    #expect(try fixture.history(book).count == 4)
  }

  @Test(arguments: StoreKind.available)
  func `a record cannot have a future time today`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind, at: "2026-11-20T07:30")
    let book = try fixture.goal()
    let late = try #require(TimeOfDay(hour: 23, minute: 0))
    let early = try #require(TimeOfDay(hour: 7, minute: 30))
    let refusal = DomainError.invalid(.time, .laterToday(late, now: early))
    #expect(throws: refusal) { try fixture.record(book.id, .page(10), at: late) }
    #expect(throws: refusal) {
      try fixture.record(book.id, .page(10), on: day("2026-11-20"), at: late)
    }
    #expect(try fixture.history(book).isEmpty)
    let record = try fixture.record(book.id, .page(10), at: early).record
    #expect(throws: refusal) { try fixture.editRecord(record.id, time: late) }
    // That time is accepted for yesterday.
    let before = try fixture.record(book.id, .page(5), on: day("2026-11-19"), at: late).record
    #expect(before.time == late)
    #expect(throws: DomainError.self) {
      try fixture.editRecord(before.id, day: day("2026-11-20"))
    }
  }

  @Test(arguments: StoreKind.available)
  func `relative pages are counted from the page reached by that day`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    #expect(try fixture.record(book.id, .pagesFurther(10)).record.page == 10)
    // Two relative entries on one day add up.
    let again = try fixture.record(book.id, .pagesFurther(15)).record
    #expect(again.page == 25 && again.pages == 25)
    fixture.set("2026-11-25T09:00")
    #expect(try fixture.record(book.id, .pagesFurther(30)).record.page == 55)
    #expect(try fixture.record(book.id, .pagesFurther(5), on: day("2026-11-22")).record.page == 30)
    #expect(try fixture.record(book.id, .pagesFurther(0)).record.page == 55)
    #expect(
      throws: DomainError.invalid(
        .page, .aboveRecord(.page(55), on: day("2026-11-25"), actual: .page(70)))
    ) { try fixture.record(book.id, .pagesFurther(40), on: day("2026-11-23")) }
    let pastEnd = Problem.pastEnd(of: book.title, pages: 300, actual: .max)
    #expect(throws: DomainError.invalid(.page, pastEnd)) {
      try fixture.record(book.id, .pagesFurther(.max))
    }
    #expect(
      try fixture.history(book) == ["2026-11-20 25 25", "2026-11-22 30 5", "2026-11-25 55 25"])
  }

  @Test(arguments: StoreKind.available)
  func `a book without pages accepts only percentages`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let open = try book(1, pages: nil, reading: reading())
    try save([open], in: fixture.store)
    for progress in [ReadingProgress.page(40), .pagesFurther(40)] {
      #expect(throws: DomainError.invalid(.page, .onlyPercent(progress, of: open.title))) {
        try fixture.record(open.id, progress)
      }
    }
    #expect(try fixture.record(open.id, .percent(40)).book.progressPercent == 40)
  }
}
