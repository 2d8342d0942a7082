/// One column of one row: a grapheme cluster, or the right half of a wide one.
public struct Cell: Hashable, Sendable {
  /// The displayed cluster; a space in the right half of a wide cluster.
  public let glyph: Character
  public var style: Style
  private let columnCount: UInt8

  public static let blank = Cell(style: .plain)

  public init(style: Style) {
    self.init(glyph: " ", width: 1, style: style)
  }

  init(glyph: Character, width: Int, style: Style) {
    self.glyph = glyph
    self.style = style
    columnCount = width == 2 ? 2 : width == 1 ? 1 : 0
  }

  /// 1 or 2 columns; 0 for the right half of a wide cluster.
  public var width: Int { Int(columnCount) }

  static func rightHalf(style: Style) -> Cell {
    Cell(glyph: " ", width: 0, style: style)
  }

  var isRightHalf: Bool { columnCount == 0 }
}
