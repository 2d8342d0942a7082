/// An input field of several lines, wrapped to its width.
///
/// If focused, it sets the frame's cursor to the caret. If there is a limit, the last row can show
/// a counter.
public struct TextArea: Widget {
  public var state: TextAreaState
  /// Displayed while the field is empty.
  public var placeholder: String
  public var isFocused: Bool
  public var showsCounter: Bool
  public var look: TextField.Look

  public init(
    _ state: TextAreaState, placeholder: String = "", isFocused: Bool = true,
    showsCounter: Bool = true,
    look: TextField.Look = TextField.Look(text: .plain, placeholder: Style(attributes: .dim))
  ) {
    self.state = state
    self.placeholder = placeholder
    self.isFocused = isFocused
    self.showsCounter = showsCounter
    self.look = look
  }

  /// Returns the size of the text's area in that rect, for handling keys.
  public func shape(in rect: Rect, widths: DisplayWidth = .standard) -> TextAreaShape {
    TextAreaShape(size: body(of: rect).size, widths: widths)
  }

  /// Returns the number of rows that the text or, if it is empty, the placeholder fills.
  public func textHeight(columns: Int, widths: DisplayWidth = .standard) -> Int {
    if state.isEmpty {
      return max(1, Paragraph(StyledText(placeholder)).height(columns: columns, widths: widths))
    }
    let shape = TextAreaShape(size: Size(width: columns, height: 1), widths: widths)
    return shape.rows(of: state.text.characters).ranges.count
  }

  /// Returns the position of the caret in that rect, or nil if there is no room for it.
  public func caretPosition(in rect: Rect, widths: DisplayWidth = .standard) -> Position? {
    caretPosition(
      in: body(of: rect), rows: shape(in: rect, widths: widths).rows(of: state.text.characters))
  }

  private func caretPosition(in body: Rect, rows: TextAreaRows) -> Position? {
    guard !body.isEmpty else { return nil }
    let first = state.offset(in: rows, visible: body.height)
    return Position(
      x: body.minX + min(rows.column(of: state.caret), body.width - 1),
      y: body.minY + rows.row(of: state.caret) - first)
  }

  /// Returns the caret index nearest to a position, or nil for a position outside.
  public func caretIndex(
    at position: Position, in rect: Rect, widths: DisplayWidth = .standard
  ) -> Int? {
    let body = body(of: rect)
    guard body.contains(position) else { return nil }
    let rows = shape(in: rect, widths: widths).rows(of: state.text.characters)
    let first = isFocused ? state.offset(in: rows, visible: body.height) : 0
    guard first + position.y - body.minY < rows.ranges.count else { return state.count }
    return rows.index(row: first + position.y - body.minY, column: position.x - body.minX)
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    let body = body(of: area)
    let rows = shape(in: area, widths: frame.widths).rows(of: state.text.characters)
    frame.clear(body, style: look.text)
    if state.isEmpty {
      Paragraph(StyledText(placeholder), style: look.placeholder).draw(in: &frame, at: body)
    } else {
      draw(rows, in: &frame, at: body)
    }
    drawCounter(in: &frame, at: area.insetBy(top: body.height))
    if isFocused { frame.cursor = caretPosition(in: body, rows: rows) }
  }

  private func body(of rect: Rect) -> Rect {
    guard let counterText, rect.height > 1, rect.width >= counterText.utf8.count else {
      return rect
    }
    return rect.insetBy(bottom: 1)
  }

  private var counterText: String? {
    showsCounter ? state.limit.map { "\(state.limitLength)/\($0)" } : nil
  }

  private func draw(_ rows: TextAreaRows, in frame: inout Frame, at body: Rect) {
    // Without the focus, the text is displayed from its beginning.
    let first = isFocused ? state.offset(in: rows, visible: body.height) : 0
    for index in first..<min(rows.ranges.count, first + body.height) {
      frame.write(
        rows.string(row: index), at: Position(x: body.minX, y: body.minY + index - first),
        style: look.text, width: body.width)
    }
    guard body.width > 2 else { return }
    ScrollMark(
      first: first, visible: body.height, count: rows.ranges.count, style: look.hiddenTextMark
    )
    .draw(in: &frame, at: body.column(body.width - 1))
  }

  private func drawCounter(in frame: inout Frame, at line: Rect) {
    guard let limit = state.limit, let counterText, !line.isEmpty else { return }
    let style = state.limitLength >= limit ? look.fullCounter : look.counter
    frame.write(StyledText(counterText), in: line, style: style, alignment: .trailing)
  }
}
