import HearthDomain

extension ReadingRecord {
  static let table = SQLTable(
    "reading_record", "id", "book_id", "reading", "day", "at", "page", "pages")

  /// Stands in the column `at` for a time that nobody told: a record has its time to the minute, so
  /// that none comes to the last second of a day.
  static let untimed = TimeOfDay.lastSecond.seconds

  var row: [SQLValue] {
    [
      .integer(id.rawValue), .integer(book.rawValue), .number(reading), .day(day),
      .number(time?.seconds ?? ReadingRecord.untimed), .number(page), .number(pages),
    ]
  }

  init(row: SQLRow) throws {
    let pages = 0...PageCount.accepted.upperBound
    self.init(
      id: try row.id("id"), book: try row.id("book_id"),
      reading: try row.int("reading", in: 1...Reading.most),
      day: try row.day("day"),
      time: try row.time("at"),
      page: try row.int("page", in: pages), pages: try row.int("pages", in: pages))
  }
}

extension SQLRow {
  /// Nil for a time that nobody told.
  fileprivate func time(_ column: String) throws -> TimeOfDay? {
    let seconds = try int(column)
    if seconds == ReadingRecord.untimed { return nil }
    return try convert(column, seconds) { TimeOfDay(seconds: $0) }
  }
}
