/// Positions and sizes on a card, in pixels.
struct CardMeasures: Hashable, Sendable {
  let width: Double
  let height: Double
  /// Distance of the panel from the card's edges.
  let inset: Double
  /// Distances of the contents from the panel's edges.
  let side: Double
  let top: Double
  /// Height of the mark.
  let mark: Double
  /// Distance between the text and the parts above and below it.
  let gap: Double
  /// Font size of the attribution, and maximum font size of the text.
  let who: Double
  let largest: Double

  /// Creates the measures; tight ones leave more room for a long text.
  init(of size: CardSize, isTight: Bool) {
    width = Double(size.width)
    height = Double(size.height)
    who = isTight ? 24 : 30
    switch size {
    case .square:
      (inset, side, top) = isTight ? (44, 60, 52) : (56, 92, 84)
      (mark, gap) = isTight ? (52, 34) : (76, 56)
      largest = 88
    case .story:
      (inset, side, top) = isTight ? (52, 68, 84) : (64, 92, 132)
      (mark, gap) = isTight ? (72, 56) : (96, 84)
      largest = 100
    case .wide:
      (inset, side, top) = isTight ? (40, 68, 44) : (52, 116, 68)
      (mark, gap) = isTight ? (48, 28) : (72, 44)
      largest = 88
    }
  }

  var left: Double { inset + side }
  /// Maximum width of the text.
  var measure: Double { width - 2 * left }
  /// The lower edge of the panel's contents.
  var bottom: Double { height - inset - top }
}
