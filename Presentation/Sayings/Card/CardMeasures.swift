/// Positions and sizes on a card, in pixels.
struct CardMeasures: Hashable, Sendable {
  let width: Double
  let height: Double
  /// Distance of the panel from the card's edges.
  let inset: Double
  /// Distances of the contents from the panel's edges.
  let sideMargin: Double
  let topMargin: Double
  /// Height of the logo.
  let logoHeight: Double
  /// Distance between the text and the parts above and below it.
  let gap: Double
  /// Font size of the attribution, and maximum font size of the text.
  let attributionSize: Double
  let maxTextSize: Double

  /// Creates the measures; tight ones leave more room for a long text.
  init(of size: CardSize, isTight: Bool) {
    width = Double(size.width)
    height = Double(size.height)
    attributionSize = isTight ? 24 : 30
    switch size {
    case .square:
      (inset, sideMargin, topMargin) = isTight ? (44, 60, 52) : (56, 92, 84)
      (logoHeight, gap) = isTight ? (52, 34) : (76, 56)
      maxTextSize = 88
    case .story:
      (inset, sideMargin, topMargin) = isTight ? (52, 68, 84) : (64, 92, 132)
      (logoHeight, gap) = isTight ? (72, 56) : (96, 84)
      maxTextSize = 100
    case .wide:
      (inset, sideMargin, topMargin) = isTight ? (40, 68, 44) : (52, 116, 68)
      (logoHeight, gap) = isTight ? (48, 28) : (72, 44)
      maxTextSize = 88
    }
  }

  var left: Double { inset + sideMargin }
  /// Maximum width of the text.
  var textWidth: Double { width - 2 * left }
  /// The lower edge of the panel's contents.
  var bottom: Double { height - inset - topMargin }
}
