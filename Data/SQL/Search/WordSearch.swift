import HearthDomain

/// A search for a kind with a word index: first records that contain the words as whole words, then
/// those that contain them anywhere (``WordMatch``), each by descending id and only as far as
/// needed.
struct WordSearch<Thing> {
  private let words: String
  private let query: SearchQuery
  private let kind: Kind
  private let table: String
  private let index: SearchIndex
  private let texts: (ID<Thing>) throws -> [String]?

  init(
    _ words: String, in kind: Kind, of index: SearchIndex, table: String,
    texts: @escaping (ID<Thing>) throws -> [String]?
  ) {
    self.words = words
    self.kind = kind
    self.table = table
    self.index = index
    self.texts = texts
    query = SearchQuery(words)
  }

  /// Returns the results in the range.
  func page(_ places: Range<Int>) throws -> [ID<Thing>] {
    let places = places.places
    guard !query.isBlank, !places.isEmpty else { return [] }
    try index.finish()
    let whole = try withWholeWords(places.upperBound)
    let rest = places.upperBound - whole.count
    let parts = rest > 0 ? try withParts(rest, besides: Set(whole)) : []
    return Array((whole + parts).dropFirst(places.lowerBound))
  }

  private func withWholeWords(_ limit: Int) throws -> [ID<Thing>] {
    guard let table = kind.wordIndex, let part = query.parts.first else { return [] }
    func isWanted(_ id: ID<Thing>, _ row: SQLRow) throws -> Bool {
      guard WholeWords.occur(part.text, in: try row.text("folded")) else { return false }
      return try isPlain || match(id) == .wholeWords
    }
    let phrase = SQLValue.text(TextIndex.phrase(part.text))
    if let few = try index.rowsIfFew(of: "\(table) WHERE \(table) MATCH ?1", [phrase]) {
      guard !few.isEmpty else { return [] }
      return try first(
        limit,
        """
        SELECT entity_id, folded FROM search WHERE id IN (\(SearchIndex.parameters(few.count)))
        ORDER BY entity_id DESC
        """,
        few, where: isWanted)
    }
    if let newest = try newest(limit, SearchQuery(part), where: isWanted) { return newest }
    return try first(
      limit,
      """
      SELECT entity_id, search.folded FROM \(table) CROSS JOIN search
      WHERE \(table) MATCH ?1 AND search.id = \(table).rowid
      ORDER BY entity_id DESC
      """,
      [phrase], where: isWanted)
  }

  private func withParts(_ limit: Int, besides known: Set<ID<Thing>>) throws -> [ID<Thing>] {
    guard let found = try index.candidates(for: query, in: kind) else { return [] }
    let isCertain = isPlain && !SearchFolding.hasInitials(words)
    func isWanted(_ id: ID<Thing>, _: SQLRow) throws -> Bool {
      try !known.contains(id) && (isCertain || match(id) != nil)
    }
    if found.areMany, let newest = try newest(limit, query, where: isWanted) {
      return newest
    }
    return try first(
      limit, "SELECT entity_id FROM \(found.sql) AS found ORDER BY entity_id DESC", found.values,
      where: isWanted)
  }

  /// Returns the results among the newest records, if they suffice.
  private func newest(
    _ limit: Int, _ query: SearchQuery, where isWanted: (ID<Thing>, SQLRow) throws -> Bool
  ) throws -> [ID<Thing>]? {
    let number = SQLValue.integer(kind.searchNumber)
    let oldest = try index.connection.first(
      "SELECT entity_id FROM search WHERE area = ?1 ORDER BY entity_id DESC LIMIT 1 OFFSET ?2",
      [number, .number(index.commonWords.newest)], of: "search"
    ) { try $0.integer("entity_id") }
    guard let oldest else { return nil }
    let found = try first(
      limit,
      """
      SELECT entity_id, folded FROM search
      WHERE area = ?1 AND entity_id >= ?2 AND \(query.condition(from: 3))
      ORDER BY entity_id DESC
      """,
      [number, .integer(oldest)] + query.values, where: isWanted)
    return found.count == limit ? found : nil
  }

  /// Whether the words are folded like the texts in the table `search`, which contain no NUL.
  private var isPlain: Bool { !words.utf8.contains { $0 < 2 } }

  /// Returns the match according to the domain's rule.
  private func match(_ id: ID<Thing>) throws -> WordMatch? {
    try texts(id).flatMap { WordMatch(of: words, in: $0) }
  }

  private func first(
    _ limit: Int, _ sql: String, _ values: [SQLValue],
    where isWanted: (ID<Thing>, SQLRow) throws -> Bool
  ) throws -> [ID<Thing>] {
    try index.connection.page(
      sql, values, in: 0..<limit, of: "search",
      where: { try !index.connection.isOdd($0.id, in: table) && isWanted($0.id, $0.row) }
    ) { (id: try $0.id("entity_id"), row: $0) }.map(\.id)
  }
}
