import HearthDomain
import TerminalKit

/// A drawing of a few stacked books, for a page without books.
struct StackedBooksDrawing {
  let view: ViewContext

  private static let books: [(theme: CardTheme, indent: Int, width: Int)] = [
    (.mango, 3, 13), (.mugwort, 1, 17), (.honey, 2, 15), (.cloud, 0, 20),
  ]

  func draw(in frame: inout Frame, at place: Rect) {
    let drawing = place.centered(Size(width: 20, height: StackedBooksDrawing.books.count))
    guard drawing.height >= StackedBooksDrawing.books.count, drawing.width >= 20 else { return }
    for (row, book) in StackedBooksDrawing.books.enumerated() {
      let block = String(repeating: "█", count: book.width - 1) + "▌"
      frame.write(
        StyledText(block, BookColors.style(of: book.theme, in: view)),
        in: drawing.insetBy(left: book.indent), row: row)
    }
  }
}
