import HearthDomain

/// A search for sayings. It returns those that contain the words as whole words first, then those
/// that contain them anywhere, each by descending number. Reads only as far as needed.
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

  /// Calls the body with the first results in order, each as soon as it is found.
  func forEachResult(_ limit: Int, each: (Saying) throws -> Void) throws {
    guard !query.isBlank, limit > 0 else { return }
    try index.finish()
    var whole: Set<ID<Saying>> = []
    try findWholeWords(limit) { saying in
      whole.insert(saying.id)
      try each(saying)
    }
    try findParts(limit - whole.count, besides: whole, each)
  }

  private func findWholeWords(_ limit: Int, _ each: (Saying) throws -> Void) throws {
    guard let wanted = query.parts.first?.text else { return }
    let marks = markFilter(in: wanted)
    try forEachAccepted(
      """
      SELECT entity_id, search.folded FROM saying_word CROSS JOIN search
      WHERE saying_word MATCH ?1 AND search.id = saying_word.rowid \(marks.condition)
      ORDER BY saying_word.rowid DESC
      """,
      [.text(TextIndex.phrase(wanted))] + marks.values, limit
    ) { _, row in
      WholeWords.occur(wanted, in: try row.text("folded"))
    } where: { saying in
      isFoldedExactly || WordMatch(of: words, in: saying.details.searchedTexts) == .wholeWords
    } each: {
      try each($0)
    }
  }

  /// Returns a condition for the punctuation marks in the words, such as `#` in `love#`, which the
  /// word index ignores; empty if there are none.
  private func markFilter(in wanted: String) -> (condition: String, values: [SQLValue]) {
    let letters = wanted.unicodeScalars
    let hasMarks = letters.contains { $0 != " " && !WholeWords.isPartOfWord($0) }
    guard hasMarks, letters.count >= 3 else { return ("", []) }
    let condition = """
      AND +saying_word.rowid IN (SELECT rowid FROM search_index WHERE search_index MATCH ?2
        AND rowid BETWEEN ?3 AND ?4)
      """
    return (condition, [.text("folded : \(TextIndex.phrase(wanted))")] + Kind.saying.searchBounds)
  }

  private func findParts(
    _ limit: Int, besides known: Set<ID<Saying>>, _ each: (Saying) throws -> Void
  ) throws {
    guard limit > 0 else { return }
    let all = Kind.saying.searchIDs
    if query.hasShortPart, limit <= SayingSearch.newestCount {
      // Scan the newest sayings first: they suffice if the letters are common. If the letters are
      // rare, the index is fast.
      let newest = max(
        all.lowerBound, try index.nextRowID(in: .saying) - Int64(SayingSearch.newestCount))
      var found: [Saying] = []
      try forEachPartMatch(scanSQL, scanValues(newest...all.upperBound), limit, besides: known) {
        found.append($0)
      }
      if found.count == limit { return try found.forEach(each) }
    }
    guard let expression = try partExpression() else {
      return try forEachPartMatch(scanSQL, scanValues(all), limit, besides: known, each)
    }
    guard !expression.isEmpty else { return }
    try forEachPartMatch(
      indexSQL, [.text(expression)] + Kind.saying.searchBounds, limit, besides: known, each)
  }

  private static let newestCount = 1000

  private func forEachPartMatch(
    _ sql: String, _ values: [SQLValue], _ limit: Int, besides known: Set<ID<Saying>>,
    _ each: (Saying) throws -> Void
  ) throws {
    let areCertain = isFoldedExactly && !SearchFolding.hasInitials(words)
    let areInitials = isFoldedExactly && query.parts.allSatisfy { $0.column == "initials" }
    try forEachAccepted(sql, values, limit) { id, _ in
      !known.contains(id)
    } where: { saying in
      let texts = saying.details.searchedTexts
      return areCertain || areInitials && texts.allSatisfy(SearchFolding.hasOnlyASCIIAndSyllables)
        || texts.contains { SearchFolding.matches($0, words) }
    } each: {
      try each($0)
    }
  }

  /// Whether folding the words gives the same as in the table `search`. Not if they contain the
  /// control characters 0 or 1, which that table cannot hold.
  private var isFoldedExactly: Bool { !words.utf8.contains { $0 < 2 } }

  /// Calls the body with up to `limit` sayings for which both `mayBe` (cheap, by the row) and
  /// `isMeant` (on the saying itself) are true.
  private func forEachAccepted(
    _ sql: String, _ values: [SQLValue], _ limit: Int,
    if mayBe: (ID<Saying>, SQLRow) throws -> Bool, where isMeant: (Saying) throws -> Bool,
    each: (Saying) throws -> Void
  ) throws {
    func read(_ row: SQLRow) throws -> Saying? {
      let id: ID<Saying> = try row.id("entity_id")
      guard try mayBe(id, row), let saying = try repository.saying(id), try isMeant(saying) else {
        return nil
      }
      return saying
    }
    try index.connection.page(
      sql, values, in: 0..<limit, of: "search", where: { $0 != nil }, read,
      each: { saying in if let saying { try each(saying) } })
  }
}
