/// A content line split into name, parameters and value.
struct ContentLineParts {
  static let quote = UInt8(ascii: "\"")

  let name: ArraySlice<UInt8>
  let parameters: [ArraySlice<UInt8>]
  let value: ArraySlice<UInt8>

  /// Returns nil if the line has no colon.
  init?(_ line: [UInt8]) {
    guard let colon = ContentLineParts.lengthOfHead(of: line) else { return nil }
    self.init(line, colon: colon)
  }

  /// Splits a line whose value begins after `colon`.
  init(_ line: [UInt8], colon: Int) {
    let head = ContentLineParts.split(line[..<colon], at: UInt8(ascii: ";"))
    name = head.first ?? []
    parameters = Array(head.dropFirst())
    value = line[(colon + 1)...]
  }

  /// Returns the number of bytes before the colon that begins the value; nil if there is none.
  static func lengthOfHead(of line: [UInt8]) -> Int? {
    // If a quote is unterminated, quotes are ignored.
    firstColon(of: line, outsideQuotes: true) ?? firstColon(of: line, outsideQuotes: false)
  }

  private static func firstColon(of line: [UInt8], outsideQuotes: Bool) -> Int? {
    var isQuoted = false
    return line.firstIndex { byte in
      if byte == quote { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !(isQuoted && outsideQuotes)
    }
  }

  /// Splits at the marks outside of quotes.
  static func split(_ bytes: ArraySlice<UInt8>, at mark: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var isQuoted = false
    for index in bytes.indices {
      if bytes[index] == quote { isQuoted.toggle() }
      if bytes[index] == mark, !isQuoted {
        parts.append(bytes[start..<index])
        start = index + 1
      }
    }
    parts.append(bytes[start...])
    return parts
  }
}
