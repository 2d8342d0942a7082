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
  /// The text ends before the value that begins here is complete.
  case unfinished
  /// Something else is expected here.
  case unexpected
  /// The document is followed by further text.
  case afterEnd
  /// A number that is not valid JSON: `01`, `.5`, `+1`.
  case badNumber
  /// A backslash before a character that cannot be escaped.
  case badEscape
  /// A control character in a string without escape.
  case controlCharacter
  /// An escape is half a surrogate pair.
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
  /// Line from 1; ends with a line feed.
  package private(set) var line = 1
  /// Column from 1, in Unicode scalars.
  package private(set) var column = 1
  /// Offset from 0, in bytes.
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

  /// Advances past a byte order mark, which has no column.
  mutating func skipByteOrderMark() {
    offset += 3
  }
}
