import HearthTestSupport
import Testing

@testable import HearthDomain

@Suite struct ReadingQueriesTests {
  @Test(arguments: StoreKind.available)
  func `two books on one day are one day of reading`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    let books = try [fixture.goal("하나"), fixture.goal("둘")]
    for (place, book) in books.enumerated() {
      for (offset, date) in ["2026-11-10", "2026-11-11", "2026-11-12"].enumerated() {
        try fixture.read(book, (offset + 1) * 10, on: date)
      }
      #expect(
        try fixture.readingQueries.streak() == ReadingStreak(current: 0, longest: 3), "\(place)")
    }
    try fixture.read(books[0], 40, on: "2026-11-19")
    #expect(try fixture.readingQueries.streak() == ReadingStreak(current: 1, longest: 3))
    try fixture.read(books[1], 40)
    #expect(try fixture.readingQueries.streak() == ReadingStreak(current: 2, longest: 3))
    // A day without reading ends the streak once it is over.
    fixture.set("2026-11-21T09:00")
    try fixture.read(books[1], 40)
    #expect(try fixture.readingQueries.streak() == ReadingStreak(current: 2, longest: 3))
    fixture.set("2026-11-22T09:00")
    #expect(try fixture.readingQueries.streak() == ReadingStreak(current: 0, longest: 3))
  }

  @Test(arguments: StoreKind.available)
  func `statistics of two weeks`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind, at: "2026-11-20T23:30")
    let novel = try fixture.add(bookDetails("소설", pages: 100, category: .fiction))
    let essay = try fixture.add(bookDetails("수필", pages: 900, category: .essays))
    try fixture.add(bookDetails("또 수필", pages: 900, category: .essays))
    let table: [(Book, Int, String, hour: Int)] = [
      (essay, 7, "2026-11-06", 10), (essay, 10, "2026-11-07", 5), (essay, 14, "2026-11-08", 6),
      (essay, 20, "2026-11-09", 12), (essay, 28, "2026-11-10", 18), (novel, 100, "2026-11-20", 0),
      (essay, 33, "2026-11-20", 23),
    ]
    for (book, page, date, hour) in table {
      let time = TimeOfDay(hour: hour, minute: 0)
      try fixture.record(book.id, .page(page), on: day(date), at: time)
    }
    let figures = try fixture.readingQueries.statistics()
    #expect(figures.range == .twoWeeks && figures.today == day("2026-11-20"))
    #expect(
      figures.pagesByDay.map(\.pages) == [3, 4, 6, 8] + Array(repeating: 0, count: 9) + [105])
    #expect(figures.pagesByDay.first?.day == day("2026-11-07"))
    #expect(figures.pagesToday == 105 && figures.totalPages == 126 && figures.daysRead == 5)
    // Days without records do not count for the mean.
    #expect(figures.meanPages == 25 && figures.finishedWithoutRecords == 0)
    #expect(figures.byTimeOfDay == [.night: 103, .morning: 4, .afternoon: 6, .evening: 13])
    // Months are complete, even if the range has only some of their days.
    #expect(figures.pagesByMonth.map(\.pages) == [133])
    #expect(figures.finishedByMonth.map(\.tally) == [FinishedTally(books: 1, pages: 100)])
    #expect(figures.byCategory.map(\.category) == [.essays, .fiction])
    #expect(figures.byCategory[0].tally == CategoryTally(books: 2, finished: 0, pages: 33))
    #expect(figures.totals == BookTotals(open: 2, finished: 1, readings: 1))
    #expect(figures.streak == ReadingStreak(current: 1, longest: 5))
    let year = try fixture.readingQueries.statistics(over: .year)
    #expect(year.pagesByDay.count == 355 && year.pagesByMonth.count == 12)
    #expect(year.totalPages == 133 && year.finishedByMonth.last?.tally.books == 1)
    #expect(year.pagesByMonth.reduce(0) { $0 + $1.pages } == year.totalPages)
  }

  @Test(arguments: StoreKind.available)
  func `statistics of a calendar year`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind, at: "2026-03-02T12:00")
    let book = try fixture.add(bookDetails("소설", pages: 900, category: .fiction))
    for (page, date) in [
      (5, "2024-12-31"), (15, "2025-01-01"), (16, "2025-01-02"), (40, "2025-12-30"),
      (41, "2025-12-31"), (60, "2026-01-01"), (70, "2026-03-02"),
    ] { try fixture.record(book.id, .page(page), on: day(date)) }
    let table: [(year: Int, days: Int, pages: Int, read: Int, months: Int, longest: Int)] = [
      (2024, 366, 5, 1, 12, 1), (2025, 365, 36, 4, 12, 2), (2026, 61, 29, 2, 3, 1),
      (2023, 365, 0, 0, 12, 0),
    ]
    for row in table {
      let figures = try #require(try fixture.readingQueries.statistics(of: .year(row.year)))
      #expect(figures.period == .year(row.year) && figures.pagesByDay.count == row.days)
      #expect(figures.totalPages == row.pages && figures.daysRead == row.read, "\(row)")
      #expect(figures.pagesByMonth.count == row.months)
      #expect(figures.pagesByMonth.reduce(0) { $0 + $1.pages } == row.pages)
      #expect(figures.streak.longest == row.longest, "\(row)")
      #expect(figures.pagesToday == 10 && figures.byCategory.isEmpty)
      #expect(figures.totals == BookTotals(open: row.year == 2026 ? 1 : 0))
    }
    #expect(try fixture.readingQueries.statistics(of: .year(2027)) == nil)
    // A finished reading counts in its year only; several finished readings of a book all count.
    let done = try fixture.goal("다 읽은 책")
    try fixture.finish(done.id, on: day("2025-05-05"))
    try fixture.readAgain(done.id)
    try fixture.finish(done.id)
    try fixture.readAgain(done.id)
    try fixture.finish(done.id)
    for (year, finished, readings, open) in [(2024, 0, 0, 0), (2025, 1, 1, 0), (2026, 1, 2, 1)] {
      let figures = try #require(try fixture.readingQueries.statistics(of: .year(year)))
      let totals = BookTotals(open: open, finished: finished, readings: readings)
      #expect(figures.totals == totals && figures.finishedWithoutRecords == finished, "\(year)")
    }
    // Statistics of a month have one entry per day.
    let months: [(month: String, days: Int, pages: Int, finished: Int)] = [
      ("2025-12", 31, 25, 0), ("2025-05", 31, 0, 1), ("2026-03", 2, 10, 1), ("2026-01", 31, 19, 0),
    ]
    for row in months {
      let month = day(row.month + "-01").calendarMonth
      let figures = try #require(try fixture.readingQueries.statistics(of: .month(month)))
      #expect(figures.pagesByDay.count == row.days && figures.totalPages == row.pages, "\(row)")
      #expect(figures.totals.finished == row.finished, "\(row)")
    }
    #expect(
      try fixture.readingQueries.statistics(of: .month(day("2026-04-01").calendarMonth)) == nil)
  }

  @Test(arguments: StoreKind.available)
  func `ratings are averaged over finished readings`(kind: StoreKind) throws {
    let fixture = try BookUseCaseFixture(kind)
    #expect(try fixture.readingQueries.statistics().meanRating == nil)
    for (title, stars) in [("하나", "4.5"), ("둘", "4"), ("셋", nil), ("넷", "0")] as [(String, String?)]
    {
      let book = try fixture.goal(title)
      try fixture.finish(book.id)
      if let stars { try fixture.rate(book.id, Rating(stars)) }
    }
    let again = try fixture.queries.find("하나")
    try fixture.readAgain(again.id)
    try fixture.finish(again.id)
    try fixture.rate(again.id, Rating("3"))
    let stars = try #require(try fixture.readingQueries.statistics().meanRating)
    // The mean of 4.5, 4, 0 and 3: each reading has its own rating.
    #expect(stars.count == 4 && stars.tenths == 29)
  }

  @Test(arguments: StoreKind.available)
  func `records of earlier days without a time are in no part of the day`(
    kind: StoreKind
  ) throws {
    let fixture = try BookUseCaseFixture(kind)
    let book = try fixture.goal()
    try fixture.read(book, 30, on: "2026-11-19")
    let figures = try fixture.readingQueries.statistics()
    #expect(figures.totalPages == 30 && figures.byTimeOfDay.isEmpty)
  }

  @Test(arguments: StoreKind.available)
  func `today is the day in the reader's zone`(kind: StoreKind) throws {
    // In Seoul the next day and month have already begun.
    let fixture = try BookUseCaseFixture(kind, at: "2026-12-01T00:30")
    let book = try fixture.goal()
    try fixture.read(book, 30)
    let figures = try fixture.readingQueries.statistics()
    #expect(figures.pagesToday == 30 && figures.pagesByMonth.map(\.pages) == [0, 30])
    #expect(figures.byTimeOfDay == [.night: 30])
    let west = LocalClock(
      now: fixture.clock.now, zone: FixedZone(name: "West", secondsEast: -5 * 3600))
    let abroad = try ReadingQueries(context: .of(store: fixture.store, clock: west)).statistics()
    // Records keep their date in another time zone.
    #expect(abroad.today == day("2026-11-30") && abroad.pagesToday == 0)
    #expect(abroad.pagesByMonth.map(\.pages) == [0])
  }

  @Test(arguments: StoreKind.available)
  func `the statistics of an empty store are zero`(kind: StoreKind) throws {
    let figures = try BookUseCaseFixture(kind).readingQueries.statistics(over: .sixMonths)
    #expect(figures.totalPages == 0 && figures.meanPages == 0 && figures.daysRead == 0)
    #expect(figures.byCategory.isEmpty && figures.byTimeOfDay.isEmpty)
    #expect(figures.streak == ReadingStreak(current: 0, longest: 0))
    #expect(figures.pagesByDay.count == 173 && figures.pagesByMonth.count == 6)
  }
}
