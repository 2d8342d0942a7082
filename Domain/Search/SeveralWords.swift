/// Several search words, which may occur anywhere in a text.
struct SeveralWords {
  private let words: [FoldedQuery]
  /// The longest word, which probably has the fewest matches.
  let longestWord: String

  /// Splits the text into words; nil for fewer than two.
  init?(_ text: String) {
    let parts = text.split(whereSeparator: \.isWhitespace).map { String($0) }
    guard parts.count > 1, let longest = parts.max(by: { $0.count < $1.count }) else { return nil }
    words = parts.map { FoldedQuery($0) }
    self.longestWord = longest
  }

  /// Whether each of the words occurs in any of the texts.
  func allOccur(in texts: [String]) -> Bool {
    words.allSatisfy { word in texts.contains(where: word.isFound) }
  }

  /// Returns the items at these indices: first those that match the text as it is, then those whose
  /// texts contain all its words.
  static func search<Thing, Key: Hashable>(
    _ text: String, in places: Range<Int>, id: (Thing) -> Key, texts: (Thing) -> [String],
    _ search: (_ words: String, Range<Int>) throws -> [Thing]
  ) throws -> [Thing] {
    guard let several = SeveralWords(text), places.upperBound < .max / 4 else {
      return try search(text, places)
    }
    var found = try search(text, 0..<places.upperBound)
    let known = Set(found.map(id))
    var (start, length) = (0, max(256, places.upperBound))
    while found.count < places.upperBound {
      let more = try search(several.longestWord, start..<start + length)
      found += more.filter { !known.contains(id($0)) && several.allOccur(in: texts($0)) }
      if more.count < length { break }
      (start, length) = (start + length, length * 2)
    }
    return Array(found.prefix(places.upperBound).dropFirst(places.lowerBound))
  }
}
