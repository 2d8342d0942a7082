/// Limits for the number of scalars and bytes in characters.
///
/// Without them, a single character with many marks could be arbitrarily long.
public enum TextSizeLimits {
  /// Maximum number of scalars per character; the longest emoji has ten.
  public static let maxScalars = 32

  /// Maximum size of an emoji in bytes. A family has 25 bytes, the flag of a region 28, a couple
  /// with skin tones 35.
  static let maxEmojiBytes = 48
  /// Number of bytes as which a longer emoji counts; most emoji are shorter.
  static let countedBytesOfEmoji = 16

  /// Throws ``DomainError/invalid(_:)`` if a character has too many scalars, or the text too many
  /// bytes.
  static func checkSize(_ text: String, of field: Field, maxBytes: Int) throws {
    let bytes = text.utf8.count
    // Most texts are too short to exceed either limit.
    guard bytes > maxScalars else { return }
    if let scalars = maxScalarsPerCharacter(text), scalars > maxScalars {
      throw DomainError.invalid(
        field, .tooManyCombiningMarks(limit: maxScalars - 1, actual: scalars - 1))
    }
    // Counting emoji is slow, and rarely needed.
    if bytes > maxBytes,
      bytes > maxBytesWithEmoji(forEmojiIn: maxBytes) || countedBytes(of: text) > maxBytes
    {
      throw DomainError.invalid(field, .tooManyBytes(limit: maxBytes, actual: bytes))
    }
  }

  /// Returns the maximum size of a text with emoji, given the normal maximum. It is three times as
  /// much, but for long texts no more than what rows, journal steps and searches handle well.
  static func maxBytesWithEmoji(forEmojiIn maxBytes: Int) -> Int {
    max(maxBytes, 3 * min(maxBytes, (128 << 10) / 3))
  }

  // TerminalKit cannot use this module, so its fields have a rule of their own.
  /// Returns the size in bytes, in which a longer emoji counts as ``countedBytesOfEmoji``.
  static func countedBytes(of text: String) -> Int {
    text.reduce(0) { sum, character in
      let bytes = character.utf8.count
      let isLongEmoji =
        (countedBytesOfEmoji + 1...maxEmojiBytes).contains(bytes) && isEmoji(character)
      return sum + (isLongEmoji ? countedBytesOfEmoji : bytes)
    }
  }

  /// Whether the character is an emoji, possibly with joiners, modifiers and tags. False for a
  /// letter with marks.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, !first.isASCII else { return false }
    return scalars.allSatisfy {
      $0.properties.isEmoji || $0.properties.isVariationSelector || $0 == "\u{200D}"
        || (0xE0020...0xE007F).contains($0.value)
    }
  }

  /// Whether a character of the text exceeds ``maxScalars``.
  static func hasTooManyScalars(_ text: String) -> Bool {
    text.utf8.count > maxScalars && (maxScalarsPerCharacter(text) ?? 0) > maxScalars
  }

  /// Returns the number of scalars in the character that has the most; nil if the text is ASCII.
  private static func maxScalarsPerCharacter(_ text: String) -> Int? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return text.lazy.map(\.unicodeScalars.count).max()
  }
}
