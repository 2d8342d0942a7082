import HearthDomain

/// Searches the catalogue that the user imported. Returns matches of whole words first, then of
/// parts of words, each in the order of the file.
package struct CatalogueBookSearch: BookSearch {
  /// Maximum number of rows that are scanned for a single letter, which the index cannot find.
  private static let maxScanned = 20_000
  /// Number of candidates in the first chunk, which usually suffices for a page. Each further chunk
  /// is larger.
  private static let firstChunkSize = 24
  private static let chunkSize = 400

  private let catalogue: SQLiteCatalogue

  package init(_ catalogue: SQLiteCatalogue) {
    self.catalogue = catalogue
  }

  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let wanted = query.resultIndices.upperBound + 1
    let found = try catalogue.read { connection in
      var search = try Search(query.text, wanted, connection, cancellation)
      try search.run()
      return search.foundBooks
    }
    let page = (found ?? []).dropFirst(query.resultIndices.lowerBound).prefix(BookQuery.pageSize)
    return FoundBooks(
      page.map { FoundBook($0, from: .catalogue) }, hasMore: (found ?? []).count >= wanted)
  }

  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? {
    try catalogue.read { connection in
      let columns = try CatalogueColumns(of: connection)
      return try connection.first(
        "SELECT id, \(columns.columnList) FROM book WHERE isbn = ?1 ORDER BY id LIMIT 1",
        [.text(isbn.value)], of: "book"
      ) { FoundBook(try columns.book($0), from: .catalogue) }
    }
  }

  /// A running search, which reads only as far as needed.
  private struct Search {
    private(set) var foundBooks: [BookDetails] = []
    private let words: String
    private let limit: Int
    private let connection: any SQLConnection
    private let cancellation: Cancellation
    private let columns: CatalogueColumns

    init(
      _ words: String, _ wanted: Int, _ connection: any SQLConnection,
      _ cancellation: Cancellation
    ) throws {
      columns = try CatalogueColumns(of: connection)
      self.words = words
      self.limit = wanted
      self.connection = connection
      self.cancellation = cancellation
    }

    mutating func run() throws {
      let query = SearchQuery(words)
      guard !query.isBlank else { return }
      let folded = SearchFolding.folded(words)
      if folded.contains(where: { $0.isLetter || $0.isNumber }) {
        try collect(.wholeWords, in: "book_word", matching: TextIndex.phrase(folded))
      }
      guard foundBooks.count < limit else { return }
      guard let parts = try TextIndex(connection: connection).expression(for: query) else {
        return try scan()
      }
      if !parts.isEmpty { try collect(.partOfWord, in: "search_index", matching: parts) }
    }

    /// Collects books from the candidates that the index returns, in chunks. The domain's rule
    /// decides which of them match.
    private mutating func collect(
      _ kind: WordMatch, in table: String, matching expression: String
    ) throws {
      var (last, size) = (0, CatalogueBookSearch.firstChunkSize)
      while foundBooks.count < limit {
        if cancellation.isRequested { throw Self.cancelled }
        let chunk = try connection.rows(
          """
          SELECT book.id AS id, \(columns.columnList)
          FROM (
            SELECT rowid AS place FROM \(table) WHERE \(table) MATCH ?1 AND rowid > ?2
            ORDER BY rowid LIMIT ?3
          ) CROSS JOIN book ON book.id = place
          ORDER BY place
          """,
          [.text(expression), .number(last), .number(size)], of: "book"
        ) { (id: try $0.int("id"), details: try columns.book($0)) }
        try addMatches(chunk.map(\.details), kind)
        guard let end = chunk.last, chunk.count == size else { return }
        last = end.id
        size = min(size * 2, CatalogueBookSearch.chunkSize)
      }
    }

    /// Scans the books in order, up to a maximum number. For a single letter, which the index
    /// cannot find.
    private mutating func scan() throws {
      var last = 0
      while foundBooks.count < limit, last < CatalogueBookSearch.maxScanned {
        if cancellation.isRequested { throw Self.cancelled }
        let chunk = try connection.rows(
          "SELECT id, \(columns.columnList) FROM book WHERE id > ?1 ORDER BY id LIMIT ?2",
          [.number(last), .number(CatalogueBookSearch.chunkSize)], of: "book"
        ) { try columns.book($0) }
        guard !chunk.isEmpty else { return }
        try addMatches(chunk, .partOfWord)
        last += CatalogueBookSearch.chunkSize
      }
    }

    private mutating func addMatches(_ books: [BookDetails], _ kind: WordMatch) throws {
      let words = words
      let matching = books.lazy.filter {
        WordMatch(of: words, in: $0.searchedTexts) == kind
      }
      foundBooks += matching.prefix(limit - foundBooks.count)
    }

    private static let cancelled = DomainError.unavailable(
      .service(name: BookSource.catalogue.rawValue, .cancelled))
  }
}

/// The columns that a catalogue has. One made by an older program may lack some.
private struct CatalogueColumns {
  private let fields: [ItemField<BookDetails>]
  private let names: [String]

  init(of connection: any SQLConnection) throws {
    let there = try connection.rows("SELECT name FROM pragma_table_info('book')", [], of: "book") {
      try $0.text("name")
    }
    let known = zip(BookDetails.fields, BookDetails.columns).filter { there.contains($1) }
    (fields, names) = (known.map { $0.0 }, known.map { $0.1 })
  }

  var columnList: String { names.joined(separator: ", ") }

  func book(_ row: SQLRow) throws -> BookDetails {
    var book = BookDetails.blank
    try row.read(fields, in: names, into: &book)
    return book
  }
}
