/// What asks a terminal to put a text into the clipboard of the machine at which the user sits,
/// over ssh too (OSC 52). Terminals may refuse, and do not tell.
public enum ClipboardSequence {
  public static func copying(_ text: String) -> String {
    "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{1B}\\"
  }

  /// The bytes in the alphabet of RFC 4648, filled up with `=`.
  static func base64(_ bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let filled = group + Array(repeating: 0, count: 3 - group.count)
      let bits = filled.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for place in 0..<4 {
        letters.append(
          place <= group.count ? letter(UInt8(bits >> UInt32(18 - 6 * place) & 63)) : 0x3D)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func letter(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
