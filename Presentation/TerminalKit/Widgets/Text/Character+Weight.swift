// The rules by which the Domain limits the size of texts. They are repeated here because
// TerminalKit cannot import the Domain; `WeighedAlikeTests`, in a layer that imports both, compares
// the two.
extension Character {
  /// The number of bytes as counted for limits. An emoji of 17 to 48 bytes counts as 16: a family
  /// has 25, a couple with skin tones 35.
  var weightedByteCount: Int {
    let bytes = utf8.count
    return (17...48).contains(bytes) && isEmoji ? 16 : bytes
  }

  /// Returns the maximum number of bytes of a text with emoji if a text without emoji may have
  /// `maxBytes`.
  static func maxBytes(forEmojiIn maxBytes: Int) -> Int {
    max(maxBytes, 3 * min(maxBytes, (128 << 10) / 3))
  }

  /// Whether the character consists of emoji and their joiners, selectors and tags; false for a
  /// letter with marks.
  private var isEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji, !first.isASCII else {
      return false
    }
    return unicodeScalars.allSatisfy {
      $0.properties.isEmoji || $0.properties.isVariationSelector || $0 == "\u{200D}"
        || (0xE0020...0xE007F).contains($0.value)
    }
  }
}
