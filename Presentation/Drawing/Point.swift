/// A place in a drawing; x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public static let zero = Point(x: 0, y: 0)

  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// How far it is from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The place at `share` of the way to another one.
  public func towards(_ other: Point, by share: Double) -> Point {
    self + (other - self) * share
  }
}
