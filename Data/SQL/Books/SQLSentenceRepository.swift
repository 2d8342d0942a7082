import HearthDomain

/// Stores sentences in the table `sentence`.
struct SQLSentenceRepository: SentenceRepository {
  let connection: any SQLConnection
  let search: SearchIndex

  func sentence(_ id: ID<Sentence>) throws -> Sentence? { try connection.item(id) }

  func sentence(of saying: ID<Saying>) throws -> Sentence? {
    try connection.first(
      where: "saying_id = ?1 ORDER BY id LIMIT 1", [.integer(saying.rawValue)])
  }

  func save(_ sentence: Sentence) throws {
    try connection.require(sentence.book, .book)
    if let saying = sentence.saying { try connection.require(saying, .saying) }
    try SQLItemWriter(storedKind: Sentence.storedKind, connection: connection, search: search).save(
      sentence)
  }

  func remove(_ id: ID<Sentence>) throws { try search.remove(id, from: .sentence) }

  func list(of book: ID<Book>, in places: Range<Int>) throws -> [Sentence] {
    try connection.page(where: bookClause, [.integer(book.rawValue)], in: places)
  }

  func newest(before id: ID<Sentence>?, limit: Int) throws -> [Sentence] {
    try connection.rows(
      where: "id <= ?1 ORDER BY id DESC LIMIT ?2",
      [.integer(id.map { $0.rawValue - 1 } ?? .max), .number(max(0, limit))])
  }

  /// Order of ``Sentence/isListedBefore(_:_:)``.
  private var bookClause: String { "book_id = ?1 ORDER BY page_key, added_at, id" }

  func matched(by words: String, of book: ID<Book>, limit: Int) throws -> [Sentence] {
    let meaning = NameMatcher(words)
    guard limit > 0 else { return [] }
    let byTail =
      try meaning.idTail.map { tail in
        try connection.strict.rows(
          where: "\(tail.condition) AND +book_id = ?\(tail.values.count + 1) ORDER BY id",
          tail.values + [.integer(book.rawValue)]) as [Sentence]
      } ?? []
    // Read all sentences of the book, which are few, instead of searching the index of all
    // sentences.
    let byWords = try connection.strict.page(
      Sentence.table.query + bookClause, [.integer(book.rawValue)], in: 0..<limit, of: "sentence",
      where: { !byTail.contains($0) && NameMatchQuality(of: words, to: $0.text.value) != nil },
      Sentence.init(row:))
    return Array((byTail + byWords).prefix(limit))
  }

  func search(_ words: String, in places: Range<Int>) throws -> [Sentence] {
    let search = WordSearch<Sentence>(words, in: .sentence, of: search, table: "sentence") { id in
      try sentence(id).map { [$0.text.value] }
    }
    return try connection.readableItems({ try search.page(places) }, sentence)
  }
}
