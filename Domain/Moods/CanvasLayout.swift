/// Number, size and positions of the shapes on a canvas.
///
/// Lengths are thousandths of the width; the height of a canvas is five fourths of its width.
public struct CanvasLayout: Hashable, Sendable {
  /// Maximum number of shapes on a canvas, which shows the newest moods.
  public static let maxShapes = 10
  /// Maximum number of random places tried for a shape.
  static let maxTries = 50

  /// Number of shapes, at most ten.
  public let count: Int

  public init(count: Int) {
    self.count = min(max(count, 0), CanvasLayout.maxShapes)
  }

  /// Side length of the square of each shape.
  public var side: Int { 200 - max(0, count - 1) / 2 * 10 }

  /// Whether the shapes at both positions would overlap too much: the square at `place`, scaled to
  /// seven tenths, overlaps the full square at the other position.
  public func collides(_ place: CanvasPosition, with other: CanvasPosition) -> Bool {
    // Half of both sides together is 0.85 sides. A step down is five fourths of a step across. All
    // values are multiplied by 20 to stay integers.
    let reach = 17 * side
    let across = 20 * abs(place.across - other.across)
    let down = 25 * abs(place.down - other.down)
    return across < reach && down < reach
  }

  /// Returns a random place that overlaps no taken one, or the last of 50 if all of them do.
  public func freePosition(
    besides taken: [CanvasPosition], drawnFrom randomness: inout some RandomNumberGenerator
  ) -> CanvasPosition {
    var place = CanvasPosition(drawnFrom: &randomness)
    for _ in 1..<CanvasLayout.maxTries {
      if !taken.contains(where: { collides(place, with: $0) }) { break }
      place = CanvasPosition(drawnFrom: &randomness)
    }
    return place
  }

  /// Returns a new random place for each shape of the canvas.
  public func randomPositions(drawnFrom randomness: inout some RandomNumberGenerator)
    -> [CanvasPosition]
  {
    var places: [CanvasPosition] = []
    for _ in 0..<count { places.append(freePosition(besides: places, drawnFrom: &randomness)) }
    return places
  }
}
