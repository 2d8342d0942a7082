/// Wrapped text that may be longer than its place, with a mark that tells which part is in view.
public struct ScrolledText: Widget {
  public var text: StyledText
  public var state: ScrollState
  public var style: Style
  public var mark: Style

  public init(
    _ text: StyledText, state: ScrollState, style: Style = .plain,
    mark: Style = Style(attributes: .dim)
  ) {
    self.text = text
    self.state = state
    self.style = style
    self.mark = mark
  }

  /// The shape of the text in that rect, for scrolling it.
  public func shape(in rect: Rect, widths: DisplayWidth = .standard) -> ListShape {
    ListShape(count: rows(in: rect, widths: widths).count, visible: rect.height)
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    let rows = rows(in: area, widths: frame.widths)
    let shape = ListShape(count: rows.count, visible: area.height)
    let first = state.offset(in: shape)
    for (index, row) in rows.dropFirst(first).prefix(area.height).enumerated() {
      frame.write(row, in: area, row: index, style: style)
    }
    guard area.width > 2 else { return }
    ScrollMark(first: first, visible: area.height, count: rows.count, style: mark)
      .draw(in: &frame, at: area.column(area.width - 1))
  }

  /// The rows; two columns are kept for the mark only where it is needed.
  private func rows(in rect: Rect, widths: DisplayWidth) -> [StyledText] {
    let paragraph = Paragraph(text)
    let whole = paragraph.rows(columns: rect.width, widths: widths)
    guard whole.count > rect.height, rect.width > 2 else { return whole }
    return paragraph.rows(columns: rect.width - 2, widths: widths)
  }
}
