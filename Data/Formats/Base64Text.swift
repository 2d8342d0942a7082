/// Incremental Base64 decoder; the text may contain line breaks.
struct Base64Text {
  private var bits: UInt32 = 0
  private var bitCount = 0

  /// Whether a file with this beginning is JSON in Base64. The JSON begins with `{"`, or with `{`
  /// on a line of its own.
  static func isJSON(_ beginning: [UInt8]) -> Bool {
    guard ["eyJ", "ewo", "ew0"].contains(String(decoding: beginning.prefix(3), as: UTF8.self))
    else { return false }
    return beginning.prefix(256).allSatisfy { value(of: $0) != nil || isSkipped($0) }
  }

  /// Decodes the letters; other characters are skipped.
  mutating func decode(_ letters: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3 + 3)
    for letter in letters {
      guard let value = Base64Text.value(of: letter) else { continue }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return bytes
  }

  private static func isSkipped(_ letter: UInt8) -> Bool {
    letter == .lineFeed || letter == .carriageReturn || letter == UInt8(ascii: "=")
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
