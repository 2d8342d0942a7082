import HearthDomain
import HearthTestSupport
import Testing

@Suite struct ReadingEndTests {
  @Test(arguments: StoreKind.available)
  func `the last page finishes the book, which is then locked`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    try fixture.read(book, 299, on: "2026-11-18")
    let done = try fixture.read(book, 300, on: "2026-11-19")
    #expect(done.book.reading?.finishedOn == day("2026-11-19") && done.book.progressPercent == 100)
    #expect(try fixture.queries.book(book.id) == done.book)
    let locked = DomainError.refused(.book(.isFinished(title: "책")))
    #expect(throws: locked) { try fixture.read(book, 300) }
    #expect(throws: locked) { try fixture.editRecord(done.record.id, page: .page(3)) }
    #expect(throws: locked) { try fixture.removeRecord(done.record.id) }
    #expect(throws: locked) { try fixture.finish(book.id) }
    #expect(throws: locked) { try fixture.move(book.id, .up) }
    #expect(try fixture.rate(book.id, Rating("4.5")).rating?.halfStars == 9)
    #expect(try fixture.markFavourite(book.id, true).isFavourite)
    #expect(
      try fixture.addSentence(SentenceDetails(text: SentenceText("끝")), to: book.id).page == nil)
    // A reopened book continues at its page.
    #expect(try fixture.reopen(book.id).isOpen)
    #expect(throws: DomainError.refused(.book(.isNotFinished(title: "책")))) {
      try fixture.reopen(book.id)
    }
    #expect(try fixture.editRecord(done.record.id, page: .page(299)).record.pages == 0)
    #expect(try fixture.read(book, 300).book.isFinished)
    let kept = try fixture.markFavourite(FoundBook(bookDetails("남은 책"), from: .classics))
    #expect(throws: DomainError.refused(.book(.isNoGoal(title: "남은 책", author: nil)))) {
      try fixture.finish(kept.id)
    }
  }

  @Test(arguments: StoreKind.available, [true, false])
  func `an imported book without a start began with its first record`(
    kind: StoreKind, toTheLastPage: Bool
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    func imported(page: Int) throws -> Book {
      let id = try someID(Int64(page + 1)) as ID<Book>
      let book = Book(
        id: id, details: try bookDetails("책 \(page)"),
        reading: Reading(startedOn: .earliest, firstPage: page), addedAt: Instant(milliseconds: 0))
      try fixture.store.write { try $0.books.save(book) }
      return book
    }
    for (page, start) in [(0, day("2026-11-17")), (120, nil)] {
      let book = try imported(page: page)
      try fixture.read(book, 130, on: "2026-11-17")
      try fixture.read(book, 200, on: "2026-11-18")
      #expect(try fixture.queries.book(book.id).reading?.knownStart == nil)
      let done =
        try toTheLastPage ? fixture.read(book, 300).book : fixture.finish(book.id)
      #expect(done.reading?.knownStart == start)
      #expect(done.reading?.daysSpent == (start == nil ? nil : 4))
    }
  }

  @Test(arguments: StoreKind.available)
  func `finishing keeps the page, and a day can be given`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    try fixture.read(book, 50, on: "2026-11-10")
    #expect(
      throws: DomainError.invalid(
        .day, .beforeReading(day("2026-11-09"), earliest: day("2026-11-10")))
    ) { try fixture.finish(book.id, on: day("2026-11-09")) }
    #expect(throws: DomainError.self) { try fixture.finish(book.id, on: day("2026-11-21")) }
    let done = try fixture.finish(book.id, on: day("2026-11-12"))
    #expect(done.reading?.page == 50 && done.progressPercent == 100)
    #expect(done.reading?.daysSpent == 3 && done.reading?.daysBeforeTarget == nil)
    #expect(try fixture.queries.totals() == BookTotals(finished: 1, readings: 1))
    #expect(try fixture.queries.tower() == BookTower(books: 1, tenths: 185))
  }

  @Test(arguments: StoreKind.available)
  func `an assumed first day is dropped for an earlier finish date`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let past = day("2015-05-05")
    let book = try fixture.goal("오래전")
    let done = try fixture.finish(book.id, on: past)
    #expect(done.reading?.finishedOn == past && done.reading?.knownStart == nil)
    #expect(done.reading?.daysSpent == nil && done.reading?.page == 0)
    #expect(try fixture.queries.book(book.id) == done)
    // A kept book that becomes a goal, and a book that is started again, get today as their first
    // day by default.
    let kept = try fixture.markFavourite(FoundBook(bookDetails("담음"), from: .classics))
    try fixture.store.write { repositories in
      try repositories.books.save(
        Book(
          id: kept.id, details: kept.details, reading: reading(from: "2026-11-20", to: nil),
          place: kept.position, addedAt: Instant(milliseconds: 0)))
    }
    #expect(try fixture.finish(kept.id, on: past).reading?.knownStart == nil)
    try fixture.readAgain(kept.id)
    #expect(
      try fixture.finish(kept.id, on: day("2020-01-01")).reading?.knownStart == nil)
    let sometime = try fixture.finish(fixture.goal("언젠가").id, sometime: true)
    #expect(sometime.reading?.knownStart == nil && sometime.reading?.isFinishedOnUnknownDay == true)
    // An entered first day and the days of records stay.
    let entered = try fixture.add(bookDetails("적음"), startedOn: day("2026-11-01"))
    #expect(
      throws: DomainError.invalid(
        .day, .beforeStart(past, startedOn: day("2026-11-01"), book: entered.id.shortForm))
    ) { try fixture.finish(entered.id, on: past) }
    #expect(
      try fixture.finish(entered.id, sometime: true).reading?.knownStart == day("2026-11-01"))
    let read = try fixture.goal("읽음")
    try fixture.read(read, 20)
    #expect(
      throws: DomainError.invalid(.day, .beforeReading(past, earliest: day("2026-11-20")))
    ) { try fixture.finish(read.id, on: past) }
    #expect(
      try fixture.finish(read.id, sometime: true).reading?.knownStart == day("2026-11-20"))
  }

  @Test(arguments: StoreKind.available)
  func `all pages of a finished book count if no progress was recorded`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let months = try #require(Month(year: 2026, month: 11))
    func pages() throws -> Int? {
      try fixture.store.read { try $0.books.finishedTallies(in: months...months)[months]?.pages }
    }
    let left = try fixture.goal("멈춘 책")
    try fixture.read(left, 50)
    try fixture.finish(left.id)
    #expect(try pages() == 50)
    let unnoted = try fixture.goal("적지 않은 책", pages: 404)
    #expect(try pages() == 50)
    try fixture.finish(unnoted.id)
    #expect(try pages() == 454)
    // Reading again does not change the pages of the finished reading.
    try fixture.readAgain(unnoted.id)
    #expect(try pages() == 454)
    try fixture.finish(fixture.add(bookDetails("쪽수 모름", pages: nil)).id)
    #expect(try pages() == 454)
    #expect(try fixture.reopen(left.id).reading?.page == 50)
  }

  @Test(arguments: StoreKind.available)
  func `a book is read again from its first page`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    #expect(throws: DomainError.refused(.book(.isNotFinished(title: "책")))) {
      try fixture.readAgain(book.id)
    }
    let old = try fixture.read(book, 300, on: "2026-11-19").record
    try fixture.rate(book.id, Rating("5"))
    let again = try fixture.readAgain(book.id, target: day("2026-12-01"))
    #expect(again.reading?.number == 2 && again.reading?.page == 0 && again.isOpen)
    #expect(again.reading?.targetOn == day("2026-12-01"))
    let past = try fixture.queries.pastReadings(of: book.id)
    #expect(past.map(\.reading.number) == [1] && past[0].rating?.halfStars == 10)
    #expect(try fixture.read(book, 30).record.pages == 30)
    // The past reading keeps its rating; the new one has none.
    #expect(try fixture.queries.book(book.id).rating == nil)
    // A past reading is locked like a finished book.
    let locked = DomainError.refused(.book(.isFinished(title: "책")))
    #expect(throws: locked) { try fixture.editRecord(old.id, page: .page(290)) }
    #expect(throws: locked) { try fixture.removeRecord(old.id) }
    #expect(try fixture.history(book) == ["2026-11-19 300 300", "2026-11-20 30 30"])
    #expect(try fixture.queries.record(of: again, on: day("2026-11-19")) == nil)
    #expect(throws: DomainError.self) { try fixture.readAgain(book.id, target: day("2026-11-19")) }
  }
}
