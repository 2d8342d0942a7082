import HearthDomain

/// Records of a kind that a search may match: a parenthesized query with the column `entity_id`,
/// each id once.
struct SearchCandidates {
  let sql: String
  /// Values of the first parameters; those of the outer query follow.
  let values: [SQLValue]
  /// Whether there are, or may be, more than a few.
  let mayBeMany: Bool
}

/// Cache of index results as long as the texts stay the same: a global search asks for the same
/// words for each kind and page.
struct SearchCache {
  struct Key: Hashable {
    /// FTS5 expression.
    let words: String
    let kind: Kind
  }

  /// Candidates found for each question; nil if there are none.
  var candidates: [Key: SearchCandidates?] = [:]
  /// Ranges of rows without the words.
  var emptyRanges: [String: [Range<Int64>]] = [:]
  /// Whether any text contains the part.
  var occursAnywhere: [SearchQuery.Part: Bool] = [:]
}

/// When to search the newest records before sorting everything the index finds: if thousands match,
/// a few of the newest fill a page.
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

  /// Returns the query without spellings that occur in no text: words with a blank inside are rare,
  /// and each spelling costs as much per kind as the word itself. Pending texts must be in the
  /// index (``finish()``).
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

  /// Returns candidates that contain the words without spaces, or with other spaces: then they
  /// contain the text up to the first space, followed by the next letter.
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

  /// Number of letters among which a space is searched.
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

  /// Returns the rows in the range that contain the words; nil if there are more than a few.
  /// Remembers the gaps between them for other kinds.
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

  /// Returns the rows that an index finds; nil if there are more than a few.
  func rowIDsIfFew(of index: String, _ values: [SQLValue]) throws -> [SQLValue]? {
    let places = try connection.rows(
      "SELECT rowid AS place FROM \(index) LIMIT ?\(values.count + 1)",
      values + [.number(commonWordLimits.maxSorted + 1)], of: "search_index"
    ) { SQLValue.integer(try $0.integer("place")) }
    return places.count > commonWordLimits.maxSorted ? nil : places
  }

  /// Returns `?1, ?2, ?3`.
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
