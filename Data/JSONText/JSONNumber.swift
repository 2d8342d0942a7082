/// A JSON number of any size and precision. It keeps its original spelling.
package struct JSONNumber: Hashable, Sendable {
  package let spelling: String

  /// Parses a number; nil if the text is not a JSON number.
  package init?(_ spelling: String) {
    let isWhole = Array(spelling.utf8).withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes, rules: .strict)
      return (try? parser.parseNumber()) != nil && parser.isAtEnd
    }
    guard isWhole else { return nil }
    self.spelling = spelling
  }

  init(checked spelling: String) {
    self.spelling = spelling
  }

  /// The nearest double; nil if the number is too large.
  package var double: Double? {
    Double(spelling).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number as an integer; nil if a double cannot represent it exactly.
  package var int: Int? {
    // From this number on, doubles cannot represent every integer.
    let largest = 9_007_199_254_740_992.0
    return double.flatMap { abs($0) < largest ? Int(exactly: $0) : nil }
  }
}
