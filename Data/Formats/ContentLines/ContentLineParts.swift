/// A content line split into name, parameters and value.
struct ContentLineParts {
  static let quote = UInt8(ascii: "\"")

  let name: ArraySlice<UInt8>
  let parameters: [ArraySlice<UInt8>]
  let value: ArraySlice<UInt8>

  /// Splits a content line; nil if it has no colon.
  init?(_ line: [UInt8]) {
    guard let colon = ContentLineParts.lengthOfHead(of: line) else { return nil }
    self.init(line, colon: colon)
  }

  /// Splits a line at the given colon, after which its value begins.
  init(_ line: [UInt8], colon: Int) {
    let head = ContentLineParts.split(line[..<colon], at: UInt8(ascii: ";"))
    name = head.first ?? []
    parameters = Array(head.dropFirst())
    value = line[(colon + 1)...]
  }

  /// Returns the length of name and parameters, up to the colon before the value; nil if there is
  /// no colon.
  static func lengthOfHead(of line: [UInt8]) -> Int? {
    // If a quotation mark is unterminated, search again without regard to quotation marks.
    firstColon(of: line, outsideQuotes: true) ?? firstColon(of: line, outsideQuotes: false)
  }

  private static func firstColon(of line: [UInt8], outsideQuotes: Bool) -> Int? {
    var isQuoted = false
    return line.firstIndex { byte in
      if byte == quote { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !(isQuoted && outsideQuotes)
    }
  }

  /// Splits at the separators that are not within quotation marks.
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
