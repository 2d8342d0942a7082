import HearthDomain
import TerminalKit

/// How far a book was read, as a bar in the colour of its theme.
struct ProgressCell {
  let book: Book
  let widths: DisplayWidth

  /// The bar in that many columns.
  func bar(columns: Int) -> StyledText {
    var frame = Frame(size: Size(width: columns, height: 1), widths: widths)
    let look = Gauge.Look(filled: Style(foreground: .ansi(book.theme.systemColor)))
    Gauge(Double(book.progress) / 100, look: look).draw(in: &frame, at: frame.bounds)
    return frame.lines.first ?? StyledText()
  }

  /// The bar with the percent after it.
  func barAndPercent(columns: Int) -> StyledText {
    bar(columns: columns)
      + StyledText(" " + widths.padded("\(book.progress)%", to: 4, .trailing))
  }
}
