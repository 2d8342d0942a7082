extension BookRepository {
  /// So many of the first that are found are put in order; behind them nobody looks for the best.
  private static var ranked: Int { 100 }

  /// What ``search(_:in:)`` finds, and among the first of it the books whose title or subtitle
  /// begins with the words before those that have them amid: initials stand amid many titles.
  package func bestFirst(_ words: String, in places: Range<Int>) throws -> [Book] {
    guard places.lowerBound < Self.ranked, places.upperBound > 0, !places.isEmpty else {
      return try search(words, in: places)
    }
    let found = try search(words, in: 0..<max(Self.ranked, places.upperBound))
    let first = found.prefix(Self.ranked).enumerated().map { place, book in
      (rank: book.rank(for: words), place: place, book: book)
    }
    let best = first.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.book)
    let all = best + found.dropFirst(Self.ranked)
    return Array(all[places.clamped(to: all.indices)])
  }
}

extension Book {
  /// Less is better: whole words, then a title that begins with the words, then the rest.
  fileprivate func rank(for words: String) -> Int {
    if WordMatch(of: words, in: details.searchedTexts) == .wholeWords { return 0 }
    let begins = [title, details.subtitle.value].contains { name in
      SearchFolding.hits(of: words, in: name).first?.lowerBound == name.startIndex
    }
    return begins ? 1 : 2
  }
}
