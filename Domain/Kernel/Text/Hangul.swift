/// The Korean alphabet, Hangul.
public enum Hangul {
  /// Whether the text contains Hangul syllables or letters.
  public static func isContained(in text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { scalar in
      Jamo.isSyllable(scalar.value) || Jamo.compatibilityJamo(scalar.value) != nil
    }
  }
}
