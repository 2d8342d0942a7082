/// A position in a drawing; x grows to the right, y downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Point(x: 0, y: 0)

  package static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  package static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }

  /// Distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// Returns the point at a fraction of the way to another point: 0 is this point, 1 the other.
  package func interpolated(to other: Point, by share: Double) -> Point {
    self + (other - self) * share
  }
}
