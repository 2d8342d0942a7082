import TerminalKit

/// Two by two pixels that one cell displays, by a block character in two colours, or in one colour
/// on the terminal's background.
struct CellQuad {
  /// Block characters, indexed by the sum of their filled pixels: 1 upper left, 2 upper right, 4
  /// lower left, 8 lower right.
  private static let glyphs: [Character] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
  /// Additional cost of characters with quarters of a block. Half blocks are preferred, because
  /// they look alike in every font.
  private static let quarterCost = 500.0

  private let pixels: [RGBA]
  /// The visible pixels, as an index into `glyphs`.
  private let visibleMask: Int

  /// Reads the four pixels of a cell. For sixteen colours, they are converted first, so that
  /// colours that look alike are equal.
  init(_ bitmap: Bitmap, x: Int, y: Int, _ level: ColorLevel) {
    let pixels = [
      bitmap[2 * x, 2 * y], bitmap[2 * x + 1, 2 * y],
      bitmap[2 * x, 2 * y + 1], bitmap[2 * x + 1, 2 * y + 1],
    ].map { level == .sixteenColors ? $0.systemColor : $0 }
    self.pixels = pixels
    visibleMask = pixels.indices.reduce(0) { $0 | (pixels[$1].alpha >= 115 ? 1 << $1 : 0) }
  }

  /// The block that fits the cell best; nil if no pixel is visible.
  var bestBlock: (glyph: Character, style: Style)? {
    guard visibleMask != 0 else { return nil }
    guard visibleMask == 15 else {
      return (Self.glyphs[visibleMask], Style(foreground: meanColor(of: visibleMask).terminalColor))
    }
    // Fast path: most cells lie within one shape.
    if pixels.allSatisfy({ $0 == pixels[0] }) { return solidBlock }
    let best = bestForegroundMask
    guard best != 0 else { return solidBlock }
    return (
      Self.glyphs[best],
      Style(
        foreground: meanColor(of: best).terminalColor,
        background: meanColor(of: 15 - best).terminalColor)
    )
  }

  /// The cell in one colour; nil if less than half of it is visible.
  var solidBlock: (glyph: Character, style: Style)? {
    guard visibleMask.nonzeroBitCount >= 2 else { return nil }
    return (" ", Style(background: meanColor(of: visibleMask).terminalColor))
  }

  /// Which pixels are drawn in the foreground colour, as a sum like an index of `glyphs`; 0 if one
  /// colour is enough.
  private var bestForegroundMask: Int {
    let costs = (0..<8).map { division -> Double in
      let isQuarter = ![0, 3, 5].contains(division)
      let error = colorError(of: division) + colorError(of: 15 - division)
      return error + (isQuarter ? Self.quarterCost : 0)
    }
    return costs.indices.min { costs[$0] < costs[$1] } ?? 0
  }

  private func colorError(of mask: Int) -> Double {
    let mean = meanColor(of: mask)
    return pixels.indices.reduce(0) { sum, index in
      mask & 1 << index == 0 ? sum : sum + pixels[index].difference(from: mean)
    }
  }

  /// Returns the mean colour of the masked pixels, weighted by their opacity.
  private func meanColor(of mask: Int) -> RGBA {
    var sum = SIMD4<Int>()
    for (index, pixel) in pixels.enumerated() where mask & 1 << index != 0 {
      let colors = SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), 1)
      sum &+= colors &* Int(pixel.alpha)
    }
    guard sum.w > 0 else { return .clear }
    let mean = (sum &+ sum.w / 2) / sum.w
    return RGBA(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z))
  }
}

extension RGBA {
  fileprivate var systemColor: RGBA {
    guard alpha > 0, let parts = terminalColor.systemColorOfSameHue.rgbComponents else {
      return self
    }
    return RGBA(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
  }

  /// Returns the squared distance of the colours, ignoring the opacity.
  fileprivate func difference(from other: RGBA) -> Double {
    let red = Double(red) - Double(other.red)
    let green = Double(green) - Double(other.green)
    let blue = Double(blue) - Double(other.blue)
    return red * red + green * green + blue * blue
  }
}
