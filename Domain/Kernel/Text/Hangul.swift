/// The letters of Korean.
public enum Hangul {
  /// Whether a syllable or a letter of them stands in the text.
  public static func isIn(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      Jamo.isSyllable(scalar.value) || Jamo.letter(scalar.value) != nil
    }
  }
}
