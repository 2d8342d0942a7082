/// A token of a date: a number, a word in lower case, or another character.
enum WrittenToken: Hashable {
  case digits(value: Int, count: Int)
  case word(String)
  case mark(Unicode.Scalar)

  /// Maximum number of characters of a date.
  private static let maxLength = 100

  var number: Int? { numberWithDigits?.value }

  var numberWithDigits: (value: Int, digits: Int)? {
    if case .digits(let value, let count) = self { (value, count) } else { nil }
  }

  /// The word; empty if the token is no word.
  var word: String { if case .word(let word) = self { word } else { "" } }
  var sign: Unicode.Scalar? { if case .mark(let sign) = self { sign } else { nil } }

  /// Splits the text. Blanks and commas separate tokens.
  static func tokens(in text: some StringProtocol) -> [WrittenToken] {
    var tokens: [WrittenToken] = []
    var goesOn = false
    for scalar in text.lowercased().unicodeScalars.prefix(maxLength) {
      let properties = scalar.properties
      guard !properties.isWhitespace, scalar != "," else {
        goesOn = false
        continue
      }
      if let longer = goesOn ? tokens.last?.extended(by: scalar) : nil {
        tokens[tokens.count - 1] = longer
      } else if let digit = digit(scalar) {
        tokens.append(.digits(value: digit, count: 1))
      } else if properties.isAlphabetic {
        tokens.append(.word(String(scalar)))
      } else {
        tokens.append(.mark(scalar))
      }
      goesOn = true
    }
    return tokens
  }

  /// Returns this token with the character appended; nil if the character begins a new token.
  private func extended(by scalar: Unicode.Scalar) -> WrittenToken? {
    switch self {
    case .digits(let value, let count):
      guard count < 9, let digit = WrittenToken.digit(scalar) else { return nil }
      return .digits(value: value * 10 + digit, count: count + 1)
    case .word(let word):
      // A letter may be followed by a combining accent.
      guard WrittenToken.digit(scalar) == nil,
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
      else { return nil }
      return .word(word + String(scalar))
    case .mark: return nil
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil
  }
}
