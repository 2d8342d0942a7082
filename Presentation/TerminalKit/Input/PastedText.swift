/// Cleans pasted text.
enum PastedText {
  static let endMarker = Array("\u{1B}[201~".utf8)
  private static let beginMarker = Array("\u{1B}[200~".utf8)

  /// Returns the text without control characters other than line breaks and tabs, and without paste
  /// markers inside it. Every line break becomes a line feed.
  static func cleaned(_ bytes: ArraySlice<UInt8>) -> String {
    var cleaned = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: withoutPasteMarks(bytes), as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0D: cleaned.append("\n")
      case 0x0A: if !wasReturn { cleaned.append(scalar) }
      case 0x09, 0x20..<0x7F, 0xA0...: cleaned.append(scalar)
      default: break
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(cleaned)
  }

  /// Removes the paste markers, including those with the one-byte introducer.
  private static func withoutPasteMarks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes {
      kept.append(byte)
      guard byte == UInt8(ascii: "~") else { continue }
      for mark in pasteMarks where kept.suffix(mark.count).elementsEqual(mark) {
        kept.removeLast(mark.count)
      }
    }
    return kept
  }

  private static let pasteMarks = [
    beginMarker, endMarker, Array("\u{9B}200~".utf8), Array("\u{9B}201~".utf8),
  ]
}
