import TerminalKit

/// Rows of text that scroll if they do not fit, with a scroll mark at the side.
struct ScrolledRows: Hashable {
  private var scrollState = ScrollState()
  private var shape = ListShape(count: 0, visibleCount: 0)

  /// Stores the number of rows, and the height of the rect they are shown in.
  mutating func fit(_ count: Int, in place: Rect) {
    shape = ListShape(count: count, visibleCount: place.height)
  }

  /// Scrolls. Returns whether the visible rows changed.
  @discardableResult
  mutating func apply(_ move: ListMove) -> Bool {
    scrollState.apply(move, in: shape)
  }

  /// Returns the wrapped rows. If they do not fit, they are two columns narrower, for the scroll
  /// mark.
  static func rows(in place: Rect, _ rows: (_ columns: Int) -> [StyledText]) -> [StyledText] {
    let whole = rows(place.width)
    return whole.count > place.height && place.width > 2 ? rows(place.width - 2) : whole
  }

  func draw(_ rows: [StyledText], in frame: inout Frame, at place: Rect, _ view: ViewContext) {
    let first = scrollState.offset(in: ListShape(count: rows.count, visibleCount: place.height))
    for (index, row) in rows.dropFirst(first).prefix(place.height).enumerated() {
      frame.write(row, in: place, row: index)
    }
    guard place.width > 2 else { return }
    ScrollMark(first: first, visible: place.height, count: rows.count, style: view.theme.faint)
      .draw(in: &frame, at: place.column(place.width - 1))
  }
}
