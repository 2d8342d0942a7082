import HearthDomain

/// Keeps sentences in the table `sentence`.
struct SQLSentenceRepository: SentenceRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  private var columns: String { Sentence.table.columns }

  func sentence(_ id: ID<Sentence>) throws -> Sentence? {
    try connection.first(
      "SELECT \(columns) FROM sentence WHERE id = ?1", [.integer(id.rawValue)], of: "sentence",
      Sentence.init(row:))
  }

  func sentence(of saying: ID<Saying>) throws -> Sentence? {
    try connection.first(
      "SELECT \(columns) FROM sentence WHERE saying_id = ?1 ORDER BY id LIMIT 1",
      [.integer(saying.rawValue)], of: "sentence", Sentence.init(row:))
  }

  func save(_ sentence: Sentence) throws {
    try connection.require(sentence.book)
    if let saying = sentence.saying { try connection.require(saying) }
    try connection.put(sentence.row, in: Sentence.table)
    try search.keep(sentence.searchText, of: sentence.id.rawValue, in: .sentence)
  }

  func remove(_ id: ID<Sentence>) throws {
    try connection.execute("DELETE FROM sentence WHERE id = ?1", [.integer(id.rawValue)])
    try search.remove(id.rawValue, from: .sentence)
  }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [Sentence] {
    try connection.page(
      listSQL, [.integer(book.rawValue)], in: places, of: "sentence", Sentence.init(row:))
  }

  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence] {
    try connection.rows(
      "SELECT \(columns) FROM sentence WHERE id <= ?1 ORDER BY id DESC LIMIT ?2",
      [.integer(id.map { $0.rawValue - 1 } ?? .max), .number(max(0, limit))], of: "sentence",
      Sentence.init(row:))
  }

  /// The order of ``Sentence/isListedBefore(_:_:)``.
  private var listSQL: String {
    "SELECT \(columns) FROM sentence WHERE book_id = ?1 ORDER BY page_key, added_at, id"
  }

  func meant(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence] {
    let meaning = Meaning(words)
    guard limit > 0 else { return [] }
    let byTail =
      try meaning.tail.map { tail in
        try connection.strict.rows(
          """
          SELECT \(columns) FROM sentence WHERE \(tail.condition)
            AND +book_id = ?\(tail.values.count + 1) ORDER BY id
          """,
          tail.values + [.integer(book.rawValue)], of: "sentence", Sentence.init(row:))
      } ?? []
    // A book has few sentences; an index of all of them would be a detour.
    let byWords = try connection.strict.page(
      listSQL, [.integer(book.rawValue)], in: 0..<limit, of: "sentence",
      where: { !byTail.contains($0) && NameFit(of: words, to: $0.text.value) != nil },
      Sentence.init(row:))
    return Array((byTail + byWords).prefix(limit))
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Sentence] {
    let search = WordSearch<Sentence>(words, in: .sentence, of: search, table: "sentence") { id in
      try sentence(id).map { [$0.text.value] }
    }
    return try connection.things({ try search.page(places) }, sentence)
  }
}

extension SQLConnection {
  /// Throws ``DomainError/notFound(_:query:nearest:)`` when there is no such saying.
  fileprivate func require(_ saying: ID<Saying>) throws {
    let found = try first(
      "SELECT id FROM saying WHERE id = ?1", [.integer(saying.rawValue)], of: "saying"
    ) { try $0.integer("id") }
    if found == nil { throw DomainError.notFound(.saying, query: saying.short, nearest: []) }
  }
}
