/// Separator between the values of a record.
package enum CSVSeparator: UInt8, CaseIterable, Hashable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09
  case bar = 0x7C

  /// Determines the separator of a file from its first line: the most frequent one outside of
  /// quotes; a comma if there is none.
  init(ofLine line: some Collection<UInt8>) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line {
      if byte == .quotationMark {
        isQuoted.toggle()
      } else if !isQuoted {
        counts[byte, default: 0] += 1
      }
    }
    // If two are equally frequent, use the first. Do not guess bars, which occur in many texts.
    let likely: [CSVSeparator] = [.comma, .semicolon, .tab]
    self =
      likely.max { counts[$0.rawValue, default: 0] < counts[$1.rawValue, default: 0] } ?? .comma
  }

  /// Reads the separator from a line such as `sep=;`, with which spreadsheets begin a file; nil for
  /// other lines.
  init?(named line: some Collection<UInt8>) {
    guard line.count == 5, line.startsIgnoringCase("sep="), let byte = line.dropFirst(4).first
    else { return nil }
    self.init(rawValue: byte)
  }
}

extension UInt8 {
  static let quotationMark = UInt8(ascii: "\"")
}
