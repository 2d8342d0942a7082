import TerminalKit

/// A text in a limited number of rows, with an ellipsis if it is cut.
struct TruncatedText {
  let text: StyledText

  init(_ text: StyledText) { self.text = text }

  func draw(in frame: inout Frame, at place: Rect, _ view: ViewContext) {
    let rows = Paragraph(text).rows(columns: place.width, widths: view.widths)
    for (index, row) in rows.prefix(place.height).enumerated() {
      let isCut = index == place.height - 1 && rows.count > place.height
      frame.write(isCut ? truncated(row, to: place.width, view) : row, in: place, row: index)
    }
  }

  private func truncated(_ row: StyledText, to width: Int, _ view: ViewContext) -> StyledText {
    view.widths.columns(of: row) < width
      ? row + StyledText("…", view.theme.faint) : row.truncated(to: width - 1, view.widths)
  }
}
