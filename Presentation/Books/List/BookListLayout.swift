import TerminalKit

/// Positions of the parts of the book list, with the selected book next to it if there is room.
struct BookListLayout {
  let header: Rect
  let list: Rect
  let panel: Rect?

  init(_ size: Size) {
    let (body, gap) = size.pageArea(lowBelow: 16, left: 1, right: 1)
    let isWide = size.width >= 110
    let parts = isWide ? body.columns([.fill(weight: 12), .fill(weight: 10)], spacing: 3) : [body]
    let rows = parts[0].rows(.fixed(1), .fixed(gap), .fill)
    (header, list) = (rows[0], rows[2])
    panel = isWide ? parts[1] : nil
  }
}
