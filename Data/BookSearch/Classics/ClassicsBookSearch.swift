import HearthDomain

/// Searches the works that ship with the program.
package struct ClassicsBookSearch: BookSearch {
  package init() {}

  /// Returns books in the language of the query: first exact titles, then titles that begin with
  /// the words, then others in the order of the table.
  package func search(_ query: BookQuery, until cancellation: Cancellation) throws -> FoundBooks {
    let isKorean = Hangul.isContained(in: query.text)
    let found = ClassicsTable.works.enumerated().compactMap { place, work in
      rank(of: work, for: query.text).map { (rank: $0, place: place, work: work) }
    }
    let ordered = found.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    let page = ordered.dropFirst(query.resultIndices.lowerBound).prefix(BookQuery.pageSize)
    return FoundBooks(
      try page.map { try $0.work.foundBook(inKorean: isKorean) },
      hasMore: ordered.count > query.resultIndices.upperBound)
  }

  /// Always returns nil, as a work has no ISBN; only its editions do.
  package func lookUp(_ isbn: ISBN, until cancellation: Cancellation) throws -> FoundBook? { nil }

  /// Returns the rank, of which lower is better; nil if the work does not match. Matches with a
  /// title come first, the best at its beginning, then matches without spaces, then matches with an
  /// author.
  private func rank(of work: Classic, for words: String) -> Int? {
    let titles = [work.korean, work.english]
    if let fit = NameMatchQuality(of: words, toAny: titles) {
      let begins = titles.contains {
        SearchFolding.matchRanges(of: words, in: $0).first?.lowerBound == $0.startIndex
      }
      return fit.rawValue * 2 + (begins ? 0 : 1)
    }
    let after = NameMatchQuality.allCases.count * 2
    if titles.contains(where: { $0.containsWordRun(words) }) { return after }
    let isFound = work.searchedTexts.contains { SearchFolding.matches($0, words) }
    return isFound ? after + 1 : nil
  }
}

extension String {
  /// Whether the words occur if spaces are ignored on both sides: `littleprince` matches "The
  /// Little Prince". The match must begin at the beginning of a word.
  fileprivate func containsWordRun(_ words: String) -> Bool {
    let wanted = words.filter { $0 != " " }
    let parts = split(separator: " ")
    guard wanted.count > 1, parts.count > 1 || wanted.count < words.count else { return false }
    return parts.indices.contains { first in
      switch NameMatchQuality(of: wanted, to: parts[first...].joined()) {
      case .exact, .beginning: true
      default: false
      }
    }
  }
}
