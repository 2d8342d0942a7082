import HearthDomain
import TerminalKit

/// A book's spine as it lies on a table: a block as wide as the book is thick.
struct BookSpine {
  let book: Book
  let view: ViewContext

  /// The columns that the thickest spine takes.
  static let columns = 5

  /// The spine in a column of so many millimetres each, left-bound.
  var text: StyledText {
    let cells = min(BookSpine.columns * 2, max(1, (book.details.spine.tenths + 20) / 40))
    let block = String(repeating: "█", count: cells / 2) + (cells % 2 == 1 ? "▌" : "")
    return StyledText(
      view.widths.padded(block, to: BookSpine.columns),
      BookColors.style(of: book.theme, in: view))
  }
}
