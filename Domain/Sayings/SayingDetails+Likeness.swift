extension SayingDetails {
  /// A hash by which stores find sayings with equal texts; see ``hasSameTexts(as:)``.
  public var textHash: Int64 {
    var hash = FNV1a()
    for text in [korean, english] {
      // The separator never occurs in folded text, so a Korean text never has the hash of the same
      // text in English.
      for letter in text.map({ SearchFolding.letters(of: $0.value) }) ?? []
      where SayingDetails.foldsConsistently(letter) {
        hash.combine(UInt64(letter))
      }
      hash.combine(0xFFFF_FFFF)
    }
    return Int64(bitPattern: hash.value)
  }

  /// Whether the character folds to the same text in composed and in decomposed Unicode. Some do
  /// not, such as `≠` and compatibility ideographs.
  private static func foldsConsistently(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x30...0x39, 0x61...0x7A, 0x0370..<0x2000, 0x3000..<0xF900: true
    default: false
    }
  }
}
