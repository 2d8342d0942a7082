import HearthDomain

extension Reading {
  /// The columns in which a table keeps one, in the order of ``row(of:)``.
  static let columns = [
    "reading", "started_on", "entered_start", "target_on", "finished_on", "first_page", "page",
    "last_record_on", "last_record_pages",
  ]

  /// Nulls where there is none.
  static func row(of reading: Reading?) -> [SQLValue] {
    [
      .number(reading?.number), .day(reading?.startedOn), .day(reading?.enteredStart),
      .day(reading?.targetOn), .day(reading?.finishedOn), .number(reading?.firstPage),
      .number(reading?.page), .day(reading?.lastRecord?.day),
      .number(reading?.lastRecord?.pages),
    ]
  }

  init(row: SQLRow) throws {
    let pages = 0...PageCount.accepted.upperBound
    self.init(
      number: try row.int("reading", in: 1...Reading.most), startedOn: try row.day("started_on"),
      enteredStart: try row.optional("entered_start", row.day),
      targetOn: try row.day("target_on"),
      finishedOn: try row.optional("finished_on", row.day),
      firstPage: try row.int("first_page", in: pages), page: try row.int("page", in: pages),
      lastRecord: try row.optional("last_record_on", row.day).map {
        ReadingDayMark(day: $0, pages: try row.int("last_record_pages", in: pages))
      })
  }
}

extension Reading {
  /// Nobody reads a book more often.
  static let most = 1_000_000
}

extension PastReading {
  static let columns = (["book_id"] + Reading.columns + ["rating"]).joined(separator: ", ")

  var row: [SQLValue] {
    [.integer(book.rawValue)] + Reading.row(of: reading) + [.number(rating?.halves)]
  }

  init(row: SQLRow) throws {
    self.init(
      book: try row.id("book_id"), reading: try Reading(row: row),
      rating: try row.optional("rating", row.rating))
  }
}

extension SQLRow {
  /// A number within the range, so that what is reckoned with it cannot overflow.
  func int(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    try convert(column, int(column)) { range.contains($0) ? $0 : nil }
  }

  func rating(_ column: String) throws -> Rating {
    try convert(column, int(column)) { try Rating(halves: $0) }
  }
}
