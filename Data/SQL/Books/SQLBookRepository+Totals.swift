import HearthDomain

extension SQLBookRepository {
  func totals() throws -> BookTotals {
    try connection.readTotals(
      TriggerTotals.bookTotalColumns, of: "book_total", counting: TriggerTotals.bookTotalsQuery
    ) { row in
      BookTotals(
        open: try row.int("open"), finished: try row.int("finished"),
        readings: try row.int("readings"), again: try row.int("again"),
        favourites: try row.int("favourites"), kept: try row.int("kept"),
        sentences: try row.int("sentences"))
    } ?? BookTotals()
  }

  func tower() throws -> BookTower {
    try connection.readTotals(
      TriggerTotals.bookTotalColumns, of: "book_total", counting: TriggerTotals.bookTotalsQuery
    ) { BookTower(books: try $0.int("finished"), tenths: try $0.int("tower")) }
      ?? BookTower(books: 0, tenths: 0)
  }

  /// Returns the number of books, finished readings and pages per category that has books. Reads a
  /// table that triggers maintain.
  func categoryTallies() throws -> [BookCategory: CategoryTally] {
    var tallies: [BookCategory: CategoryTally] = [:]
    try connection.query(
      """
      SELECT category, books, finished, pages FROM book_category
      WHERE \(TriggerTotals.validSumsCondition("books, finished, pages"))
      """, [], of: "book_category"
    ) { row in
      try connection.ifReadable {
        let category = try row.convert("category", row.text("category")) {
          BookCategory(rawValue: $0)
        }
        tallies[category] = CategoryTally(
          books: try row.int("books"), finished: try row.int("finished"),
          pages: try row.int("pages"))
      }
    }
    for (category, percent) in try percentByCategory() { tallies[category]?.pages -= percent }
    return tallies
  }

  /// Returns, per book without pages, the percentages that triggers added to the pages of its
  /// category.
  private func percentByCategory() throws -> [(BookCategory, Int)] {
    // Naming all shelves makes SQLite use the index of books without pages.
    try connection.rows(
      """
      SELECT category, earlier_pages + coalesce(page, 0) AS percent FROM book
      WHERE shelf IN (0, 1, 2) AND pages IS NULL
      """, [], of: "book"
    ) { row in
      let category = try row.convert("category", row.text("category")) {
        BookCategory(rawValue: $0)
      }
      return (category, try row.int("percent"))
    }
  }

  func finishedTallies(in months: ClosedRange<Month>) throws -> [Month: FinishedTally] {
    var tallies: [Month: FinishedTally] = [:]
    try connection.query(
      """
      SELECT finished_on, count(*) AS books,
        sum(iif(pages IS NULL, 0, iif(page = 0, pages, page))) AS reached,
        count(rating) AS rated, coalesce(sum(rating), 0) AS half_stars
      FROM book
      WHERE finished_on BETWEEN ?1 AND ?2 AND \(Self.validReadingCondition)
        AND coalesce(pages, 1) BETWEEN 1 AND 20000 GROUP BY finished_on
      UNION ALL
      SELECT finished_on, count(*), sum(coalesce((SELECT iif(past_reading.page = 0, pages,
        past_reading.page) FROM book WHERE id = book_id AND pages BETWEEN 1 AND 20000), 0)),
        count(rating), coalesce(sum(rating), 0)
      FROM past_reading
      WHERE finished_on BETWEEN ?1 AND ?2 AND \(Self.validReadingCondition) GROUP BY finished_on
      """,
      [.day(months.lowerBound.firstDay), .day(months.upperBound.lastDay)], of: "book"
    ) { row in
      let month = try row.day("finished_on").calendarMonth
      tallies[month, default: FinishedTally()].books += try row.int("books")
      tallies[month]?.pages += try row.int("reached")
      tallies[month]?.rated += try row.int("rated")
      tallies[month]?.halfStars += try row.int("half_stars")
    }
    return tallies
  }

  /// SQL condition for readings with a valid rating and page. Others are left out of totals as well
  /// as of lists.
  private static let validReadingCondition =
    "coalesce(rating, 0) BETWEEN 0 AND 10 AND page BETWEEN 0 AND 20000"

  func booksFinished(on days: ClosedRange<Day>) throws -> [BookDay] {
    try bookDays(
      """
      SELECT id, finished_on AS day FROM book WHERE finished_on BETWEEN ?1 AND ?2
      UNION ALL
      SELECT book_id, finished_on FROM past_reading WHERE finished_on BETWEEN ?1 AND ?2
      """, days)
  }

  func countWithoutRecords(finishedOn days: ClosedRange<Day>) throws -> Int {
    // A reading with a known last record has records; only the few others need to be looked up.
    try connection.rows(
      """
      SELECT count(*) AS books FROM (
        SELECT id FROM book WHERE finished_on BETWEEN ?1 AND ?2 AND last_record_on IS NULL
        UNION
        SELECT book_id FROM past_reading WHERE finished_on BETWEEN ?1 AND ?2) AS found
      WHERE NOT EXISTS (SELECT 1 FROM reading_record WHERE book_id = found.id)
      """, [.day(days.lowerBound), .day(days.upperBound)], of: "book"
    ) { try $0.int("books") }
    .first ?? 0
  }

  func booksWithTarget(on days: ClosedRange<Day>) throws -> [BookDay] {
    try bookDays(
      "SELECT id, target_key AS day FROM book WHERE shelf = 1 AND target_key BETWEEN ?1 AND ?2",
      days)
  }

  private func bookDays(_ sql: String, _ days: ClosedRange<Day>) throws -> [BookDay] {
    try connection.rows(sql, [.day(days.lowerBound), .day(days.upperBound)], of: "book") {
      BookDay(book: try $0.id("id"), day: try $0.day("day"))
    }
    .sorted()
  }
}
