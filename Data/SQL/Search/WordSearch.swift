import HearthDomain

/// A search for records of a kind with a word index. It returns those that contain the words as
/// whole words first, then those that contain them anywhere (``WordMatch``), each by descending id.
/// Reads only as far as needed.
struct WordSearch<Item> {
  private let words: String
  private let query: SearchQuery
  private let kind: Kind
  private let table: String
  private let index: SearchIndex
  private let loadTexts: (ID<Item>) throws -> [String]?

  init(
    _ words: String, in kind: Kind, of index: SearchIndex, table: String,
    texts: @escaping (ID<Item>) throws -> [String]?
  ) {
    self.words = words
    self.kind = kind
    self.table = table
    self.index = index
    self.loadTexts = texts
    query = SearchQuery(words)
  }

  /// Returns the results in the range.
  func page(_ places: Range<Int>) throws -> [ID<Item>] {
    let places = places.validIndices
    guard !query.isBlank, !places.isEmpty else { return [] }
    try index.finish()
    let whole = try resultsWithWholeWords(places.upperBound)
    let rest = places.upperBound - whole.count
    let parts = rest > 0 ? try resultsWithParts(rest, besides: Set(whole)) : []
    return Array((whole + parts).dropFirst(places.lowerBound))
  }

  private func resultsWithWholeWords(_ limit: Int) throws -> [ID<Item>] {
    guard let table = kind.wordIndex, let part = query.parts.first else { return [] }
    func isWanted(_ id: ID<Item>, _ row: SQLRow) throws -> Bool {
      guard WholeWords.occur(part.text, in: try row.text("folded")) else { return false }
      return try isFoldedExactly || match(id) == .wholeWords
    }
    let phrase = SQLValue.text(TextIndex.phrase(part.text))
    if let few = try index.rowIDsIfFew(of: "\(table) WHERE \(table) MATCH ?1", [phrase]) {
      guard !few.isEmpty else { return [] }
      return try firstResults(
        limit,
        """
        SELECT entity_id, folded FROM search WHERE id IN (\(SearchIndex.parameterList(few.count)))
        ORDER BY entity_id DESC
        """,
        few, where: isWanted)
    }
    if let newest = try newestResults(limit, SearchQuery(part), where: isWanted) { return newest }
    return try firstResults(
      limit,
      """
      SELECT entity_id, search.folded FROM \(table) CROSS JOIN search
      WHERE \(table) MATCH ?1 AND search.id = \(table).rowid
      ORDER BY entity_id DESC
      """,
      [phrase], where: isWanted)
  }

  private func resultsWithParts(_ limit: Int, besides known: Set<ID<Item>>) throws -> [ID<Item>] {
    guard let found = try index.candidates(for: query, in: kind) else { return [] }
    let isCertain = isFoldedExactly && !SearchFolding.hasInitials(words)
    func isWanted(_ id: ID<Item>, _: SQLRow) throws -> Bool {
      try !known.contains(id) && (isCertain || match(id) != nil)
    }
    if found.mayBeMany, let newest = try newestResults(limit, query, where: isWanted) {
      return newest
    }
    return try firstResults(
      limit, "SELECT entity_id FROM \(found.sql) AS found ORDER BY entity_id DESC", found.values,
      where: isWanted)
  }

  /// Returns the first `limit` results if the newest records contain that many; otherwise nil.
  private func newestResults(
    _ limit: Int, _ query: SearchQuery, where isWanted: (ID<Item>, SQLRow) throws -> Bool
  ) throws -> [ID<Item>]? {
    let number = SQLValue.integer(kind.searchNumber)
    let oldest = try index.connection.first(
      "SELECT entity_id FROM search WHERE area = ?1 ORDER BY entity_id DESC LIMIT 1 OFFSET ?2",
      [number, .number(index.commonWordLimits.newestCount)], of: "search"
    ) { try $0.integer("entity_id") }
    guard let oldest else { return nil }
    let found = try firstResults(
      limit,
      """
      SELECT entity_id, folded FROM search
      WHERE area = ?1 AND entity_id >= ?2 AND \(query.condition(from: 3))
      ORDER BY entity_id DESC
      """,
      [number, .integer(oldest)] + query.values, where: isWanted)
    return found.count == limit ? found : nil
  }

  /// Whether folding the words gives the same as in the table `search`. Not if they contain the
  /// control characters 0 or 1, which that table cannot hold.
  private var isFoldedExactly: Bool { !words.utf8.contains { $0 < 2 } }

  /// Returns how the record matches the words; nil if it does not. This is the domain's rule.
  private func match(_ id: ID<Item>) throws -> WordMatch? {
    try loadTexts(id).flatMap { WordMatch(of: words, in: $0) }
  }

  private func firstResults(
    _ limit: Int, _ sql: String, _ values: [SQLValue],
    where isWanted: (ID<Item>, SQLRow) throws -> Bool
  ) throws -> [ID<Item>] {
    try index.connection.page(
      sql, values, in: 0..<limit, of: "search",
      where: { try !index.connection.isKnownInvalid($0.id, in: table) && isWanted($0.id, $0.row) }
    ) { (id: try $0.id("entity_id"), row: $0) }.map(\.id)
  }
}
