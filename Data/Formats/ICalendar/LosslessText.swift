import CLibrary

/// Stores the bytes of a file as text without loss.
///
/// The only obstacle in valid files is a fold within a UTF-8 character. Such a fold is moved behind
/// the character; a mark before it for each byte moved tells where it was.
enum LosslessText {
  private static let foldMark: UInt8 = 1

  /// Converts the bytes to text; nil if they are not UTF-8 even after moving folds, or already
  /// contain the mark or NUL.
  static func text(of bytes: [UInt8]) -> String? {
    guard !hasMarks(bytes) else { return nil }
    if let text = bytes.withUnsafeBytes({ String(wholeUTF8: $0) }) { return text }
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = foldLength(bytes, at: index)
      let ahead = bytes[min(index + length, bytes.count)...].prefix(3).prefix { $0 & 0xC0 == 0x80 }
      guard length > 0, !ahead.isEmpty else {
        kept.append(bytes[index])
        index += 1
        continue
      }
      kept += ahead
      kept += [UInt8](repeating: foldMark, count: ahead.count)
      kept += bytes[index..<index + length]
      index += length + ahead.count
    }
    return String(validating: kept, as: UTF8.self)
  }

  /// Whether any byte is the mark or NUL.
  private static func hasMarks(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { all in
      guard let start = all.baseAddress else { return false }
      return [0, Int32(foldMark)].contains { memchr(start, $0, all.count) != nil }
    }
  }

  static func bytes(of text: String) -> [UInt8] {
    let kept = Array(text.utf8)
    guard kept.contains(foldMark) else { return kept }
    var bytes: [UInt8] = []
    var index = 0
    while index < kept.count {
      let marks = kept[index...].prefix { $0 == foldMark }.count
      guard marks > 0 else {
        bytes.append(kept[index])
        index += 1
        continue
      }
      let length = foldLength(kept, at: index + marks)
      let ahead = bytes.suffix(marks)
      bytes.removeLast(min(marks, bytes.count))
      bytes += kept[(index + marks)..<(index + marks + length)]
      bytes += ahead
      index += marks + length
    }
    return bytes
  }

  /// Returns the length of a fold (a line end followed by a blank) at the index; 0 if there is
  /// none.
  private static func foldLength(_ bytes: [UInt8], at index: Int) -> Int {
    var end = index
    if end < bytes.count, bytes[end] == .carriageReturn { end += 1 }
    if end < bytes.count, bytes[end] == .lineFeed { end += 1 }
    guard end > index, end < bytes.count, bytes[end].isBlank else { return 0 }
    return end + 1 - index
  }
}
