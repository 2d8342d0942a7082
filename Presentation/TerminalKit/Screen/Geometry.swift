/// Position of a cell on the screen; the top left cell is (0, 0).
public struct Position: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public static let origin = Position(x: 0, y: 0)

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A number of columns and rows; never negative.
public struct Size: Hashable, Sendable {
  public let width: Int
  public let height: Int

  public static let zero = Size(width: 0, height: 0)

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

/// A rectangular part of the screen.
public struct Rect: Hashable, Sendable {
  public var origin: Position
  public var size: Size

  public init(origin: Position = .origin, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Position(x: x, y: y)
    size = Size(width: width, height: height)
  }

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x.addingClamped(size.width) }
  /// The row after the last.
  public var maxY: Int { origin.y.addingClamped(size.height) }
  public var width: Int { size.width }
  public var height: Int { size.height }
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  public func contains(_ position: Position) -> Bool {
    (minX..<maxX).contains(position.x) && (minY..<maxY).contains(position.y)
  }

  /// Returns the common part of both rects; an empty rect if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: min(maxX, other.maxX).subtractingClamped(left),
      height: min(maxY, other.maxY).subtractingClamped(top)
    )
  }

  /// Returns the rect reduced by the margins on both sides.
  public func inset(horizontally dx: Int = 0, vertically dy: Int = 0) -> Rect {
    Rect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
