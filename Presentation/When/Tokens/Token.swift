/// Word, number, mark or quoted part of a text.
struct Token {
  enum Kind {
    case digits, word, hangul, mark
    /// Quoted part or address, which no rule reads.
    case quoted
  }

  /// Language of a number word.
  enum NumeralLanguage {
    case english, korean
  }

  let text: Substring
  /// The text in lower case, with a misspelling corrected.
  let word: String
  let kind: Kind
  /// Whether nothing, not even a space, separates the token from the previous token.
  let isJoined: Bool
  let roles: WordRoles
  /// Value of a number in digits or words; nil for other tokens.
  var number: Int?
  var numeralLanguage: NumeralLanguage?
  /// Whether ``word`` is the correction of a misspelled word.
  var isCorrected = false
  /// ID of the word in the vocabulary; -1 if no rule uses the word.
  var wordID = -1

  init(text: Substring, word: String, kind: Kind, isJoined: Bool) {
    (self.text, self.word, self.kind, self.isJoined) = (text, word, kind, isJoined)
    roles = WordRole.roles(of: word)
  }

  var isDigits: Bool { kind == .digits }
  /// Whether the token begins with a capital letter, as names do; false for `PM`.
  var isCapitalized: Bool {
    (text.first.map { $0.isUppercase } ?? false) && !roles.contains(.half)
  }
  /// Whether the token ends with a Hangul syllable.
  var isHangul: Bool { text.unicodeScalars.last.map(\.isHangulSyllable) ?? false }
  var digitCount: Int { text.utf8.count }
}

extension Unicode.Scalar {
  var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }
}
