/// Folding of texts for search; identical in every store.
///
/// A folded text is in lower case and without diacritics; full-width and other compatibility forms
/// become plain letters; each Hangul syllable is spelled in compatibility jamo as it is typed,
/// compound vowels and finals as their parts; white space becomes single spaces between words.
/// Composed and decomposed Unicode have equal foldings.
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

  /// Whether the query consists of consonants and spaces; such a query is matched against
  /// ``initials(_:)``.
  public static func consistsOfInitials(_ query: String) -> Bool {
    FoldedQuery(query).consistsOfInitials
  }

  /// Whether the query has a standalone consonant, as in `ㅇㅁ` and `김ㅅㅎ`. A text that matches by
  /// initials contains `initials(query)` in its ``initials(_:)``.
  public static func hasInitials(_ query: String) -> Bool { FoldedQuery(query).hasInitials }

  /// Whether the text consists of ASCII and syllables. Consonants match it wherever its
  /// ``initials(_:)`` contain them, which is faster to check.
  public static func hasOnlyASCIIAndSyllables(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.isASCII || Jamo.isSyllable($0.value) }
  }

  /// Whether the query matches the text; a blank query matches every text.
  ///
  /// It matches if the folded text contains the folded query; or if each standalone consonant is
  /// the initial of a syllable, all other characters are equal, and the last one is at least a
  /// prefix. A query of consonants only matches in the second way: `ㅇㅁ` finds 엄마 but not 정민호, whose
  /// ㅇ ends a syllable. A longer word also matches with a blank within.
  public static func matches(_ text: String, _ query: String) -> Bool {
    matches(text, FoldedQuery(query))
  }

  /// Whether the query matches the text, without inserting blanks.
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
