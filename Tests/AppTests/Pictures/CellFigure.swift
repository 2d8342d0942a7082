/// The shape of a block or line character within its cell.
///
/// Pictures of frames draw these characters as shapes, because fonts leave gaps between them.
enum CellFigure: Hashable, Sendable {
  /// Rectangles, in eighths of the cell.
  case blocks([Block])
  /// Lines from the middle to the sides.
  case lines(Sides, Look)

  struct Block: Hashable, Sendable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  enum Look: Hashable, Sendable {
    case light
    case heavy
    /// A light line with a rounded corner.
    case round
  }

  struct Sides: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let up = Sides(rawValue: 1)
    static let down = Sides(rawValue: 2)
    static let left = Sides(rawValue: 4)
    static let right = Sides(rawValue: 8)
  }

  /// Returns nil for letters and other characters that need a font.
  init?(_ glyph: Character) {
    guard let scalar = glyph.unicodeScalars.first, glyph.unicodeScalars.count == 1 else {
      return nil
    }
    if let blocks = Self.blocks(of: scalar) {
      self = .blocks(blocks)
    } else if let sides = Self.lines[glyph] {
      self = .lines(
        sides, "╭╮╰╯".contains(glyph) ? .round : "━╸┃┏┓┗┛".contains(glyph) ? .heavy : .light)
    } else {
      return nil
    }
  }

  private static func blocks(of scalar: Unicode.Scalar) -> [Block]? {
    switch scalar.value {
    case 0x2580: [Block(x: 0, y: 0, width: 8, height: 4)]
    case 0x2581...0x2588:
      [Block(x: 0, y: 8 - eighths(scalar, 0x2580), width: 8, height: eighths(scalar, 0x2580))]
    case 0x2589...0x258F: [Block(x: 0, y: 0, width: 8 - eighths(scalar, 0x2588), height: 8)]
    case 0x2590: [Block(x: 4, y: 0, width: 4, height: 8)]
    case 0x2594: [Block(x: 0, y: 0, width: 8, height: 1)]
    case 0x2595: [Block(x: 7, y: 0, width: 1, height: 8)]
    case 0x2596...0x259F: quarters[Int(scalar.value) - 0x2596]
    default: nil
    }
  }

  private static func eighths(_ scalar: Unicode.Scalar, _ start: UInt32) -> Int {
    Int(scalar.value - start)
  }

  private static let upperLeft = Block(x: 0, y: 0, width: 4, height: 4)
  private static let upperRight = Block(x: 4, y: 0, width: 4, height: 4)
  private static let lowerLeft = Block(x: 0, y: 4, width: 4, height: 4)
  private static let lowerRight = Block(x: 4, y: 4, width: 4, height: 4)
  private static let lowerHalf = Block(x: 0, y: 4, width: 8, height: 4)
  private static let upperHalf = Block(x: 0, y: 0, width: 8, height: 4)

  /// The quadrant characters from ▖ to ▟, in Unicode order.
  private static let quarters: [[Block]] = [
    [lowerLeft], [lowerRight], [upperLeft], [upperLeft, lowerHalf], [upperLeft, lowerRight],
    [upperHalf, lowerLeft], [upperHalf, lowerRight], [upperRight], [upperRight, lowerLeft],
    [upperRight, lowerHalf],
  ]

  private static let lines: [Character: Sides] = [
    "─": [.left, .right], "│": [.up, .down], "┌": [.down, .right], "╭": [.down, .right],
    "┐": [.down, .left], "╮": [.down, .left], "└": [.up, .right], "╰": [.up, .right],
    "┘": [.up, .left], "╯": [.up, .left], "├": [.up, .down, .right],
    "┤": [.up, .down, .left], "┬": [.down, .left, .right], "┴": [.up, .left, .right],
    "┼": [.up, .down, .left, .right], "━": [.left, .right], "╸": [.left], "┃": [.up, .down],
    "┏": [.down, .right], "┓": [.down, .left], "┗": [.up, .right], "┛": [.up, .left],
  ]
}
