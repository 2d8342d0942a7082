import HearthDomain

/// One search among sayings: first those that hold the words as whole words, then those that
/// hold them at all, each from the greatest number down and only as far as they are wanted.
struct SayingSearch {
  let words: String
  let query: SearchQuery
  let index: SearchIndex
  private let repository: SQLSayingRepository

  init(_ words: String, in repository: SQLSayingRepository) {
    self.words = words
    self.repository = repository
    index = repository.search
    query = SearchQuery(words)
  }

  /// The first so many of those that are found, in order.
  func first(_ limit: Int) throws -> [ID<Saying>] {
    guard !query.isBlank, limit > 0 else { return [] }
    try index.finish()
    let whole = try withWholeWords(limit)
    return try whole + withParts(limit - whole.count, besides: Set(whole))
  }

  private func withWholeWords(_ limit: Int) throws -> [ID<Saying>] {
    guard let wanted = query.parts.first?.text else { return [] }
    let marks = marks(in: wanted)
    return try page(
      """
      SELECT entity_id, search.folded FROM saying_word CROSS JOIN search
      WHERE saying_word MATCH ?1 AND search.id = saying_word.rowid \(marks.condition)
      ORDER BY saying_word.rowid DESC
      """,
      [.text(index.quoted(wanted))] + marks.values, limit
    ) { id, row in
      guard WholeWords.stand(wanted, in: try row.text("folded")) else { return false }
      return try isPlain || match(id) == .wholeWords
    }
  }

  /// What lets the index of words, which knows no other characters, pass over sayings that
  /// have the words without the marks: `love#`.
  private func marks(in wanted: String) -> (condition: String, values: [SQLValue]) {
    let letters = wanted.unicodeScalars
    let hasMarks = letters.contains { $0 != " " && !WholeWords.isPartOfWord($0) }
    guard hasMarks, letters.count >= 3 else { return ("", []) }
    let condition = """
      AND +saying_word.rowid IN (SELECT rowid FROM search_index WHERE search_index MATCH ?2
        AND rowid BETWEEN ?3 AND ?4)
      """
    return (condition, [.text("folded : \(index.quoted(wanted))")] + bounds)
  }

  private func withParts(_ limit: Int, besides known: Set<ID<Saying>>) throws -> [ID<Saying>] {
    guard limit > 0 else { return [] }
    let mayMean = isPlain && !SearchFolding.hasInitials(words)
    func isWanted(_ id: ID<Saying>, _: SQLRow) throws -> Bool {
      try !known.contains(id) && (mayMean || holds(id))
    }
    let all = SearchArea.saying.ids
    if query.isShort {
      // What many have is found there at once; of what few have, the index has little to tell.
      let newest = max(all.lowerBound, try index.nextPlace(in: .saying) - 1000)
      let found = try page(
        scanSQL, scanValues(newest...all.upperBound), limit, where: isWanted)
      if found.count == limit { return found }
    }
    guard let expression = try partExpression() else {
      return try page(scanSQL, scanValues(all), limit, where: isWanted)
    }
    guard !expression.isEmpty else { return [] }
    return try page(indexSQL, [.text(expression)] + bounds, limit, where: isWanted)
  }

  /// Whether the texts of the table `search` are folded as the words are: they have no NUL.
  private var isPlain: Bool { !words.utf8.contains { $0 < 2 } }

  /// What the domain's rule says of the saying itself.
  private func match(_ id: ID<Saying>) throws -> WordMatch? {
    try repository.saying(id).flatMap { WordMatch(of: words, in: $0.details.searchedTexts) }
  }

  /// Whether it says anything, which is quicker to ask.
  private func holds(_ id: ID<Saying>) throws -> Bool {
    let texts = try repository.saying(id)?.details.searchedTexts ?? []
    return texts.contains { SearchFolding.matches($0, words) }
  }

  private func page(
    _ sql: String, _ values: [SQLValue], _ limit: Int,
    where isWanted: (ID<Saying>, SQLRow) throws -> Bool
  ) throws -> [ID<Saying>] {
    try index.connection.page(
      sql, values, in: 0..<limit, of: "search",
      where: { try !index.connection.isOdd($0.id, in: "saying") && isWanted($0.id, $0.row) }
    ) { (id: try $0.id("entity_id"), row: $0) }.map(\.id)
  }
}
