extension SayingDetails {
  /// A number that is the same for details with the same texts, and seldom for others; for
  /// stores, which keep it to find them by. See ``hasSameTexts(as:)``.
  public var likeness: Int64 {
    var hash = FNV1a()
    for text in [korean, english] {
      // No letter folds to this one, so that a text is not taken for one in the other language.
      for letter in text.map({ SearchFolding.letters(of: $0.value) }) ?? []
      where SayingDetails.isSteady(letter) {
        hash.take(UInt64(letter))
      }
      hash.take(0xFFFF_FFFF)
    }
    return Int64(bitPattern: hash.value)
  }

  /// Whether the letter is folded to alike from composed and from decomposed Unicode, which
  /// are the same text: not so are signs such as `≠`, and Chinese letters of old encodings.
  private static func isSteady(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x30...0x39, 0x61...0x7A, 0x0370..<0x2000, 0x3000..<0xF900: true
    default: false
    }
  }
}
