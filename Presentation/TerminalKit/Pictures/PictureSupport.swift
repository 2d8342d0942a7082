/// How a terminal displays pictures, according to its own replies.
public struct PictureSupport: Hashable, Sendable {
  public enum Method: Hashable, Sendable {
    case none
    case kitty
    case iTerm2
    case sixel
  }

  public let method: Method
  /// The size of a cell in pixels; nil if unknown.
  public let cellSize: PixelSize?
  /// Whether the sequences must be passed through tmux.
  public let passesThroughTmux: Bool

  public static let none = PictureSupport(.none)

  public init(_ method: Method, cellSize cell: PixelSize? = nil, passesThroughTmux: Bool = false) {
    self.method = method
    self.cellSize = cell
    self.passesThroughTmux = passesThroughTmux
  }

  /// Returns the size of the cells in pixels; assumes cells of 10 × 20 if the size is unknown.
  public func pixelSize(of cells: Size) -> PixelSize {
    PixelSize(
      width: min(cells.width, 10_000) * (cellSize?.width ?? 10),
      height: min(cells.height, 10_000) * (cellSize?.height ?? 20))
  }
}

/// A width and a height in pixels; never negative.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}
