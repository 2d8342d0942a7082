extension Character {
  /// Whether the character must not begin a line, such as closing punctuation.
  var neverBeginsLine: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.value < 0x80 { return ".,!?:;)]}%'\"~".unicodeScalars.contains(scalar) }
    return Self.closingPunctuation.contains(scalar)
  }

  /// Whether the character must not end a line: it is opening punctuation.
  var neverEndsLine: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    if scalar.value < 0x80 { return "([{".unicodeScalars.contains(scalar) }
    return Self.openingPunctuation.contains(scalar)
  }

  /// Whether the character is a Hangul syllable, composed or not, or a single Hangul letter.
  var isHangul: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
      || (0x3131...0x318E).contains(scalar.value)
  }

  /// Whether a line may break before or after this character without a space, as in Chinese and
  /// Japanese.
  var breaksWithoutSpace: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return (0x3041...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
      || (0xF900...0xFAFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
  }

  /// Whether the character is a space at which a line may end.
  var isWordBreak: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  private static let closingPunctuation = Set(
    "…·‥•”’»›、。，．！？：；）］｝〉》」』】〕〗〙〛～ー々ゝゞヽヾㆍ·‧°℃％".unicodeScalars)
  private static let openingPunctuation = Set("“‘«‹（［｛〈《「『【〔〖〘〚".unicodeScalars)
}
