import HearthDomain

extension SayingSearch {
  var bounds: [SQLValue] {
    let ids = SearchArea.saying.ids
    return [.integer(ids.lowerBound), .integer(ids.upperBound)]
  }

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
      + query.parts.map { .text($0.text) }
  }

  private var holdsPart: String {
    query.parts.enumerated().map { "instr(\($1.column), ?\($0 + 3)) > 0" }
      .joined(separator: " OR ")
  }

  /// The query in the index's own language, empty when nothing can match; nil when the index
  /// cannot answer it.
  func partExpression() throws -> String? {
    var alternatives: [String] = []
    for part in query.parts {
      // A letter that begins a syllable is one of its letters.
      if part.column == "initials" && part.letters == 1 { continue }
      guard let expression = try expression(for: part) else { return nil }
      let needed = part.column == "initials" ? try syllables() : []
      if expression.isEmpty || needed.contains("") { continue }
      alternatives.append("(\(([expression] + needed).joined(separator: " AND ")))")
    }
    return alternatives.joined(separator: " OR ")
  }

  /// What a saying must hold besides initial consonants: the syllables among them.
  private func syllables() throws -> [String] {
    try words.split { SearchFolding.isInitials(String($0)) }.compactMap { syllables in
      let text = SearchText.plain(SearchFolding.folded(String(syllables)))
      guard !text.isEmpty else { return nil }
      return try expression(for: SearchQuery.Part(column: "folded", text: text))
    }
  }

  private func expression(for part: SearchQuery.Part) throws -> String? {
    if part.letters >= 3 { return "\(part.column) : \(index.quoted(part.text))" }
    let terms = try index.terms(beginningWith: part.text)
    guard terms.count <= SearchIndex.mostTerms else { return nil }
    guard !terms.isEmpty else { return "" }
    return "\(part.column) : (\(terms.map(index.quoted).joined(separator: " OR ")))"
  }
}

extension SearchQuery {
  /// Whether it is looked up by all triples that begin with it, which may be in most texts.
  var isShort: Bool { parts.contains { $0.letters < 3 } }
}
