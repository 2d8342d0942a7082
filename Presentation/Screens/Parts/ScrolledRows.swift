import TerminalKit

/// Rows of text that may be more than their place has, and how far they are scrolled; a mark at
/// the side tells which part is in view.
struct ScrolledRows: Hashable {
  private var scroll = ScrollState()
  private var shape = ListShape(count: 0, visible: 0)

  /// Takes note of how many rows there are and how high their place is.
  mutating func fit(_ count: Int, in place: Rect) {
    shape = ListShape(count: count, visible: place.height)
  }

  /// Whether other rows came into view.
  @discardableResult
  mutating func apply(_ move: ListMove) -> Bool {
    scroll.apply(move, in: shape)
  }

  /// The rows in that place; two columns are kept for the mark only where it is needed.
  static func rows(in place: Rect, _ rows: (_ columns: Int) -> [StyledText]) -> [StyledText] {
    let whole = rows(place.width)
    return whole.count > place.height && place.width > 2 ? rows(place.width - 2) : whole
  }

  func draw(_ rows: [StyledText], in frame: inout Frame, at place: Rect, _ view: ViewContext) {
    let first = scroll.offset(in: ListShape(count: rows.count, visible: place.height))
    for (index, row) in rows.dropFirst(first).prefix(place.height).enumerated() {
      frame.write(row, in: place, row: index)
    }
    guard place.width > 2 else { return }
    ScrollMark(first: first, visible: place.height, count: rows.count, style: view.theme.faint)
      .draw(in: &frame, at: place.column(place.width - 1))
  }
}
