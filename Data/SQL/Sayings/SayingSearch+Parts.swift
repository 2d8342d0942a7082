import HearthDomain

extension SayingSearch {
  /// What the index finds, the newest first.
  var indexSQL: String {
    """
    SELECT entity_id FROM search_index CROSS JOIN search
    WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
      AND search.id = search_index.rowid
    ORDER BY search_index.rowid DESC
    """
  }

  /// What is found by looking at each text, the newest first.
  var scanSQL: String {
    "SELECT entity_id FROM search WHERE id BETWEEN ?1 AND ?2 AND (\(holdsPart)) ORDER BY id DESC"
  }

  func scanValues(_ places: ClosedRange<Int64>) -> [SQLValue] {
    [.integer(places.lowerBound), .integer(places.upperBound)]
      + alternatives(of: query).joined().map { .text($0.text) }
  }

  private var holdsPart: String {
    var parameter = 2
    return alternatives(of: query).map { parts in
      parts.map { part in
        parameter += 1
        return "instr(\(part.column), ?\(parameter)) > 0"
      }.joined(separator: " AND ")
    }.joined(separator: " OR ")
  }

  /// Of each alternative all that a saying must hold: for initial consonants also the syllables
  /// that stand among them.
  private func alternatives(of query: SearchQuery) -> [[SearchQuery.Part]] {
    query.parts.map { $0.column == "initials" ? [$0] + syllables : [$0] }
  }

  /// The first few suffice to pass over most sayings; the rule decides.
  private var syllables: [SearchQuery.Part] {
    let groups = words.split { SearchFolding.isInitials(String($0)) }
    return groups.prefix(8).compactMap { syllables in
      let text = SearchText.plain(SearchFolding.folded(String(syllables)))
      return text.isEmpty ? nil : SearchQuery.Part(column: "folded", text: text)
    }
  }

  /// The query in the index's own language, empty when nothing can match; nil when the index
  /// cannot answer it.
  func partExpression() throws -> String? {
    var expressions: [String] = []
    func expression(for part: SearchQuery.Part) throws -> String? {
      try index.fullText.expression(for: part, fromLetters: 1)
    }
    for parts in alternatives(of: try index.withSpacedThatExist(query)) {
      // A letter that begins a syllable is one of its letters.
      guard let part = parts.first, part.column == "folded" || part.letters > 1 else { continue }
      guard let first = try expression(for: part) else { return nil }
      let all = try [first] + parts.dropFirst().compactMap(expression)
      if !all.contains("") { expressions.append("(\(all.joined(separator: " AND ")))") }
    }
    return expressions.joined(separator: " OR ")
  }
}

extension SearchQuery {
  /// Whether it is looked up by all triples that begin with it, which may be in most texts.
  var isShort: Bool { parts.contains { $0.letters < 3 } }
}
