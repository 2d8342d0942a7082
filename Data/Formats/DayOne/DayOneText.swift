/// The Markdown of Day One as plain text.
enum DayOneText {
  private static let backslash = UInt8(ascii: "\\")
  private static let media = Array("](dayone-moment:".utf8)

  /// The text without the backslashes before signs and without the marks of pictures, films and
  /// recordings; whether there were such.
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

  /// Behind `![…](dayone-moment:…)` on one line; nil where no such mark begins.
  private static func endOfMedia(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "!"), start + 1 < bytes.count,
      bytes[start + 1] == UInt8(ascii: "[")
    else { return nil }
    // Looking further would make a text of nothing but `![` take for ever.
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
