import TerminalKit

/// Formats a help page as lines of the console's width.
struct HelpLayout {
  private let width: Int
  private let widths: DisplayWidth

  /// Maximum width; longer lines are hard to read.
  private static let maxWidth = 96
  /// Maximum width of the term column. A longer term has a line of its own.
  private static let maxTermWidth = 34

  init(width: Int, widths: DisplayWidth) {
    self.width = min(max(width, 30), HelpLayout.maxWidth)
    self.widths = widths
  }

  func lines(_ page: HelpPage) -> [StyledText] {
    var lines = widths.wrap(page.summary, columns: width).map { StyledText($0) }
    for section in page.sections {
      lines.append("")
      if let title = section.title { lines.append(StyledText(title, .bold)) }
      switch section.content {
      case .text(let paragraphs): lines += paragraphs.flatMap { self.lines($0) }
      case .rows(let rows): lines += self.lines(rows)
      case .bulletList(let items): lines += items.flatMap(lines(ofItem:))
      case .verbatimLines(let whole): lines += whole.map { StyledText("  " + $0) }
      }
    }
    return lines
  }

  private func lines(_ paragraph: String) -> [StyledText] {
    widths.wrap(paragraph, columns: width).map { line in
      // No-break spaces are replaced by normal ones, which are easier to paste.
      StyledText(String(line.map { $0 == "\u{A0}" ? " " : $0 }))
    }
  }

  private func lines(ofItem item: String) -> [StyledText] {
    widths.wrap(item, columns: width - 4).enumerated()
      .map { StyledText(($0 == 0 ? "  - " : "    ") + $1) }
  }

  private func lines(_ rows: [HelpRow]) -> [StyledText] {
    let limit = min(HelpLayout.maxTermWidth, width / 2)
    let terms = rows.map { widths.columns(of: $0.term) }.filter { $0 <= limit }
    let column = (terms.max() ?? 0) + 4
    return rows.flatMap { lines($0, meaningAt: column) }
  }

  private func lines(_ row: HelpRow, meaningAt column: Int) -> [StyledText] {
    let termWidth = widths.columns(of: row.term)
    let isBeside = termWidth + 4 <= column
    let start = isBeside ? column : 6
    let margin = StyledText(String(repeating: " ", count: start))
    let meaning = row.meaning.isEmpty ? [] : widths.wrap(row.meaning, columns: width - start)
    let term = StyledText("  ") + StyledText(row.term, Style(foreground: .ansi(6)))
    guard isBeside, let first = meaning.first else {
      return [term] + meaning.map { margin + StyledText($0) }
    }
    let gap = StyledText(String(repeating: " ", count: column - termWidth - 2))
    return [term + gap + StyledText(first)]
      + meaning.dropFirst().map { margin + StyledText($0) }
  }
}
