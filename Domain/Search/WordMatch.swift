/// How words are found in texts; a better match is less.
public enum WordMatch: Int, Hashable, Comparable, Sendable {
  /// Somewhere the words stand as they are, as whole words.
  case wholeWords
  /// A part of a word, a part of a syllable, initial consonants.
  case part

  /// How the words are found in any of the texts; nil if they are not, or are blank.
  public init?(of words: String, in texts: [String]) {
    let wanted = SearchFolding.folded(words)
    guard !wanted.isEmpty else { return nil }
    if texts.contains(where: { WholeWords.stand(wanted, in: SearchFolding.folded($0)) }) {
      self = .wholeWords
    } else if texts.contains(where: { SearchFolding.matches($0, words) }) {
      self = .part
    } else {
      return nil
    }
  }

  public static func < (left: WordMatch, right: WordMatch) -> Bool {
    left.rawValue < right.rawValue
  }
}
