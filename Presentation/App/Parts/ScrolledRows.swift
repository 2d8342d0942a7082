import TerminalKit

/// Rows of text that may be more than their place has, and how far they are scrolled.
struct ScrolledRows: Hashable {
  private var scroll = ScrollState()
  private var shape = ListShape(count: 0, visible: 0)

  /// Takes note of how many rows there are and how high their place is.
  mutating func fit(_ count: Int, in place: Rect) {
    shape = ListShape(count: count, visible: place.height)
  }

  mutating func apply(_ move: ListMove) {
    scroll.apply(move, in: shape)
  }

  func draw(_ rows: [StyledText], in frame: inout Frame, at place: Rect) {
    let first = scroll.offset(in: ListShape(count: rows.count, visible: place.height))
    for (index, row) in rows.dropFirst(first).prefix(place.height).enumerated() {
      frame.write(row, in: place, row: index)
    }
  }
}
