/// Day One's Markdown as plain text.
enum DayOneText {
  private static let backslash = UInt8(ascii: "\\")
  private static let media = Array("](dayone-moment:".utf8)

  /// Returns the text without escaping backslashes and without embedded media, and whether there
  /// were media.
  static func plain(_ text: String) -> (text: String, hasMedia: Bool) {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == backslash || $0 == UInt8(ascii: "!") }) else {
      return (text, false)
    }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var hasMedia = false
    var index = 0
    while index < bytes.count {
      if bytes[index] == backslash, index + 1 < bytes.count, isSign(bytes[index + 1]) {
        plain.append(bytes[index + 1])
        index += 2
      } else if let end = endOfMedia(bytes, from: index) {
        hasMedia = true
        index = end
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    return (String(decoding: plain, as: UTF8.self), hasMedia)
  }

  /// Returns the index after `![…](dayone-moment:…)`, which is on one line and begins at `start`;
  /// nil if there is none.
  private static func endOfMedia(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "!"), start + 1 < bytes.count,
      bytes[start + 1] == UInt8(ascii: "[")
    else { return nil }
    // Limit the search, to avoid quadratic time for texts full of `![`.
    let line = bytes[start...].prefix(1000).prefix { $0 != .lineFeed }
    guard let bracket = line.firstIndex(of: UInt8(ascii: "]")),
      line[bracket...].starts(with: media),
      let end = line[bracket...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return end + 1
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !byte.isASCIILetterOrDigit
  }
}
