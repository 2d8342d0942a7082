/// Word boundaries in texts folded by ``SearchFolding``.
public enum WholeWords {
  /// Whether the words occur in the text as whole words, with no letter or digit next to them.
  /// Words without letters and digits, such as `*`, never match.
  public static func occur(_ words: String, in text: String) -> Bool {
    guard words.unicodeScalars.contains(where: isPartOfWord) else { return false }
    let (wanted, letters) = (Array(words.utf8), Array(text.utf8))
    guard wanted.count <= letters.count else { return false }
    return (0...letters.count - wanted.count).contains { start in
      let end = start + wanted.count
      return letters[start] == wanted[0] && letters[start..<end].elementsEqual(wanted)
        && !endsInWord(letters[..<start]) && !beginsWithWord(letters[end...])
    }
  }

  /// Whether the scalar is part of a word: a letter, digit, or combining mark.
  public static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let isLetter = (0x61...0x7A).contains(scalar.value | 0x20)
      return isLetter || (0x30...0x39).contains(scalar.value)
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private static func beginsWithWord(_ letters: ArraySlice<UInt8>) -> Bool {
    let scalar = String(decoding: letters.prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.map(isPartOfWord) ?? false
  }

  private static func endsInWord(_ letters: ArraySlice<UInt8>) -> Bool {
    guard let start = letters.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return false }
    return beginsWithWord(letters[start...])
  }
}
