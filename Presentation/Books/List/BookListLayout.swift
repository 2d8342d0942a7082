import TerminalKit

/// Positions of the parts of the book list, with the selected book next to it if there is room.
struct BookListLayout {
  let header: Rect
  let list: Rect
  let panel: Rect?

  init(_ state: BookListScreen.State, _ view: ViewContext) {
    let (body, gap) = view.size.pageArea(lowBelow: 16, left: 1, right: 1)
    let parts =
      view.size.hasRoomForDetails
      ? body.listWithDetails { BookListScreen.listColumns(of: state, atMost: $0, in: view) } : nil
    let rows = (parts?.list ?? body).rows(.fixed(1), .fixed(gap), .fill)
    (header, list) = (rows[0], rows[2])
    panel = parts?.details
  }
}
