import HearthDomain

extension ReadingRecord: TableRow {
  static let fields: [SQLField<ReadingRecord>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) },
    SQLField("book", "book_id", .id) { .integer($0.book.rawValue) },
    SQLField("reading", nil, .number) { .number($0.reading) },
    SQLField("day", nil, .day) { .day($0.day) },
    SQLField("at", nil, .time) { .number($0.time?.seconds ?? unknownTimeSeconds) },
    SQLField("page", nil, .number) { .number($0.page) },
    SQLField(derived: "pages") { .number($0.pages) },
  ]

  static let table = SQLTable("reading_record", columns: columnNames)

  /// Value of `at` for an unknown time. Times are stored to the minute, so no real one is the last
  /// second of a day.
  static let unknownTimeSeconds = TimeOfDay.lastSecond.seconds

  init(row: SQLRow) throws {
    let pages = 0...PageCount.acceptedRange.upperBound
    self.init(
      id: try row.id("id"), book: try row.id("book_id"),
      reading: try row.int("reading", in: 1...Reading.maxReadings),
      day: try row.day("day"),
      time: try row.time("at"),
      page: try row.int("page", in: pages), pages: try row.int("pages", in: pages))
  }
}

extension SQLRow {
  /// Returns the time of day in the column; nil if the time is unknown.
  fileprivate func time(_ column: String) throws -> TimeOfDay? {
    let seconds = try int(column)
    if seconds == ReadingRecord.unknownTimeSeconds { return nil }
    return try convert(column, seconds) { TimeOfDay(seconds: $0) }
  }
}
