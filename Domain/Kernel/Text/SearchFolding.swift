/// Folding of texts for search, which is the same in every store.
///
/// - Letters are in lower case and without diacritics.
/// - Full-width and other compatibility forms become plain letters.
/// - Each Hangul syllable is spelled in compatibility jamo, as it is typed: compound vowels
///   and finals as their parts.
/// - White space becomes single spaces between words.
///
/// Composed and decomposed Unicode have the same folding.
public enum SearchFolding {
  /// Returns the folded text: `ㅇㅓㅁㅁㅏ` for `엄마`, `cafe` for `Café`.
  public static func folded(_ text: String) -> String { folding(text).text }

  /// Returns the scalars of the folded text.
  static func letters(of text: String) -> [UInt32] { folding(text).letters }

  private static func folding(_ text: String) -> FoldedLetters {
    var letters = FoldedLetters(capacity: text.utf8.count)
    for scalar in text.unicodeScalars { letters.append(scalar) }
    return letters
  }

  /// Returns the folded text with each syllable reduced to its initial consonant: `ㅇㅁ anna` for `엄마
  /// Anna`.
  public static func initials(_ text: String) -> String {
    var letters = FoldedLetters(capacity: text.utf8.count)
    for scalar in text.unicodeScalars { letters.appendInitial(scalar) }
    return letters.text
  }

  /// Whether the query consists of consonants and spaces. Such a query is compared with
  /// ``initials(_:)`` of a text.
  public static func consistsOfInitials(_ query: String) -> Bool {
    FoldedQuery(query).consistsOfInitials
  }

  /// Whether the query has a standalone consonant, as in `ㅇㅁ` and `김ㅅㅎ`. It can match a text
  /// only if ``initials(_:)`` of the text contain those of the query.
  public static func hasInitials(_ query: String) -> Bool { FoldedQuery(query).hasInitials }

  /// Whether the text consists only of ASCII and Hangul syllables. Then a query of consonants
  /// matches it exactly if ``initials(_:)`` contain the query, which is fast to check.
  public static func hasOnlyASCIIAndSyllables(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.isASCII || Jamo.isSyllable($0.value) }
  }

  /// Whether the query matches the text; a blank query matches every text. There are two ways to
  /// match:
  ///
  /// - The folded text contains the folded query.
  /// - Each standalone consonant of the query is the initial of a syllable, and all other
  ///   characters are equal; the last one may be only the beginning of a character.
  ///
  /// A query of consonants alone matches only in the second way: `ㅇㅁ` finds 엄마, but not 정민호,
  /// whose ㅇ ends a syllable. A longer word also matches if the text has a space within it.
  public static func matches(_ text: String, _ query: String) -> Bool {
    matches(text, FoldedQuery(query))
  }

  /// Whether the query matches the text without inserting a space.
  static func matchesExactly(_ text: String, _ query: String) -> Bool {
    matches(text, FoldedQuery(query, exactly: true))
  }

  private static func matches(_ text: String, _ words: FoldedQuery) -> Bool {
    words.isBlank || words.isFound(in: text)
  }

  /// Returns the ranges of all matches as whole characters, in order and without overlaps; empty
  /// for a blank query.
  public static func matchRanges(of query: String, in text: String) -> [Range<String.Index>] {
    FoldedQuery(query).matchRanges(in: text)
  }
}
