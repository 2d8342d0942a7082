import HearthDomain

/// The things of a kind that a search may mean, as a query in brackets with the column
/// `entity_id`, each thing once.
struct SearchCandidates {
  let sql: String
  /// The values of the first parameters; those of the query around it follow.
  let values: [SQLValue]
  /// Whether they are more than a few, or may be.
  let areMany: Bool
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
  /// Nil when there are none at all.
  func candidates(for query: SearchQuery, in kind: Kind) throws -> SearchCandidates? {
    try finish()
    let bounds = [SQLValue.integer(kind.searchIDs.lowerBound), .integer(kind.searchIDs.upperBound)]
    guard let words = try match(query) else { return scan(query, bounds) }
    return try candidates(matching: words, bounds)
  }

  /// Those in which the words stand without their spaces, or with spaces somewhere within them:
  /// then up to the first of these they stand there, and after it comes their next letter.
  func spacelessCandidates(for words: String, in kind: Kind) throws -> SearchCandidates? {
    try finish()
    let query = SearchQuery(String(words.filter { !$0.isWhitespace }))
    guard !query.isBlank else { return nil }
    let spaced = query.parts.flatMap { part in
      let letters = Array(part.text.unicodeScalars.prefix(SearchIndex.mostSpaced))
      return (1..<max(1, letters.count)).map { place in
        var text = String.UnicodeScalarView(letters[..<place])
        text.append(" ")
        text.append(letters[place])
        return "(\(part.column) : \(quoted(String(text))))"
      }
    }
    let bounds = [SQLValue.integer(kind.searchIDs.lowerBound), .integer(kind.searchIDs.upperBound)]
    let whole = try match(query) ?? ""
    if whole.isEmpty && spaced.isEmpty { return scan(query, bounds) }
    return try candidates(
      matching: ((whole.isEmpty ? [] : [whole]) + spaced).joined(separator: " OR "), bounds)
  }

  /// Among so many letters a space is looked for.
  private static let mostSpaced = 30

  private func candidates(
    matching words: String, _ bounds: [SQLValue]
  ) throws -> SearchCandidates? {
    guard !words.isEmpty else { return nil }
    let values = [.text(words)] + bounds
    if let few = try fewRows(
      of: "search_index WHERE search_index MATCH ?1 AND rowid BETWEEN ?2 AND ?3", values)
    {
      guard !few.isEmpty else { return nil }
      return SearchCandidates(
        sql: "(SELECT entity_id FROM search WHERE id IN (\(SearchIndex.parameters(few.count))))",
        values: few, areMany: false)
    }
    return SearchCandidates(
      sql: """
        (SELECT entity_id FROM search_index CROSS JOIN search
        WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
          AND search.id = search_index.rowid)
        """,
      values: values, areMany: true)
  }

  /// The places in `search` that an index finds, or nil where they are more than a few.
  func fewRows(of index: String, _ values: [SQLValue]) throws -> [SQLValue]? {
    let places = try connection.rows(
      "SELECT rowid AS place FROM \(index) LIMIT ?\(values.count + 1)",
      values + [.number(commonness.few + 1)], of: "search_index"
    ) { SQLValue.integer(try $0.integer("place")) }
    return places.count > commonness.few ? nil : places
  }

  /// `?1, ?2, ?3`
  static func parameters(_ count: Int) -> String {
    (0..<count).map { "?\($0 + 1)" }.joined(separator: ", ")
  }

  /// Looks at each text of the kind: a single letter is in too many for an index to help.
  private func scan(_ query: SearchQuery, _ bounds: [SQLValue]) -> SearchCandidates {
    SearchCandidates(
      sql: """
        (SELECT entity_id FROM search WHERE id BETWEEN ?1 AND ?2 AND \(query.condition(from: 3)))
        """,
      values: bounds + query.values, areMany: true)
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
