import HearthDomain

/// One search in an area whose whole words are indexed: first the things that hold the words as
/// whole words, then those that hold them at all (``SayingMatch``), each from the greatest id
/// down and only as far as they are wanted.
struct WordSearch<Thing> {
  private let words: String
  private let query: SearchQuery
  private let area: SearchArea
  private let index: SearchIndex
  /// The texts in which the thing is found.
  private let texts: (ID<Thing>) throws -> [String]?

  init(
    _ words: String, in area: SearchArea, of index: SearchIndex,
    texts: @escaping (ID<Thing>) throws -> [String]?
  ) {
    self.words = words
    self.area = area
    self.index = index
    self.texts = texts
    query = SearchQuery(words)
  }

  /// Those that are found, from the range of places.
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
    guard let table = area.wordIndex, let wanted = query.parts.first?.text else { return [] }
    return try first(
      limit,
      """
      SELECT entity_id, search.folded FROM \(table) CROSS JOIN search
      WHERE \(table) MATCH ?1 AND search.id = \(table).rowid
      ORDER BY entity_id DESC
      """,
      [.text(index.quoted(wanted))]
    ) { id, row in
      guard WholeWords.stand(wanted, in: try row.text("folded")) else { return false }
      return try isPlain || match(id) == .wholeWords
    }
  }

  private func withParts(_ limit: Int, besides known: Set<ID<Thing>>) throws -> [ID<Thing>] {
    guard let found = try index.candidates(for: query, in: area) else { return [] }
    let isCertain = isPlain && !SearchFolding.hasInitials(words)
    return try first(
      limit, "SELECT entity_id FROM \(found.sql) AS found ORDER BY entity_id DESC", found.values
    ) { id, _ in try !known.contains(id) && (isCertain || match(id) != nil) }
  }

  /// Whether the texts of the table `search` are folded as the words are: they have no NUL.
  private var isPlain: Bool { !words.utf8.contains { $0 < 2 } }

  /// What the domain's rule says of the thing itself.
  private func match(_ id: ID<Thing>) throws -> SayingMatch? {
    try texts(id).flatMap { SayingMatch(of: words, in: $0) }
  }

  private func first(
    _ limit: Int, _ sql: String, _ values: [SQLValue],
    where isWanted: (ID<Thing>, SQLRow) throws -> Bool
  ) throws -> [ID<Thing>] {
    try index.connection.page(
      sql, values, in: 0..<limit, of: "search", where: { try isWanted($0.id, $0.row) }
    ) { (id: try $0.id("entity_id"), row: $0) }.map(\.id)
  }
}
