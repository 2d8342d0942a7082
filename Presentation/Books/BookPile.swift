import HearthDomain
import TerminalKit

/// A few books that lie upon one another, for a page that has none yet.
struct BookPile {
  let view: ViewContext

  private static let books: [(theme: CardTheme, indent: Int, width: Int)] = [
    (.mango, 3, 13), (.mugwort, 1, 17), (.honey, 2, 15), (.cloud, 0, 20),
  ]

  func draw(in frame: inout Frame, at place: Rect) {
    let pile = place.centered(Size(width: 20, height: BookPile.books.count))
    guard pile.height >= BookPile.books.count, pile.width >= 20 else { return }
    for (row, book) in BookPile.books.enumerated() {
      let block = String(repeating: "█", count: book.width - 1) + "▌"
      frame.write(
        StyledText(block, BookColors.style(of: book.theme, in: view)),
        in: pile.margins(left: book.indent), row: row)
    }
  }
}
