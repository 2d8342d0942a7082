/// Width of texts in terminal cells: a Hangul syllable takes two cells, a Latin letter one. Limits
/// in cells are therefore comparable in both languages.
package enum TextCells {
  /// Returns the width in cells. Every character counts as at least one cell, so that the number of
  /// characters is limited, too.
  package static func count(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + count($1) }
  }

  static func count(_ character: Character) -> Int {
    character.unicodeScalars.contains(where: isWide) ? 2 : 1
  }

  /// Whether the scalar is two cells wide: Hangul, Han, kana, full-width forms, emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1_7000...0x1_8CFF, 0x1_B000...0x1_B2FF, 0x2_0000...0x3_FFFD:
      true
    // The variation selector that requests emoji presentation.
    case 0xFE0F: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension String {
  /// Returns the longest prefix of at most `most` cells.
  func prefix(cells most: Int) -> String {
    var (left, end) = (most, startIndex)
    while end < endIndex {
      left -= TextCells.count(self[end])
      guard left >= 0 else { break }
      end = index(after: end)
    }
    return String(self[..<end])
  }
}
