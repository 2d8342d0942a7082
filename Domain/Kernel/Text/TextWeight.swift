/// How much may be heaped on the characters that people count.
///
/// A character can have any number of marks, and would then be a text without an end that counts
/// as one letter.
public enum TextWeight {
  /// How many scalars a character may have; the longest emoji has ten.
  public static let mostScalars = 32

  /// A family has 25 bytes, the flag of a country within one 28, a couple with skins 35.
  static let mostBytesOfEmoji = 48
  /// As what an emoji counts that has more bytes: most have fewer.
  static let countedBytesOfEmoji = 16

  /// Throws ``DomainError/invalid(_:)`` for a character of too many scalars, or too many bytes.
  static func check(_ text: String, of field: Field, mostBytes: Int) throws {
    let bytes = text.utf8.count
    // Most texts have too few bytes for either.
    guard bytes > mostScalars else { return }
    if let scalars = mostScalarsOfCharacter(text), scalars > mostScalars {
      throw DomainError.invalid(
        field, .tooManyMarks(limit: mostScalars - 1, actual: scalars - 1))
    }
    // Weighed is only what has too many bytes: hardly any text does.
    if bytes > mostBytes, bytes > room(forEmojiIn: mostBytes) || weight(of: text) > mostBytes {
      throw DomainError.invalid(field, .tooManyBytes(limit: mostBytes, actual: bytes))
    }
  }

  /// How many bytes a text of emoji may have where others may have so many: three times as many,
  /// but in a long text no more than a row, a step of the journal and a search take lightly.
  static func room(forEmojiIn mostBytes: Int) -> Int {
    max(mostBytes, 3 * min(mostBytes, (128 << 10) / 3))
  }

  // TerminalKit may not ask here: what its fields take, it weighs by a rule of its own.
  /// Its bytes, of which an emoji as people type them counts few.
  static func weight(of text: String) -> Int {
    text.reduce(0) { sum, character in
      let bytes = character.utf8.count
      let isLongEmoji =
        (countedBytesOfEmoji + 1...mostBytesOfEmoji).contains(bytes) && isEmoji(character)
      return sum + (isLongEmoji ? countedBytesOfEmoji : bytes)
    }
  }

  /// Whether it is made of emoji and what joins, colours or names them; a letter with marks is not.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, !first.isASCII else { return false }
    return scalars.allSatisfy {
      $0.properties.isEmoji || $0.properties.isVariationSelector || $0 == "\u{200D}"
        || (0xE0020...0xE007F).contains($0.value)
    }
  }

  /// Whether a character of it has more scalars than any may have.
  static func isTooHeavy(_ text: String) -> Bool {
    text.utf8.count > mostScalars && (mostScalarsOfCharacter(text) ?? 0) > mostScalars
  }

  /// The scalars of the heaviest character; nil for a text of bytes that all stand alone.
  private static func mostScalarsOfCharacter(_ text: String) -> Int? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return text.lazy.map(\.unicodeScalars.count).max()
  }
}
