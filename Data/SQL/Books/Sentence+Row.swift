import HearthDomain

extension Sentence {
  static let table = SQLTable(
    "sentence", "id", "book_id", "page", "saying_id", "added_at", "text")

  var row: [SQLValue] {
    [
      .integer(id.rawValue), .integer(book.rawValue), .number(page), .integer(saying?.rawValue),
      .instant(addedAt), .text(text.value),
    ]
  }

  init(row: SQLRow) throws {
    self.init(
      id: try row.id("id"), book: try row.id("book_id"),
      text: try row.convert("text", row.text("text")) { try SentenceText(kept: $0) },
      page: try row.optional("page") { try row.int($0, in: PageCount.accepted) },
      saying: try row.optional("saying_id", row.id),
      addedAt: try row.instant("added_at"))
  }

  /// What the sentence is found by.
  var searchText: SearchText { SearchText([text.value]) }
}
