import TerminalKit

extension TodayRow {
  /// The lines of a text that may go on over several, each within so many columns; what has no
  /// room is left out with a sign.
  func textLines(_ language: Language, columns: Int, _ widths: DisplayWidth) -> [String] {
    let text = text(language).visible.onOneLine
    let lines = widths.wrap(text, columns: columns)
    guard lines.count > mostLines else { return lines }
    let rest = lines[(mostLines - 1)...].joined(separator: " ")
    return lines[..<(mostLines - 1)] + [widths.cut(rest, to: columns)]
  }
}
