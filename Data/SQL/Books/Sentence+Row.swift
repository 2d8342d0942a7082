import HearthDomain

extension Sentence: TableRow {
  static let fields: [SQLField<Sentence>] = [
    SQLField("id", nil, .id) { .integer($0.id.rawValue) },
    SQLField("book", "book_id", .id) { .integer($0.book.rawValue) },
    SQLField("page", nil, .number) { .number($0.page) },
    SQLField("saying", "saying_id", .id, of: "saying") { .integer($0.saying?.rawValue) },
    SQLField("addedAt", nil, .instant) { .instant($0.addedAt) },
    SQLField("text") { .text($0.text.value) },
  ]

  static let table = SQLTable("sentence", columns: columnNames)

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), book: try row.id("book_id"),
      text: try row.convert("text", row.text("text")) { try SentenceText(stored: $0) },
      page: try row.optional("page") { try row.int($0, in: PageCount.acceptedRange) },
      saying: try row.optional("saying_id", row.id),
      addedAt: try row.instant("added_at"))
  }

  var searchText: SearchText { SearchText([text.value]) }
}
