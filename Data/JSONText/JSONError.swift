/// Position and cause of the first JSON syntax error.
package struct JSONError: Error, Hashable, Sendable {
  package let problem: JSONProblem
  package let position: JSONPosition

  package init(_ problem: JSONProblem, at place: JSONPosition) {
    self.problem = problem
    self.position = place
  }
}

/// Cause of a JSON syntax error.
package enum JSONProblem: Hashable, Sendable {
  /// The text contains only white space.
  case empty
  /// The text ends within a value; the position is the beginning of that value.
  case unfinished
  /// A character that is not allowed at this position.
  case unexpected
  /// The document is followed by further text.
  case afterEnd
  /// A number that is not valid in JSON, such as `01`, `.5` or `+1`.
  case badNumber
  /// A backslash before a character that has no escape.
  case badEscape
  /// An unescaped control character in a string.
  case controlCharacter
  /// An escape for only one half of a surrogate pair.
  case loneSurrogate
  case notUTF8
  /// Arrays and objects are nested too deeply.
  case tooDeep(limit: Int)
  /// An element is too large.
  case tooLarge(limit: Int)
  /// The document is neither an array nor an object with arrays.
  case noList
}

/// A position in a text.
package struct JSONPosition: Hashable, Sendable {
  /// Line number, from 1. Each line feed ends a line.
  package private(set) var line = 1
  /// Column number in the line, from 1, counted in Unicode scalars.
  package private(set) var column = 1
  /// Offset from the start, in bytes, from 0.
  package private(set) var offset = 0

  package init() {}

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Advances past these bytes.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    offset += bytes.count
    var start = 0
    if let feed = bytes.lastIndex(of: .lineFeed) {
      for byte in bytes[...feed] where byte == .lineFeed { line += 1 }
      start = feed + 1
      column = 1
    }
    for byte in bytes[start...] where byte & 0xC0 != 0x80 { column += 1 }
  }

  /// Advances past a byte order mark, which does not count as a column.
  mutating func skipByteOrderMark() {
    offset += 3
  }
}
