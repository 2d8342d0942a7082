import HearthDomain
import TerminalKit

/// The progress of a book as a bar in the colour of its theme.
struct ProgressCell {
  let book: Book
  let widths: DisplayWidth

  /// Returns the bar for a printed list.
  func bar(columns: Int) -> StyledText {
    let color = Style(foreground: .ansi(book.theme.systemColor))
    return bar(columns: columns, look: Gauge.Look(filled: color))
  }

  func bar(columns: Int, look: Gauge.Look) -> StyledText {
    var frame = Frame(size: Size(width: columns, height: 1), widths: widths)
    Gauge(Double(book.progressPercent) / 100, look: look).draw(in: &frame, at: frame.bounds)
    return frame.lines.first ?? StyledText()
  }

  func barAndPercent(columns: Int) -> StyledText {
    bar(columns: columns)
      + StyledText(" " + widths.padded("\(book.progressPercent)%", to: 4, .trailing))
  }
}
