/// How many cells of a terminal a text takes, so that limits give both languages the same room: a
/// Hangul syllable takes two, a Latin letter one.
package enum TextCells {
  /// Every character counts for at least one, so that no text is without an end.
  package static func count(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + count($1) }
  }

  static func count(_ character: Character) -> Int {
    character.unicodeScalars.contains(where: isWide) ? 2 : 1
  }

  /// Whether the scalar is two cells wide: Hangul, Han, kana, full-width forms, pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x1_7000...0x1_8CFF, 0x1_B000...0x1_B2FF, 0x2_0000...0x3_FFFD:
      true
    // What turns a sign into a picture.
    case 0xFE0F: true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension String {
  /// As much of it from its beginning as has so many cells at most.
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
