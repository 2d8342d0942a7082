/// The first place at which a text stops being JSON, and why.
package struct JSONError: Error, Hashable, Sendable {
  package let problem: JSONProblem
  package let place: JSONPlace

  package init(_ problem: JSONProblem, at place: JSONPlace) {
    self.problem = problem
    self.place = place
  }
}

/// Why a text is no JSON.
package enum JSONProblem: Hashable, Sendable {
  /// There is nothing but blanks.
  case empty
  /// The text stops before the value that begins here is complete.
  case unfinished
  /// Something else is expected here.
  case unexpected
  /// There is more after the end of the document.
  case afterEnd
  /// A number that JSON spells otherwise: `01`, `.5`, `+1`.
  case badNumber
  /// A backslash before something that it does not go with.
  case badEscape
  /// A control character stands bare within a string.
  case controlCharacter
  /// An escape is one half of a character that needs two.
  case loneSurrogate
  case notUTF8
  /// Lists and objects stand within each other deeper than is accepted.
  case tooDeep(limit: Int)
  /// One element is larger than is accepted.
  case tooLarge(limit: Int)
  /// The document is neither a list nor an object with lists.
  case noList
}

/// A place in a text.
package struct JSONPlace: Hashable, Sendable {
  /// Counted from 1; a line feed ends a line.
  package private(set) var line = 1
  /// Counted in Unicode scalars from 1.
  package private(set) var column = 1
  /// Counted in bytes from 0.
  package private(set) var offset = 0

  package init() {}

  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Moves behind these bytes.
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

  /// Moves behind a byte order mark, which is in no column.
  mutating func skipMark() {
    offset += 3
  }
}
