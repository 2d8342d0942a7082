import HearthDomain

extension Reading {
  /// Returns the columns of a reading, all null if there is none. The last record is derived from
  /// the records, if there are any.
  static func fields<Thing>(
    ofRecords hasRecords: Bool, _ reading: @escaping @Sendable (Thing) -> Reading?
  ) -> [SQLField<Thing>] {
    let last: [SQLField<Thing>] = [
      SQLField("lastRecordOn", nil, .day) { .day(reading($0)?.lastRecord?.day) },
      SQLField("lastRecordPages", nil, .number) { .number(reading($0)?.lastRecord?.pages) },
    ]
    return [
      SQLField("reading", nil, .number) { .number(reading($0)?.number) },
      SQLField("startedOn", nil, .day) { .day(reading($0)?.startedOn) },
      SQLField("enteredStart", nil, .day) { .day(reading($0)?.enteredStart) },
      SQLField("targetOn", nil, .day) { .day(reading($0)?.targetOn) },
      SQLField("finishedOn", nil, .day) { .day(reading($0)?.finishedOn) },
      SQLField("finishedSometime", nil, .number) { thing in
        .number(reading(thing)?.isFinishedOnUnknownDay == true ? 1 : nil)
      },
      SQLField("firstPage", nil, .number) { .number(reading($0)?.firstPage) },
      SQLField("page", nil, .number) { .number(reading($0)?.page) },
    ] + (hasRecords ? last.map { SQLField(derived: $0.column, $0.value) } : last)
  }

  init(row: SQLRow) throws {
    let pages = 0...PageCount.acceptedRange.upperBound
    self.init(
      number: try row.int("reading", in: 1...Reading.maxReadings),
      startedOn: try row.day("started_on"),
      enteredStart: try row.optional("entered_start", row.day),
      targetOn: try row.optional("target_on", row.day),
      finishedOn: try row.optional("finished_on", row.day),
      finishedSometime: try row.optional("finished_sometime", row.int) == 1,
      firstPage: try row.int("first_page", in: pages), page: try row.int("page", in: pages),
      lastRecord: try row.optional("last_record_on", row.day).map {
        RecordedDayPages(day: $0, pages: try row.int("last_record_pages", in: pages))
      })
  }

  /// Maximum number of readings of a book.
  static let maxReadings = 1_000_000
}

extension PastReading: TableRow {
  static let fields: [SQLField<PastReading>] = [keyField] + readingFields + [ratingField]

  private static let keyField = SQLField<PastReading>("book", "book_id", .id) {
    .integer($0.book.rawValue)
  }

  private static let readingFields: [SQLField<PastReading>] = Reading.fields(ofRecords: false) {
    $0.reading
  }

  private static let ratingField = SQLField<PastReading>("halfStars", "rating", .number) {
    .number($0.rating?.halfStars)
  }

  init(row: SQLRow) throws {
    self.init(
      book: try row.id("book_id"), reading: try Reading(row: row),
      rating: try row.optional("rating", row.rating))
  }
}

extension SQLRow {
  /// Returns a number within the range, so that arithmetic cannot overflow.
  func int(_ column: String, in range: ClosedRange<Int>) throws -> Int {
    try convert(column, int(column)) { range.contains($0) ? $0 : nil }
  }

  func rating(_ column: String) throws -> Rating {
    try convert(column, int(column)) { try Rating(halves: $0) }
  }
}
