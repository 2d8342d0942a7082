import HearthDomain
import TerminalKit

extension String {
  /// The text without anything that could control a terminal. Escapes and control characters other
  /// than line breaks and tabs are replaced by visible signs, and marks that change the writing
  /// direction are removed.
  package var terminalSafe: String {
    guard unicodeScalars.contains(where: { $0.controlsTerminal }) else { return self }
    return reduce(into: "") { text, character in
      // CR LF is one character in Swift.
      text +=
        character == "\r\n"
        ? "\n"
        : String(character).replacingScalars { $0.controlsTerminal ? $0.controlReplacement : nil }
    }
  }

  /// Returns the text on one line, without control characters and cut to `limit` characters, for
  /// quotes in sentences.
  package func quotable(limit: Int = 40) -> String {
    // Cuts the scalars before the characters, because a single character can consist of millions of
    // combining marks.
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 8)))
    let line = String(start.terminalSafe.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let isWhole = start.unicodeScalars.count == unicodeScalars.count && line.count <= limit
    return isWhole ? line : line.prefix(limit - 1) + "…"
  }

  /// Returns a quotable name. Line breaks are displayed as signs instead of spaces, because the
  /// exact name matters.
  package func quotableName(limit: Int) -> String {
    replacingScalars { $0 == "\n" || $0 == "\r" || $0 == "\t" ? $0.controlReplacement : nil }
      .quotable(limit: limit)
  }

  /// The text as a cell of a tab-separated line: tabs, line breaks and backslashes are written as
  /// `\t`, `\n`, `\r` and `\\`, so that a record stays on one line. Other control characters are
  /// replaced as in ``terminalSafe``.
  package var tabSeparatedCell: String {
    guard needsEscaping else { return self }
    return replacingScalars {
      switch $0 {
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\\": "\\\\"
      default: $0.controlsTerminal ? $0.controlReplacement : nil
      }
    }
  }

  /// Whether lists display the text unchanged, so that it can be copied to a command line.
  var isDisplayedUnchanged: Bool { utf8.elementsEqual(tabSeparatedCell.utf8) }

  /// Whether the text has to be escaped. Checks the bytes in place, because lists have thousands of
  /// cells.
  private var needsEscaping: Bool {
    func isEscaped(_ byte: UInt8) -> Bool {
      switch byte {
      case 0..<0x20, 0x5C, 0x7F: true
      // The first byte of control characters outside ASCII. It also begins other characters, but no
      // Hangul.
      case 0xC2, 0xD8, 0xE2, 0xEF: true
      default: false
      }
    }
    return utf8.withContiguousStorageIfAvailable { $0.contains(where: isEscaped) }
      ?? utf8.contains(where: isEscaped)
  }
}

extension Unicode.Scalar {
  /// The replacement of a scalar that controls a terminal: a visible sign for a control character,
  /// else an empty string.
  fileprivate var controlReplacement: String {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: ""
    }
  }
}
