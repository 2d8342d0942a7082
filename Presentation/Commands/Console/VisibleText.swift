import TerminalKit

extension String {
  /// The text without anything that could steer a terminal: escapes, control characters other
  /// than line breaks and tabs, and marks that turn the direction of writing.
  public var visible: String {
    guard unicodeScalars.contains(where: { $0.steersTerminal }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.steersTerminal }))
  }

  /// The text on one line, visible and cut to so many characters, for quoting in a sentence.
  public func quotable(limit: Int = 40) -> String {
    // Cut first by scalars: a megabyte of marks on one letter is a single character.
    let start = String(String.UnicodeScalarView(unicodeScalars.prefix(limit * 8)))
    let line = String(start.visible.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let isWhole = start.unicodeScalars.count == unicodeScalars.count && line.count <= limit
    return isWhole ? line : line.prefix(limit - 1) + "…"
  }

  /// The cell of a tab-separated line: tabs, line breaks and backslashes are written as
  /// `\t`, `\n`, `\r` and `\\`, so that one record stays one line.
  public var tabSeparatedCell: String {
    guard needsEscapes else { return self }
    var cell = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": cell += "\\t"
      case "\n": cell += "\\n"
      case "\r": cell += "\\r"
      case "\\": cell += "\\\\"
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return cell
  }

  /// Looks at the bytes in place, because lists are of thousands of cells.
  private var needsEscapes: Bool {
    func isEscaped(_ byte: UInt8) -> Bool {
      byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x5C
    }
    return utf8.withContiguousStorageIfAvailable { $0.contains(where: isEscaped) }
      ?? utf8.contains(where: isEscaped)
  }
}
