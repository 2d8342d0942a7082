/// A number of JSON in its own spelling, whatever its size and precision.
package struct JSONNumber: Hashable, Sendable {
  package let spelling: String

  /// Takes a number as JSON spells it; nil if that is none.
  package init?(_ spelling: String) {
    let isWhole = Array(spelling.utf8).withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes, rules: .strict)
      return (try? parser.number()) != nil && parser.isAtEnd
    }
    guard isWhole else { return nil }
    self.spelling = spelling
  }

  init(checked spelling: String) {
    self.spelling = spelling
  }

  /// The nearest double; nil if the number is too large for one.
  package var double: Double? {
    Double(spelling).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number as an integer; nil if it is none that a double holds exactly.
  package var int: Int? {
    // From here on a double no longer knows every integer.
    let largest = 9_007_199_254_740_992.0
    return double.flatMap { abs($0) < largest ? Int(exactly: $0) : nil }
  }
}
