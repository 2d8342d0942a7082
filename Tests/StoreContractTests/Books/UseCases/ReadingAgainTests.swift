import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReadingAgainTests {
  private typealias Listed = BookFilesTests.Listed

  private func tally(_ fixture: BookUseCaseFixture) throws -> [Int] {
    let totals = try fixture.queries.totals()
    return [totals.open, totals.finished, totals.readings, totals.beingReadAgain]
  }

  @Test(arguments: StoreKind.available)
  func `a book that is read again still counts as finished in lists and totals`(kind: StoreKind)
    throws
  {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("다시")
    let other = try fixture.goal("한 번", pages: 100)
    try fixture.read(other, 100, on: "2026-11-10")
    try fixture.read(book, 300, on: "2026-11-18")
    try fixture.rate(book.id, Rating("4.5"))
    let again = try fixture.readAgain(book.id)
    #expect(again.reading?.targetOn == nil && again.plan(today: day("2026-11-20")) == nil)
    #expect(
      again.isOpen && again.wasFinished && again.latestRating?.halfStars == 9 && again.rating == nil
    )
    #expect(try fixture.queries.book(book.id) == again)
    #expect(try tally(fixture) == [1, 2, 2, 1])
    #expect(try fixture.queries.tower().books == 2)
    for order in BookOrder.allCases {
      let finished = try fixture.queries.list(BookFilter(.finished), by: order, in: 0..<9)
      #expect(finished.count == 2, "\(order)")
      if order == .finished { #expect(finished.map(\.title) == ["다시", "한 번"]) }
    }
    #expect(try fixture.queries.list(in: 0..<9).map(\.title) == ["다시"])
    let ofCategory = BookFilter(.finished, category: .other)
    #expect(try fixture.queries.list(ofCategory, by: .title, in: 0..<9).count == 2)
    try fixture.finish(book.id)
    #expect(try tally(fixture) == [0, 2, 3, 0])
    let statistics = try fixture.useCases.readingQueries.statistics()
    #expect(statistics.finishedByMonth.map(\.tally.books) == [3])
    #expect(
      statistics.byCategory.map(\.tally) == [CategoryTally(books: 2, finished: 2, pages: 400)])
    // A second reading without a rating keeps the rating of the first.
    #expect(try fixture.queries.book(book.id).latestRating?.halfStars == 9)
    #expect(try fixture.rate(book.id, Rating("2")).latestRating?.halfStars == 4)
  }

  @Test(arguments: StoreKind.available)
  func `a finished book can be read again`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("다시")
    try fixture.read(book, 300, on: "2026-11-18")
    try fixture.readAgain(book.id)
    func refused(_ field: Field, _ date: String) -> DomainError {
      .invalid(field, .beforeEarlierReading(day(date), finishedOn: day("2026-11-18")))
    }
    let before = try fixture.queries.book(book.id)
    func starting(on date: String) throws -> Book {
      var change = EditBook.Change(of: before)
      change.startedOn = day(date)
      return try fixture.edit(book.id, to: change)
    }
    for date in ["2026-11-17", "2026-10-20"] {
      #expect(throws: refused(.day, date)) { try fixture.read(book, 20, on: date) }
      #expect(throws: refused(.day, date)) { try fixture.finish(book.id, on: day(date)) }
      #expect(throws: refused(.startDay, date)) { try starting(on: date) }
    }
    #expect(try fixture.queries.book(book.id) == before)
    #expect(try fixture.history(book) == ["2026-11-18 300 300"])
    // A new reading may start on the day the previous one was finished.
    #expect(try starting(on: "2026-11-19").reading?.startedOn == day("2026-11-19"))
    let read = try fixture.read(book, 20, on: "2026-11-18").book
    #expect(read.reading?.number == 2 && read.reading?.startedOn == day("2026-11-18"))
  }

  @Test(arguments: StoreKind.available)
  func `overlapping readings from two devices stay`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal("다시")
    try fixture.finish(book.id, on: day("2026-11-19"))
    try fixture.readAgain(book.id)
    try fixture.store.write { repositories in
      var both = try repositories.existing(book.id)
      both.reading = Reading(number: 2, startedOn: day("2026-11-10"))
      try repositories.books.save(both)
    }
    #expect(throws: DomainError.self) { try fixture.read(book, 20, on: "2026-11-09") }
    let read = try fixture.read(book, 20, on: "2026-11-12").book
    #expect(read.reading?.page == 20 && read.reading?.startedOn == day("2026-11-10"))
  }

  @Test(arguments: StoreKind.available)
  func `a book finished on an unknown day is finished`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    let done = try fixture.finish(book.id, sometime: true)
    #expect(done.isFinished && done.reading?.finishedOn == nil && done.progressPercent == 100)
    #expect(try fixture.queries.book(book.id) == done)
    #expect(try tally(fixture) == [0, 1, 1, 0])
    #expect(
      try fixture.useCases.readingQueries.statistics().finishedByMonth.map(\.tally.books) == [0])
    let again = try fixture.readAgain(book.id, target: day("2026-11-20"))
    #expect(again.earlierReadings.count == 1 && again.earlierReadings.finishedOn == nil)
    #expect(again.plan(today: day("2026-11-20"))?.pagesPerDay == 300)
    #expect(try fixture.queries.pastReadings(of: book.id)[0].reading.isFinishedOnUnknownDay)
    #expect(try fixture.queries.list(BookFilter(.finished), by: .finished, in: 0..<9) == [again])
    try fixture.finish(book.id)
    #expect(try fixture.reopen(book.id).isOpen)
  }

  @Test(arguments: StoreKind.available)
  func `progress without pages is in percent, and in pages once they are known`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.useCases.add(bookDetails("전자책", pages: nil), target: day("2026-11-29"))
    #expect(book.isOpen && book.plan(today: day("2026-11-20"))?.pagesPerDay == 10)
    for progress in [ReadingProgress.page(45), .pagesFurther(10)] {
      #expect(throws: DomainError.invalid(.page, .onlyPercent(progress, of: "전자책"))) {
        try fixture.record(book.id, progress)
      }
    }
    let read = try fixture.record(book.id, .percent(45), on: day("2026-11-18"))
    #expect(read.book.progressPercent == 45 && read.record.page == 45)
    try fixture.record(book.id, .percentFurther(5))
    #expect(try fixture.queries.book(book.id).progressPercent == 50)
    var change = EditBook.Change(of: try fixture.queries.book(book.id))
    change.details.pages = try PageCount(200)
    let known = try fixture.edit(book.id, to: change)
    #expect(known.reading?.page == 100 && known.progressPercent == 50)
    #expect(try fixture.history(book) == ["2026-11-18 90 90", "2026-11-20 100 10"])
    change = EditBook.Change(of: known)
    change.details.pages = nil
    #expect(try fixture.edit(book.id, to: change).reading?.page == 50)
    #expect(try fixture.history(book) == ["2026-11-18 45 45", "2026-11-20 50 5"])
    let done = try fixture.record(book.id, .percent(100)).book
    #expect(done.isFinished && done.progressPercent == 100)
  }

  @Test(arguments: StoreKind.available)
  func `percentages of books without pages do not count as pages`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal(pages: 100)
    try fixture.record(book.id, .page(30))
    let inPercent = try fixture.useCases.add(bookDetails("전자책", pages: nil), target: nil)
    try fixture.record(inPercent.id, .percent(45), on: day("2026-11-19"))
    func pages() throws -> [Int] {
      let all = try fixture.useCases.readingQueries.statistics()
      return [
        all.totalPages, all.pagesByMonth.reduce(0) { $0 + $1.pages },
        all.byTimeOfDay.values.reduce(0, +),
        all.finishedByMonth.reduce(0) { $0 + $1.tally.pages },
        all.byCategory.reduce(0) { $0 + $1.tally.pages },
        try fixture.useCases.readingQueries.readDays(day("2026-11-01")...day("2026-11-30"))
          .totalPages,
      ]
    }
    #expect(try pages() == [30, 30, 30, 0, 30, 30])
    try fixture.record(inPercent.id, .percent(100))
    #expect(try pages() == [30, 30, 30, 0, 30, 30])
    // Both days count for the streak.
    #expect(try fixture.useCases.readingQueries.streak().current == 2)
    try fixture.useCases.readAgain(inPercent.id)
    #expect(try pages() == [30, 30, 30, 0, 30, 30])
  }

  @Test(arguments: StoreKind.available)
  func `a target can be set and removed`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal(pages: 100)
    #expect(book.reading?.targetOn == nil && !book.isLate(today: day("2030-01-01")))
    var change = EditBook.Change(of: book)
    change.targetOn = day("2026-11-23")
    let aimed = try fixture.edit(book.id, to: change)
    // Today, the two days in between, and the target day.
    #expect(aimed.plan(today: day("2026-11-20"))?.pagesPerDay == 25)
    #expect(try fixture.queries.book(book.id) == aimed)
    change = EditBook.Change(of: aimed)
    change.targetOn = nil
    #expect(try fixture.edit(book.id, to: change).reading?.targetOn == nil)
  }

  @Test(arguments: StoreKind.available)
  func `earlier readings in a file are added to the book`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    var book = ImportedBook(try bookDetails("둘째"), state: .reading)
    book.earlierReadings = [
      .init(), .init(startedOn: day("2024-01-02"), finishedOn: day("2024-01-20")),
    ]
    book.earlierReadings[1].rating = try Rating("3")
    try fixture.importBooks(Listed(books: [book])) { [] }
    let kept = try fixture.queries.find("둘째")
    #expect(
      kept.reading?.number == 3 && kept.earlierReadings.count == 2
        && kept.latestRating?.halfStars == 6)
    #expect(kept.lastFinishedOn == day("2024-01-20"))
    let past = try fixture.queries.pastReadings(of: kept.id)
    #expect(past.map(\.reading.finishedOn) == [nil, day("2024-01-20")])
    #expect(past.map(\.reading.knownStart) == [nil, day("2024-01-02")])
    #expect(try tally(fixture) == [1, 1, 2, 1])
    // Importing the file again changes nothing.
    #expect(try fixture.importBooks(Listed(books: [book])) { [] }.unchanged == 1)
  }
}
