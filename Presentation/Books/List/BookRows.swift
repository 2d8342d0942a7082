import HearthDomain
import TerminalKit

/// A list of books in two lines each: spine, title and days to the target, then progress and
/// today's share.
struct BookRows {
  let books: RowList<Book>
  let today: Day
  let emptyText: StyledText
  var list = BookList.open
  let view: ViewContext

  /// Returns the number of books that fit.
  static func visibleCount(in place: Rect) -> Int { max(1, place.height / 2) }

  /// Returns the input for a mouse event over the list; nil if it has none.
  func input(_ mouse: MouseEvent, at place: Rect) -> ListInput? {
    if let move = ListMove(mouse) { return .move(move) }
    guard mouse.isLeftPress, place.contains(mouse.position) else { return nil }
    let row = firstVisibleIndex(in: place) + (mouse.position.y - place.minY) / 2
    guard row < books.count else { return nil }
    return .pressed(row: row, isDouble: mouse.isLeftDoublePress)
  }

  /// Columns of the selection mark, the spine and the gap after it.
  private static let leftColumns = 2 + BookSpine.columns + 1

  /// Returns the columns that the books need to be shown in full, at most `most`.
  func neededColumns(atMost most: Int) -> Int {
    books.neededColumns(atMost: most) {
      BookRows.leftColumns + BookLine(book: $0, today: today, view: view, list: list).neededColumns
    }
  }

  func draw(in frame: inout Frame, at place: Rect) {
    guard books.count > 0 else {
      Paragraph(emptyText, style: view.theme.faint)
        .draw(in: &frame, at: place.insetBy(left: 2, right: 2))
      return
    }
    let visible = BookRows.visibleCount(in: place)
    let first = firstVisibleIndex(in: place)
    let below = books.count - first - visible
    let mark = below > 0 && place.height > 2 ? " ↓ \(below)" : ""
    for row in 0..<min(visible, books.count - first) {
      let line = place.insetBy(top: row * 2)
      let isLast = row == visible - 1
      draw(
        books.loadedRows[first + row], isSelected: first + row == books.selectedIndex, &frame, line,
        kept: isLast ? view.widths.columns(of: mark) : 0)
    }
    frame.write(
      StyledText(mark, view.theme.faint), in: place, row: visible * 2 - 1, alignment: .trailing)
  }

  private func firstVisibleIndex(in place: Rect) -> Int {
    books.state.offset(
      in: ListShape(count: books.count, visibleCount: BookRows.visibleCount(in: place)))
  }

  /// Draws one book; `kept` columns at the end of its second line stay free.
  private func draw(
    _ book: Book?, isSelected: Bool, _ frame: inout Frame, _ place: Rect, kept: Int
  ) {
    guard let book else {
      frame.write("…", in: place)
      return
    }
    let line = BookLine(book: book, today: today, view: view, list: list)
    let left = BookRows.leftColumns
    if isSelected {
      frame.clear(place.row(0).insetBy(left: left - 1), style: view.theme.selection)
      frame.write(StyledText("▸", view.theme.accent), in: place)
    }
    for row in 0..<min(2, place.height) {
      frame.write(BookSpine(book: book, view: view).text, in: place.insetBy(left: 2), row: row)
    }
    let title = line.title(columns: place.width - left - 1, isSelected: isSelected)
    frame.write(
      title, in: place.insetBy(left: left), style: isSelected ? view.theme.selection : .plain)
    if place.height > 1 {
      line.drawStatus(in: &frame, at: place.row(1).insetBy(left: left, right: kept))
    }
  }
}
