/// How much may be heaped on the characters that people count.
///
/// A character can have any number of marks, and would then be a text without an end that counts
/// as one letter.
public enum TextWeight {
  /// How many scalars a character may have; the longest emoji has ten.
  public static let mostScalars = 32

  /// Throws ``DomainError/invalid(_:)`` for a character of too many scalars, or too many bytes.
  static func check(_ text: String, of field: Field, mostBytes: Int) throws {
    let bytes = text.utf8.count
    // Most texts have too few bytes for either.
    guard bytes > mostScalars else { return }
    if let scalars = mostScalarsOfCharacter(text), scalars > mostScalars {
      throw DomainError.invalid(
        field, .tooManyMarks(limit: mostScalars - 1, actual: scalars - 1))
    }
    if bytes > mostBytes {
      throw DomainError.invalid(field, .tooManyBytes(limit: mostBytes, actual: bytes))
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
