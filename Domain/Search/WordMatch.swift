/// How words are found in texts; a better match is less.
public enum WordMatch: Int, Hashable, Comparable, Sendable {
  /// Somewhere the words stand as they are, as whole words.
  case wholeWords
  /// A part of a word, a part of a syllable, initial consonants.
  case part

  /// How the words are found in any of the texts; nil if they are not, or are blank.
  public init?(of words: String, in texts: [String]) {
    let wanted = SearchedWords(words)
    let found = texts.filter(wanted.isFound)
    if found.isEmpty { return nil }
    let plain = SearchFolding.folded(words)
    let areWhole = found.contains { WholeWords.stand(plain, in: SearchFolding.folded($0)) }
    self = areWhole ? .wholeWords : .part
  }

  public static func < (left: WordMatch, right: WordMatch) -> Bool {
    left.rawValue < right.rawValue
  }
}
