import HearthDomain

/// Stores the results of the last book search in the table `book_finding`.
struct SQLBookFindings: BookFindings {
  let connection: any SQLConnection

  private static let table = SQLTable(
    "book_finding", columns: ["number", "source"] + BookDetails.columns)

  func replace(with books: [FoundBook]) throws {
    try connection.execute("DELETE FROM book_finding")
    for (place, book) in books.enumerated() {
      try connection.execute(
        Self.table.insertStatement(ofRows: 1),
        [.number(place + 1), .text(book.source.rawValue)] + book.details.row)
    }
  }

  func book(_ pick: Int) throws -> FoundBook? {
    try connection.first(
      "SELECT \(Self.table.columns) FROM book_finding WHERE number = ?1", [.number(pick)],
      of: "book_finding"
    ) { row in
      FoundBook(
        try BookDetails(row: row),
        from: try row.convert("source", row.text("source")) { BookSource(rawValue: $0) })
    }
  }
}
