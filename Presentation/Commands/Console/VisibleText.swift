import HearthDomain
import TerminalKit

extension String {
  /// The text with nothing in it that could steer a terminal: of escapes and control characters
  /// other than line breaks and tabs there are signs, and marks that turn the direction of
  /// writing, which nobody sees anyway, are left out.
  package var visible: String {
    guard unicodeScalars.contains(where: { $0.steersTerminal }) else { return self }
    return reduce(into: "") { text, character in
      // A line break of two letters is one.
      text +=
        character == "\r\n"
        ? "\n" : String(character).replacingScalars { $0.steersTerminal ? $0.sign : nil }
    }
  }

  /// The text on one line, visible and cut to so many characters, for quoting in a sentence.
  package func quotable(limit: Int = 40) -> String {
    // Cut first by scalars: a megabyte of marks on one letter is a single character.
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 8)))
    let line = String(start.visible.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let isWhole = start.unicodeScalars.count == unicodeScalars.count && line.count <= limit
    return isWhole ? line : line.prefix(limit - 1) + "…"
  }

  /// The same of what stands somewhere by just this name: a line break is no blank.
  package func quotableName(limit: Int) -> String {
    replacingScalars { $0 == "\n" || $0 == "\r" || $0 == "\t" ? $0.sign : nil }
      .quotable(limit: limit)
  }

  /// The cell of a tab-separated line: tabs, line breaks and backslashes are written as
  /// `\t`, `\n`, `\r` and `\\`, so that one record stays one line; whatever else could steer the
  /// terminal on which the lines may end up after all is as in ``visible``.
  package var tabSeparatedCell: String {
    guard needsEscapes else { return self }
    return replacingScalars {
      switch $0 {
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\\": "\\\\"
      default: $0.steersTerminal ? $0.sign : nil
      }
    }
  }

  /// Whether every list shows it as it is, so that it can be taken from there to a command line.
  var isShownAsIs: Bool { utf8.elementsEqual(tabSeparatedCell.utf8) }

  /// Looks at the bytes in place, because lists are of thousands of cells.
  private var needsEscapes: Bool {
    func isEscaped(_ byte: UInt8) -> Bool {
      switch byte {
      case 0..<0x20, 0x5C, 0x7F: true
      // What steers a terminal beyond ASCII may begin so; Hangul never does.
      case 0xC2, 0xD8, 0xE2, 0xEF: true
      default: false
      }
    }
    return utf8.withContiguousStorageIfAvailable { $0.contains(where: isEscaped) }
      ?? utf8.contains(where: isEscaped)
  }
}

extension Unicode.Scalar {
  /// What is shown in place of a letter that steers a terminal: for a control character its
  /// picture, for the others nothing.
  fileprivate var sign: String {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: ""
    }
  }
}
