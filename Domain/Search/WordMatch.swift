/// How well words match texts; better matches come first in the order.
public enum WordMatch: Int, Hashable, Comparable, Sendable {
  /// The words occur as whole words.
  case wholeWords
  /// The words match part of a word, part of a syllable, or initial consonants.
  case partOfWord

  /// Returns the best match in the texts; nil if there is none or the words are blank.
  public init?(of words: String, in texts: [String]) {
    let wanted = FoldedQuery(words)
    let found = texts.filter(wanted.isFound)
    if found.isEmpty { return nil }
    let plain = SearchFolding.folded(words)
    let areWhole = found.contains { WholeWords.occur(plain, in: SearchFolding.folded($0)) }
    self = areWhole ? .wholeWords : .partOfWord
  }

  public static func < (left: WordMatch, right: WordMatch) -> Bool {
    left.rawValue < right.rawValue
  }
}
