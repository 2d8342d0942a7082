/// One column of one row: a grapheme cluster, or the right half of a wide one.
public struct Cell: Hashable, Sendable {
  /// What is shown; a space in the right half of a wide cluster.
  public let glyph: Character
  /// 1 or 2 columns; 0 for the right half of a wide cluster.
  public let width: Int
  public var style: Style

  public static let blank = Cell(style: .plain)

  /// An empty cell.
  public init(style: Style) {
    self.init(glyph: " ", width: 1, style: style)
  }

  init(glyph: Character, width: Int, style: Style) {
    self.glyph = glyph
    self.width = width
    self.style = style
  }

  static func rightHalf(style: Style) -> Cell {
    Cell(glyph: " ", width: 0, style: style)
  }

  var isRightHalf: Bool { width == 0 }
}
