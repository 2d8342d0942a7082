/// Base64 without padding, accepting only the canonical encoding.
enum UnpaddedBase64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var (text, rest, bits): ([UInt8], Int, Int) = ([], 0, 0)
    for byte in bytes {
      rest = (rest << 8 | Int(byte)) & 0xFFFF
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[rest >> bits & 63])
      }
    }
    if bits > 0 { text.append(alphabet[rest << (6 - bits) & 63]) }
    return text
  }

  /// Decodes the text; returns nil if ``encoded(_:)`` would not produce it.
  static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var (bytes, rest, bits): ([UInt8], Int, Int) = ([], 0, 0)
    for letter in text {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      rest = (rest << 6 | value) & 0xFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: rest >> bits))
      }
    }
    return encoded(bytes).elementsEqual(text) ? bytes : nil
  }
}
