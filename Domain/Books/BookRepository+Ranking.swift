extension BookRepository {
  /// Number of first search results that are ranked; the others keep their order.
  private static var rankedCount: Int { 100 }

  /// Returns the results of ``search(_:in:)``, with the first ones ranked. Books whose title or
  /// subtitle begins with the words come before those that contain them elsewhere, since initial
  /// consonants match many titles.
  package func rankedSearch(_ words: String, in places: Range<Int>) throws -> [Book] {
    guard places.lowerBound < Self.rankedCount, places.upperBound > 0, !places.isEmpty else {
      return try search(words, in: places)
    }
    let found = try search(words, in: 0..<max(Self.rankedCount, places.upperBound))
    let first = found.prefix(Self.rankedCount).enumerated().map { place, book in
      (rank: book.rank(for: words), place: place, book: book)
    }
    let best = first.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.book)
    let all = best + found.dropFirst(Self.rankedCount)
    return Array(all[places.clamped(to: all.indices)])
  }
}

extension Book {
  /// Returns the rank of the book; lower is better. Whole words come first, then titles that begin
  /// with the words, then the rest.
  fileprivate func rank(for words: String) -> Int {
    if WordMatch(of: words, in: details.searchedTexts) == .wholeWords { return 0 }
    let begins = [title, details.subtitle.value].contains { name in
      SearchFolding.matchRanges(of: words, in: name).first?.lowerBound == name.startIndex
    }
    return begins ? 1 : 2
  }
}
