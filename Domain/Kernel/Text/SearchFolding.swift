/// Makes texts alike that a person searching takes for alike; every store agrees on it.
///
/// A folded text is in lower case and without diacritics; full-width and other
/// compatibility forms are the plain letters; each Hangul syllable is spelled out in
/// compatibility jamo as a keyboard types it, compound vowels and finals as their parts;
/// white space is one space between words and none at the ends. Composed and decomposed
/// Unicode fold alike.
public enum SearchFolding {
  /// The text as it is searched: `엄마` is `ㅇㅓㅁㅁㅏ`, `Café` is `cafe`.
  public static func folded(_ text: String) -> String { folding(text).text }

  /// The scalars of the folded text.
  static func letters(of text: String) -> [UInt32] { folding(text).letters }

  private static func folding(_ text: String) -> FoldedLetters {
    var letters = FoldedLetters(capacity: text.utf8.count)
    for scalar in text.unicodeScalars { letters.append(scalar) }
    return letters
  }

  /// The folded text with of each syllable its initial consonant only: `엄마 Anna` is `ㅇㅁ anna`.
  public static func initials(_ text: String) -> String {
    var letters = FoldedLetters(capacity: text.utf8.count)
    for scalar in text.unicodeScalars { letters.appendInitial(scalar) }
    return letters.text
  }

  /// Whether the query is only consonants, spaces apart; such a query is looked for
  /// in ``initials(_:)``.
  public static func isInitials(_ query: String) -> Bool { SearchedWords(query).isInitials }

  /// Whether the query has a consonant that stands alone, as in `ㅇㅁ` and `김ㅅㅎ`; what
  /// it then matches by initials has `initials(query)` within its ``initials(_:)``.
  public static func hasInitials(_ query: String) -> Bool { SearchedWords(query).hasInitials }

  /// Whether the text has only ASCII and syllables: consonants are then found in it wherever its
  /// ``initials(_:)`` have them, which is quicker to tell.
  public static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.isASCII || Jamo.isSyllable($0.value) }
  }

  /// Whether the query is found in the text; a blank query is found in every text.
  ///
  /// It is found where the folded text contains the folded query, or where each consonant
  /// that stands alone is the initial of a syllable, every other character is the same,
  /// and the last one at least begins the same. A query of consonants only is found in the
  /// second way alone: `ㅇㅁ` is 엄마 and not 정민호, whose ㅇ ends a syllable. A longer word is
  /// found also where it stands with a blank within.
  public static func matches(_ text: String, _ query: String) -> Bool {
    matches(text, SearchedWords(query))
  }

  /// The same where each blank counts.
  static func matchesExactly(_ text: String, _ query: String) -> Bool {
    matches(text, SearchedWords(query, exactly: true))
  }

  private static func matches(_ text: String, _ words: SearchedWords) -> Bool {
    words.isBlank || words.isFound(in: text)
  }

  /// Where the query is found, in order and apart from one another, as whole characters
  /// of the text; nowhere for a blank query.
  public static func hits(of query: String, in text: String) -> [Range<String.Index>] {
    SearchedWords(query).hits(in: text)
  }
}
