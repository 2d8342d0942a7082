/// A terminal's answer to `OSC 11 ; ?`: its background colour.
struct BackgroundReply {
  let isDark: Bool

  /// Parses the text between the introducer and the terminator: `11;rgb:RRRR/GGGG/BBBB`, with one
  /// to four hexadecimal digits per channel. Returns nil for anything else.
  init?(_ payload: [UInt8]) {
    let text = String(decoding: payload, as: UTF8.self)
    guard text.hasPrefix("11;rgb") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").compactMap(
      Self.channelLevel)
    guard parts.count >= 3 else { return nil }
    isDark = TerminalPalette.RGB(red: parts[0], green: parts[1], blue: parts[2]).isDark
  }

  /// Returns the channel scaled to 0…255, for any number of digits.
  private static func channelLevel(_ digits: Substring) -> Int? {
    guard (1...4).contains(digits.count), let value = Int(digits, radix: 16), value >= 0 else {
      return nil
    }
    return value * 255 / ((1 << (4 * digits.count)) - 1)
  }
}
