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

/// What the index has answered, which it need not be asked again while its texts are the same: a
/// search of everything asks for the same words kind by kind and screenful by screenful.
struct SearchAnswers {
  struct Question: Hashable {
    /// In the index's own language.
    let words: String
    let kind: Kind
  }

  /// Nil where nothing is found.
  var candidates: [Question: SearchCandidates?] = [:]
  /// In which rows the words are found nowhere.
  var gaps: [String: [Range<Int64>]] = [:]
  /// Whether any text has the part.
  var isSomewhere: [SearchQuery.Part: Bool] = [:]
}

/// From when on a search looks at the newest things before it sorts all that the index finds: of
/// what is in thousands of things, a page is full after a few of them.
struct CommonWordLimits {
  /// Up to so many are sorted at once.
  var few = 200
  /// So many of the newest things are looked at.
  var newest = 2_000
}

extension SearchIndex {
  /// Nil when there are none at all.
  func candidates(for query: SearchQuery, in kind: Kind) throws -> SearchCandidates? {
    try finish()
    let query = try withSpacedThatExist(query)
    guard let words = try fullText.expression(for: query) else {
      return scan(query, kind.searchBounds)
    }
    return try candidates(matching: words, in: kind)
  }

  /// The query without the spellings that no text of any kind has: hardly a word stands somewhere
  /// with a blank within, and of every kind each spelling costs as much as the word itself. What
  /// was kept must be in the index (``finish()``).
  func withSpacedThatExist(_ query: SearchQuery) throws -> SearchQuery {
    try query.keepingSpaced { part in
      if let known = answers.isSomewhere[part] { return known }
      guard let words = try fullText.expression(for: part) else { return true }
      let found = try connection.first(
        "SELECT rowid AS place FROM search_index WHERE search_index MATCH ?1 LIMIT 1",
        [.text(words)], of: "search_index"
      ) { try $0.integer("place") }
      answers.isSomewhere[part] = found != nil
      return found != nil
    }
  }

  /// Those in which the words stand without their spaces, or with spaces somewhere within them:
  /// then up to the first of these they stand there, and after it comes their next letter.
  func spacelessCandidates(for words: String, in kind: Kind) throws -> SearchCandidates? {
    try finish()
    let query = SearchQuery(String(words.filter { !$0.isWhitespace }), exactly: true)
    guard !query.isBlank else { return nil }
    let spaced = query.parts.flatMap { part in
      let letters = Array(part.text.unicodeScalars.prefix(SearchIndex.mostSpaced))
      return (1..<max(1, letters.count)).map { place in
        var text = String.UnicodeScalarView(letters[..<place])
        text.append(" ")
        text.append(letters[place])
        return "(\(part.column) : \(TextIndex.phrase(String(text))))"
      }
    }
    let whole = try fullText.expression(for: query) ?? ""
    if whole.isEmpty && spaced.isEmpty { return scan(query, kind.searchBounds) }
    return try candidates(
      matching: ((whole.isEmpty ? [] : [whole]) + spaced).joined(separator: " OR "), in: kind)
  }

  /// Among so many letters a space is looked for.
  private static let mostSpaced = 30

  private func candidates(matching words: String, in kind: Kind) throws -> SearchCandidates? {
    guard !words.isEmpty else { return nil }
    let question = SearchAnswers.Question(words: words, kind: kind)
    if let known = answers.candidates[question] { return known }
    let found = try found(words, in: kind)
    answers.candidates.updateValue(found, forKey: question)
    return found
  }

  private func found(_ words: String, in kind: Kind) throws -> SearchCandidates? {
    if let few = try fewPlaces(of: words, in: kind.searchIDs) {
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
      values: [.text(words)] + kind.searchBounds, areMany: true)
  }

  /// The places among these at which the index finds the words, or nil where they are more than a
  /// few. What lies between them and the next one need not be looked through for another kind.
  private func fewPlaces(of words: String, in places: ClosedRange<Int64>) throws -> [SQLValue]? {
    let gaps = answers.gaps[words] ?? []
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
      isEnough = next < .max || few.count > commonWords.few
    }
    if few.count > commonWords.few { return nil }
    let end = few.last.map { $0 + 1 } ?? places.lowerBound
    answers.gaps[words] = gaps + [end..<next]
    return few.map { .integer($0) }
  }

  /// The places in `search` that an index finds, or nil where they are more than a few.
  func fewRows(of index: String, _ values: [SQLValue]) throws -> [SQLValue]? {
    let places = try connection.rows(
      "SELECT rowid AS place FROM \(index) LIMIT ?\(values.count + 1)",
      values + [.number(commonWords.few + 1)], of: "search_index"
    ) { SQLValue.integer(try $0.integer("place")) }
    return places.count > commonWords.few ? nil : places
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
}
