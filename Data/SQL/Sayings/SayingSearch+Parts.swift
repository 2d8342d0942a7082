import HearthDomain

extension SayingSearch {
  /// Query for sayings found by the index, newest first.
  var indexSQL: String {
    """
    SELECT entity_id FROM search_index CROSS JOIN search
    WHERE search_index MATCH ?1 AND search_index.rowid BETWEEN ?2 AND ?3
      AND search.id = search_index.rowid
    ORDER BY search_index.rowid DESC
    """
  }

  /// Query that scans all texts, newest first.
  var scanSQL: String {
    "SELECT entity_id FROM search WHERE id BETWEEN ?1 AND ?2 AND (\(partCondition)) ORDER BY id DESC"
  }

  func scanValues(_ places: ClosedRange<Int64>) -> [SQLValue] {
    [.integer(places.lowerBound), .integer(places.upperBound)]
      + alternatives(of: query).joined().map { .text($0.text) }
  }

  private var partCondition: String {
    var parameter = 2
    return alternatives(of: query).map { parts in
      parts.map { part in
        parameter += 1
        return "instr(\(part.column), ?\(parameter)) > 0"
      }.joined(separator: " AND ")
    }.joined(separator: " OR ")
  }

  /// Returns alternative lists of parts; a saying can match only if it contains every part of one
  /// of the lists. An alternative of initial consonants, as in `ㅅ랑`, also lists the complete
  /// syllables of the query.
  private func alternatives(of query: SearchQuery) -> [[SearchQuery.Part]] {
    query.parts.map { $0.column == "initials" ? [$0] + syllableParts : [$0] }
  }

  /// The complete syllables of the query, as parts. Only the first few, which exclude most sayings;
  /// the domain then checks each candidate.
  private var syllableParts: [SearchQuery.Part] {
    let groups = words.split { SearchFolding.consistsOfInitials(String($0)) }
    return groups.prefix(8).compactMap { syllables in
      let text = SearchText.withoutNUL(SearchFolding.folded(String(syllables)))
      return text.isEmpty ? nil : SearchQuery.Part(column: "folded", text: text)
    }
  }

  /// Returns the FTS5 query for the parts; empty if nothing can match, nil if the index cannot
  /// answer.
  func partExpression() throws -> String? {
    var expressions: [String] = []
    func expression(for part: SearchQuery.Part) throws -> String? {
      try index.fullText.expression(for: part, fromLetters: 1)
    }
    for parts in alternatives(of: try index.keepingExistingVariants(query)) {
      // A part of one initial consonant is skipped, since the alternative with that letter finds
      // the same.
      guard let part = parts.first, part.column == "folded" || part.letterCount > 1 else {
        continue
      }
      guard let first = try expression(for: part) else { return nil }
      let all = try [first] + parts.dropFirst().compactMap(expression)
      if !all.contains("") { expressions.append("(\(all.joined(separator: " AND ")))") }
    }
    return expressions.joined(separator: " OR ")
  }
}

extension SearchQuery {
  /// Whether a part has fewer than three letters, so that the index must search all trigrams that
  /// begin with it; these may occur in most texts.
  var hasShortPart: Bool { parts.contains { $0.letterCount < 3 } }
}
