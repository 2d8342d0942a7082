import HearthDomain

/// Stores records in the table `reading_record`; reads totals from `reading_day` and `reading_run`,
/// which triggers maintain.
struct SQLReadingRecordRepository: ReadingRecordRepository {
  let connection: any SQLConnection

  func record(_ id: ID<ReadingRecord>) throws -> ReadingRecord? { try connection.item(id) }

  func record(
    of book: ID<Book>, _ reading: Int, onOrBefore day: Day
  ) throws -> ReadingRecord? {
    try firstRecord(of: book, reading, "day <= ?3 ORDER BY day DESC", day)
  }

  func record(of book: ID<Book>, _ reading: Int, after day: Day) throws -> ReadingRecord? {
    try firstRecord(of: book, reading, "day > ?3 ORDER BY day", day)
  }

  private func firstRecord(
    of book: ID<Book>, _ reading: Int, _ condition: String, _ day: Day
  ) throws -> ReadingRecord? {
    try connection.first(
      where: "book_id = ?1 AND reading = ?2 AND \(condition) LIMIT 1",
      [.integer(book.rawValue), .number(reading), .day(day)])
  }

  func save(_ record: ReadingRecord) throws {
    try connection.require(record.book, .book)
    do {
      try connection.insertOrUpdate(record.row, in: ReadingRecord.table)
    } catch {
      // Look for the record of the same day only now, since failures are rare.
      guard
        let holder = try? self.record(of: record.book, record.reading, onOrBefore: record.day),
        holder.day == record.day, holder.id != record.id
      else { throw error }
      throw DomainError.conflict(.readingRecord, holder: record.day.description)
    }
  }

  func remove(_ id: ID<ReadingRecord>) throws { try connection.remove(id) }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [ReadingRecord] {
    try connection.page(
      where: "book_id = ?1 ORDER BY day DESC, reading DESC, id DESC", [.integer(book.rawValue)],
      in: places)
  }

  func list(on day: Day) throws -> [ReadingRecord] {
    // The condition names the books, because the index begins with the book.
    try connection.rows(
      where: "book_id IN (SELECT id FROM book) AND day = ?1 ORDER BY pages DESC, id", [.day(day)])
  }

  /// SQL for the number of pages read on the day at an unknown time, which the totals count in the
  /// day's last second. That number is written into the query so that SQLite uses the partial
  /// index.
  private var untimedPagesSQL: String {
    """
    (SELECT coalesce(sum(pages), 0) FROM reading_record
      WHERE at = \(ReadingRecord.untimed) AND reading_record.day = reading_day.day)
    """
  }

  func readingDays(_ days: ClosedRange<Day>) throws -> [ReadingDay] {
    let inPercent = Dictionary(grouping: try recordsInPercent(on: days), by: \.day)
    return try summedDays(days).map { $0.leavingOut(percentOf: inPercent[$0.day] ?? []) }
  }

  /// Returns the records of books without a number of pages, whose totals per day are percentages.
  private func recordsInPercent(on days: ClosedRange<Day>) throws -> [ReadingRecord] {
    // Naming all shelves makes SQLite use the index of books without pages.
    try connection.rows(
      where: """
        book_id IN (SELECT id FROM book WHERE shelf IN (0, 1, 2) AND pages IS NULL)
          AND day BETWEEN ?1 AND ?2
        """,
      [.day(days.lowerBound), .day(days.upperBound)])
  }

  private func summedDays(_ days: ClosedRange<Day>) throws -> [ReadingDay] {
    try connection.rows(
      """
      SELECT day, morning, afternoon, evening - untimed AS evening, night, untimed
      FROM (SELECT *, \(untimedPagesSQL) AS untimed FROM reading_day
        WHERE day BETWEEN ?1 AND ?2
          AND \(TriggerTotals.validSumsCondition("morning, afternoon, evening, night")))
      ORDER BY day
      """,
      [.day(days.lowerBound), .day(days.upperBound)], of: "reading_day"
    ) { row in
      let pages = try PartOfDay.allCases.map { ($0, try row.int($0.rawValue)) }
      return ReadingDay(
        day: try row.day("day"),
        pages: Dictionary(uniqueKeysWithValues: pages.filter { $0.1 > 0 }),
        untimedPages: try row.int("untimed"))
    }
  }

  func consecutiveDayRanges() throws -> [ClosedRange<Day>] {
    try connection.rows(
      "SELECT first_day, last_day FROM reading_run ORDER BY first_day", of: "reading_run"
    ) { row in
      let first = try row.day("first_day")
      return try row.convert("last_day", row.day("last_day")) { $0 < first ? nil : first...$0 }
    }
  }
}
