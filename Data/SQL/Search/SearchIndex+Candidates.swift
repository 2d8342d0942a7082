import HearthDomain

/// A query for the ids of the records of a kind that a search may match. It is parenthesized, and
/// has the column `entity_id`, each id once.
struct SearchCandidates {
  let sql: String
  /// Values of the first parameters; those of the outer query follow.
  let values: [SQLValue]
  /// Whether the query finds, or may find, more than a few records.
  let mayBeMany: Bool
}

/// Caches results of the full-text index until a text changes, because a global search looks up the
/// same words for each kind and page.
struct SearchCache {
  struct Key: Hashable {
    /// FTS5 expression.
    let words: String
    let kind: Kind
  }

  /// Candidates per FTS5 expression and kind; a nil value means that there are none.
  var candidates: [Key: SearchCandidates?] = [:]
  /// Per FTS5 expression, the ranges of rows that do not match it.
  var emptyRanges: [String: [Range<Int64>]] = [:]
  /// Whether any text contains the part.
  var occursAnywhere: [SearchQuery.Part: Bool] = [:]

  var isEmpty: Bool { candidates.isEmpty && emptyRanges.isEmpty && occursAnywhere.isEmpty }
}

/// Limits for searching the newest records first. If thousands match, a few of the newest fill a
/// page, whereas the index would sort all of them.
struct CommonWordLimits {
  /// Maximum number of candidates that are sorted at once.
  var maxSorted = 200
  /// Number of the newest records searched first.
  var newestCount = 2_000
}

extension SearchIndex {
  /// Returns the records of the kind that may match the query; nil if there are none.
  func candidates(for query: SearchQuery, in kind: Kind) throws -> SearchCandidates? {
    try finish()
    let query = try keepingExistingVariants(query)
    guard let words = try fullText.expression(for: query) else {
      return scanningCandidates(query, kind.searchBounds)
    }
    return try candidates(matching: words, in: kind)
  }

  /// Returns the query without spelling variants that occur in no text. Variants with an inserted
  /// space are rare, and each would cost as much per kind as the word itself. Call ``finish()``
  /// first, so that the index contains all texts.
  func keepingExistingVariants(_ query: SearchQuery) throws -> SearchQuery {
    try query.keepingVariants { part in
      if let known = cache.occursAnywhere[part] { return known }
      guard let words = try fullText.expression(for: part) else { return true }
      let found = try connection.first(
        "SELECT rowid AS place FROM search_index WHERE search_index MATCH ?1 LIMIT 1",
        [.text(words)], of: "search_index"
      ) { try $0.integer("place") }
      cache.occursAnywhere[part] = found != nil
      return found != nil
    }
  }

  /// Returns candidates that contain the words with any spaces or none. Such a text contains the
  /// words without spaces, or their beginning up to the first space followed by the next letter.
  func spacelessCandidates(for words: String, in kind: Kind) throws -> SearchCandidates? {
    try finish()
    let query = SearchQuery(String(words.filter { !$0.isWhitespace }), exactly: true)
    guard !query.isBlank else { return nil }
    let spaced = query.parts.flatMap { part in
      let letters = Array(part.text.unicodeScalars.prefix(SearchIndex.maxSpacedLetters))
      return (1..<max(1, letters.count)).map { place in
        var text = String.UnicodeScalarView(letters[..<place])
        text.append(" ")
        text.append(letters[place])
        return "(\(part.column) : \(TextIndex.phrase(String(text))))"
      }
    }
    let whole = try fullText.expression(for: query) ?? ""
    if whole.isEmpty && spaced.isEmpty { return scanningCandidates(query, kind.searchBounds) }
    return try candidates(
      matching: ((whole.isEmpty ? [] : [whole]) + spaced).joined(separator: " OR "), in: kind)
  }

  /// Maximum number of letters after which a space is searched.
  private static let maxSpacedLetters = 30

  private func candidates(matching words: String, in kind: Kind) throws -> SearchCandidates? {
    guard !words.isEmpty else { return nil }
    let question = SearchCache.Key(words: words, kind: kind)
    if let known = cache.candidates[question] { return known }
    let found = try findCandidates(words, in: kind)
    cache.candidates.updateValue(found, forKey: question)
    return found
  }

  private func findCandidates(_ words: String, in kind: Kind) throws -> SearchCandidates? {
    if let few = try rowIDsIfFew(of: words, in: kind.searchIDs) {
      guard !few.isEmpty else { return nil }
      return SearchCandidates(
        sql: "(SELECT entity_id FROM search WHERE id IN (\(SearchIndex.parameterList(few.count))))",
        values: few, mayBeMany: false)
    }
    return SearchCandidates(
      sql: """
        (SELECT entity_id FROM search_index CROSS JOIN search
        WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
          AND search.id = search_index.rowid)
        """,
      values: [.text(words)] + kind.searchBounds, mayBeMany: true)
  }

  /// Returns the rows in the range that match the FTS5 expression; nil if there are more than a
  /// few. Caches the range without matches after the last one, for the search in other kinds.
  private func rowIDsIfFew(of words: String, in places: ClosedRange<Int64>) throws -> [SQLValue]? {
    let gaps = cache.emptyRanges[words] ?? []
    if gaps.contains(where: { $0.contains(places.lowerBound) && $0.contains(places.upperBound) }) {
      return []
    }
    var few: [Int64] = []
    var next = Int64.max
    try connection.query(
      """
      SELECT rowid AS place FROM search_index WHERE search_index MATCH ?1 AND rowid >= ?2
      ORDER BY rowid
      """,
      [.text(words), .integer(places.lowerBound)], of: "search_index"
    ) { row, isEnough in
      let place = try row.integer("place")
      if places.contains(place) { few.append(place) } else { next = place }
      isEnough = next < .max || few.count > commonWordLimits.maxSorted
    }
    if few.count > commonWordLimits.maxSorted { return nil }
    let end = few.last.map { $0 + 1 } ?? places.lowerBound
    cache.emptyRanges[words] = gaps + [end..<next]
    return few.map { .integer($0) }
  }

  /// Returns the rows that the index finds; nil if there are more than a few. `index` is the name
  /// of the table and a condition.
  func rowIDsIfFew(of index: String, _ values: [SQLValue]) throws -> [SQLValue]? {
    let places = try connection.rows(
      "SELECT rowid AS place FROM \(index) LIMIT ?\(values.count + 1)",
      values + [.number(commonWordLimits.maxSorted + 1)], of: "search_index"
    ) { SQLValue.integer(try $0.integer("place")) }
    return places.count > commonWordLimits.maxSorted ? nil : places
  }

  /// Returns a list of parameters, such as `?1, ?2, ?3`.
  static func parameterList(_ count: Int) -> String {
    (0..<count).map { "?\($0 + 1)" }.joined(separator: ", ")
  }

  /// Returns a query that scans all texts of the kind, because an index does not help for a single
  /// letter.
  private func scanningCandidates(_ query: SearchQuery, _ bounds: [SQLValue]) -> SearchCandidates {
    SearchCandidates(
      sql: """
        (SELECT entity_id FROM search WHERE id BETWEEN ?1 AND ?2 AND \(query.condition(from: 3)))
        """,
      values: bounds + query.values, mayBeMany: true)
  }
}
