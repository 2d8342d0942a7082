/// How a terminal shows real pictures, as it has answered itself.
public struct PictureSupport: Hashable, Sendable {
  /// The protocols there are, and none.
  public enum Method: Hashable, Sendable {
    case none
    case kitty
    case iTerm2
    case sixel
  }

  public let method: Method
  /// The size of a cell in pixels, if anybody knows.
  public let cell: PixelSize?
  /// Whether the sequences must be handed through tmux.
  public let goesThroughTmux: Bool

  public static let none = PictureSupport(.none)

  public init(_ method: Method, cell: PixelSize? = nil, goesThroughTmux: Bool = false) {
    self.method = method
    self.cell = cell
    self.goesThroughTmux = goesThroughTmux
  }

  /// How many pixels so many cells have; cells of 10 × 20 where nobody knows.
  public func pixels(of cells: Size) -> PixelSize {
    PixelSize(
      width: min(cells.width, 10_000) * (cell?.width ?? 10),
      height: min(cells.height, 10_000) * (cell?.height ?? 20))
  }
}

/// How many pixels something is wide and tall; never negative.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
