import HearthDomain
import TerminalKit

/// The card of a line in an area of the screen, cut if it is higher.
struct SayingCard: Widget {
  let details: SayingDetails
  /// The theme; nil for the one in the settings.
  var theme: CardTheme?
  let view: ViewContext
  /// Number of rows scrolled out of view at the top.
  var offset = 0

  /// Returns the number of rows that the whole card needs at that width.
  func height(columns: Int) -> Int { cells(columns: columns, height: 0).size.height }

  func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard area.width >= SayingCard.minColumns, area.height > 0 else { return }
    var part = Frame(size: area.size, widths: view.widths, style: view.theme.text)
    let card = cells(columns: area.width, height: area.height)
    part.draw(card, at: Position(x: 0, y: -max(0, min(offset, card.size.height - area.height))))
    frame.draw(part, at: area.origin)
  }

  /// Minimum width of a card.
  static let minColumns = 12

  private func cells(columns: Int, height: Int) -> Frame {
    CardDrawing.cells(
      of: CardText(details, view.language, view.sayingLook), language: view.language,
      theme: theme ?? view.sayingLook.theme, width: columns, height: height, level: view.colorLevel,
      widths: view.widths)
  }
}
