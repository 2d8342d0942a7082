import HearthDomain

/// The things of an area that a search may mean, as a query in brackets with the column
/// `entity_id`, each thing once.
struct SearchCandidates {
  let sql: String
  /// The values of the first parameters; those of the query around it follow.
  let values: [SQLValue]
  /// Whether the index delivers them, instead of a look at each text of the area.
  let areIndexed: Bool
}

/// From when on a search looks at the newest things before it sorts all that the index finds: of
/// what is in thousands of things, a page is full after a few of them.
struct SearchCommonness {
  /// Up to so many are sorted at once.
  var few = 200
  /// So many of the newest things are looked at.
  var newest = 2_000
}

extension SearchIndex {
  /// Whether the candidates are more than a few; those that only a look at each text finds
  /// always are.
  func areMany(_ found: SearchCandidates) throws -> Bool {
    guard found.areIndexed else { return true }
    return try hasMany(
      "search_index WHERE search_index MATCH ?1 AND rowid BETWEEN ?2 AND ?3", found.values)
  }

  /// Whether the index finds more than a few rows there, of which no more are counted.
  func hasMany(_ place: String, _ values: [SQLValue]) throws -> Bool {
    let count = try connection.first(
      """
      SELECT count(*) AS candidates FROM
        (SELECT rowid FROM \(place) LIMIT ?\(values.count + 1)) AS found
      """,
      values + [.number(commonness.few + 1)], of: "search_index"
    ) { try $0.int("candidates") }
    return count ?? 0 > commonness.few
  }

  /// Nil when there are none at all.
  func candidates(for query: SearchQuery, in area: SearchArea) throws -> SearchCandidates? {
    try finish()
    let bounds = [SQLValue.integer(area.ids.lowerBound), .integer(area.ids.upperBound)]
    guard let words = try match(query) else { return scan(query, bounds) }
    guard !words.isEmpty else { return nil }
    return SearchCandidates(
      sql: """
        (SELECT entity_id FROM search_index CROSS JOIN search
        WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
          AND search.id = search_index.rowid)
        """,
      values: [.text(words)] + bounds, areIndexed: true)
  }

  /// Looks at each text of the area: a single letter is in too many for an index to help.
  private func scan(_ query: SearchQuery, _ bounds: [SQLValue]) -> SearchCandidates {
    SearchCandidates(
      sql: """
        (SELECT entity_id FROM search WHERE id BETWEEN ?1 AND ?2 AND \(query.condition(from: 3)))
        """,
      values: bounds + query.values, areIndexed: false)
  }

  /// The query in the index's own language, empty when nothing can match; nil when the index
  /// cannot answer it.
  func match(_ query: SearchQuery) throws -> String? {
    var alternatives: [String] = []
    for part in query.parts {
      switch part.letters {
      case 3...: alternatives.append("\(part.column) : \(quoted(part.text))")
      case 2:
        let terms = try terms(beginningWith: part.text)
        guard terms.count <= SearchIndex.mostTerms else { return nil }
        if terms.isEmpty { continue }
        let choice = terms.map(quoted).joined(separator: " OR ")
        alternatives.append("\(part.column) : (\(choice))")
      default: return nil
      }
    }
    return alternatives.map { "(\($0))" }.joined(separator: " OR ")
  }

  /// Beyond so many, looking at each text is as quick.
  static let mostTerms = 400

  /// The triples of letters in the index that begin with these two.
  func terms(beginningWith letters: String) throws -> [String] {
    try connection.rows(
      "SELECT term FROM search_term WHERE term >= ?1 AND term <= ?2 LIMIT ?3",
      [
        .text(letters), .text(letters + "\u{10FFFF}"),
        .integer(Int64(SearchIndex.mostTerms + 1)),
      ], of: "search_term"
    ) { try $0.text("term") }
  }

  func quoted(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let doubled = text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: doubled, as: UTF8.self) + "\""
  }
}
