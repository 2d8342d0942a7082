/// Where things are on a card of one size, in pixels.
struct CardMeasures: Hashable, Sendable {
  let width: Double
  let height: Double
  /// How far the panel is from the card's edges.
  let inset: Double
  /// How far mark and text are from the panel's edges.
  let side: Double
  let top: Double
  /// How tall the mark is.
  let mark: Double
  /// Between the text and what is above and below it.
  let gap: Double
  /// The size of who said it, and of the text at most.
  let who: Double
  let largest: Double

  /// The tight ones leave more room to a long text.
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
  /// How wide the text may be.
  var measure: Double { width - 2 * left }
  /// The lower end of what is on the panel.
  var bottom: Double { height - inset - top }
}
