/// Position of a byte within a value of a table.
private enum CellPlace {
  case start, quotedStart, inside, behind, plain
}

extension [UInt8] {
  /// Whether a value of the table, quoted or not, begins like a formula.
  package var hasFormula: Bool {
    var place = CellPlace.start
    for byte in self {
      switch (place, byte) {
      case (.start, UInt8(ascii: "\"")): place = .quotedStart
      case (.start, _) where "=+-@\t".utf8.contains(byte): return true
      case (.quotedStart, _) where "=+-@\t\r".utf8.contains(byte): return true
      case (.quotedStart, UInt8(ascii: "\"")), (.inside, UInt8(ascii: "\"")): place = .behind
      case (.behind, UInt8(ascii: "\"")), (.quotedStart, _), (.inside, _): place = .inside
      case (_, UInt8(ascii: ",")), (_, 10): place = .start
      default: place = .plain
      }
    }
    return false
  }
}
