/// A vertical list of rows, one of which is selected.
///
/// Only the visible rows are requested, so the list can have any number of rows.
public struct List: Widget {
  public var count: Int
  public var state: ListState
  /// Displayed if the list has no rows.
  public var emptyText: StyledText
  public var look: Look
  private let makeRow: (Int) -> StyledText

  public init(
    count: Int, state: ListState, emptyText: StyledText = "", look: Look = Look(),
    row: @escaping (Int) -> StyledText
  ) {
    self.count = max(0, count)
    self.state = state
    self.emptyText = emptyText
    self.look = look
    self.makeRow = row
  }

  public struct Look: Hashable, Sendable {
    public var row: Style
    public var selected: Style
    public var empty: Style
    public var scroll: Style
    /// Mark before the selected row; must have the same width as ``unselectedMark``.
    public var selectedMark: String
    public var unselectedMark: String

    public init(
      row: Style = .plain, selected: Style = Style(attributes: .bold),
      empty: Style = Style(attributes: .dim), scroll: Style = Style(attributes: .dim),
      selectedMark: String = "▸ ", unselectedMark: String = "  "
    ) {
      self.row = row
      self.selected = selected
      self.empty = empty
      self.scroll = scroll
      self.selectedMark = selectedMark
      self.unselectedMark = unselectedMark
    }

    /// Returns the style of a piece in the selected row. If the piece's colour would be unreadable
    /// on the background of the selection, the selection's foreground is used.
    func selectedStyle(for style: Style) -> Style {
      let marked = style.adding(selected.attributes)
      guard selected.background != .terminalDefault else { return marked }
      let isReadable =
        selected.foreground == .terminalDefault
        || marked.foreground.isReadable(on: selected.background)
      return (isReadable ? marked : marked.foreground(selected.foreground))
        .background(selected.background)
    }
  }

  /// Returns the number of rows and of visible rows, for moving the selection.
  public func shape(in rect: Rect) -> ListShape {
    ListShape(count: count, visibleCount: rect.height)
  }

  /// Returns the index of the row at a position, or nil if there is none.
  public func row(at position: Position, in rect: Rect) -> Int? {
    guard rect.contains(position) else { return nil }
    let index = state.offset(in: shape(in: rect)) + position.y - rect.minY
    return index < count ? index : nil
  }

  public func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard !area.isEmpty else { return }
    guard count > 0 else {
      let indent = frame.widths.columns(of: look.unselectedMark)
      let place = area.width > 20 ? area.insetBy(left: indent) : area
      Paragraph(emptyText, style: look.empty).draw(in: &frame, at: place)
      return
    }
    let first = state.offset(in: shape(in: area))
    let mark = ScrollMark(first: first, visible: area.height, count: count, style: look.scroll)
    let hasMark = mark.isNeeded && area.width > 2
    let rows = hasMark ? area.insetBy(right: 2) : area
    for index in first..<min(count, first + area.height) {
      drawRow(index, at: rows.row(index - first), in: &frame)
    }
    if hasMark { mark.draw(in: &frame, at: area.column(area.width - 1)) }
  }

  private func drawRow(_ index: Int, at line: Rect, in frame: inout Frame) {
    let isSelected = index == state.selection(of: count)
    let style = isSelected ? look.selected : look.row
    if style != .plain { frame.clear(line, style: style) }
    let mark = isSelected ? look.selectedMark : look.unselectedMark
    let used = frame.write(mark, at: line.origin, style: style, width: line.width)
    frame.write(makeRow(index), in: line.insetBy(left: used), style: style)
    if isSelected { frame.restyle(line, look.selectedStyle) }
  }
}
