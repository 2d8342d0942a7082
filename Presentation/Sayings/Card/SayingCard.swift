import HearthDomain
import TerminalKit

/// The card of a line in a part of the screen, cut where it is taller.
struct SayingCard: Widget {
  let details: SayingDetails
  /// Nil for that of all cards.
  var theme: CardTheme?
  let view: ViewContext
  /// How many rows have been scrolled away above.
  var offset = 0

  /// How many rows the card needs at that width.
  func height(columns: Int) -> Int { cells(columns: columns, height: 0).size.height }

  func draw(in frame: inout Frame, at rect: Rect) {
    let area = rect.intersection(frame.bounds)
    guard area.width >= SayingCard.leastColumns, area.height > 0 else { return }
    var part = Frame(size: area.size, widths: view.widths, style: view.theme.text)
    let card = cells(columns: area.width, height: area.height)
    part.place(card, at: Position(x: 0, y: -max(0, min(offset, card.size.height - area.height))))
    frame.place(part, at: area.origin)
  }

  /// No card is narrower.
  static let leastColumns = 12

  private func cells(columns: Int, height: Int) -> Frame {
    CardDrawing.cells(
      of: CardText(details, view.language, view.sayings), language: view.language,
      theme: theme ?? view.sayings.theme, width: columns, height: height, level: view.colors,
      widths: view.widths)
  }
}
