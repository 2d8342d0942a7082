import HearthDomain

extension ReadingRecord {
  static let table = SQLTable(
    "reading_record", "id", "book_id", "reading", "day", "at", "page", "pages")

  var row: [SQLValue] {
    [
      .integer(id.rawValue), .integer(book.rawValue), .number(reading), .day(day),
      .number(time.seconds), .number(page), .number(pages),
    ]
  }

  init(row: SQLRow) throws {
    let pages = 0...PageCount.accepted.upperBound
    self.init(
      id: try row.id("id"), book: try row.id("book_id"),
      reading: try row.int("reading", in: 1...Reading.most),
      day: try row.day("day"),
      time: try row.convert("at", row.int("at")) { TimeOfDay(seconds: $0) },
      page: try row.int("page", in: pages), pages: try row.int("pages", in: pages))
  }
}
