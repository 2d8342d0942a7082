/// How many shapes a canvas has, how large they are, and which places they may take.
///
/// Lengths are thousandths of the width; a canvas is five fourths as high as wide.
public struct CanvasLayout: Hashable, Sendable {
  /// How many shapes a canvas shows, the newest ones.
  public static let mostShapes = 10
  /// How often a place is drawn before it is taken as it is.
  static let mostTries = 50

  /// How many shapes there are, up to ten.
  public let count: Int

  public init(count: Int) {
    self.count = min(max(count, 0), CanvasLayout.mostShapes)
  }

  /// The side of the square in which each shape is drawn.
  public var side: Int { 200 - max(0, count - 1) / 2 * 10 }

  /// Whether a shape there, scaled to seven tenths, meets the square of a shape elsewhere.
  public func collides(_ place: CanvasPlace, with other: CanvasPlace) -> Bool {
    // Half of both sides is 0.85 of one, and a step down is five fourths of one across; all is
    // multiplied by 20 to stay exact.
    let reach = 17 * side
    let across = 20 * abs(place.across - other.across)
    let down = 25 * abs(place.down - other.down)
    return across < reach && down < reach
  }

  /// A place that meets none of the taken ones, drawn at most 50 times; the last one when all
  /// of them did.
  public func place(
    besides taken: [CanvasPlace], drawnFrom randomness: inout some RandomNumberGenerator
  ) -> CanvasPlace {
    var place = CanvasPlace(drawnFrom: &randomness)
    for _ in 1..<CanvasLayout.mostTries {
      if !taken.contains(where: { collides(place, with: $0) }) { break }
      place = CanvasPlace(drawnFrom: &randomness)
    }
    return place
  }

  /// A new place for every shape of the canvas, one after the other.
  public func places(drawnFrom randomness: inout some RandomNumberGenerator) -> [CanvasPlace] {
    var places: [CanvasPlace] = []
    for _ in 0..<count { places.append(place(besides: places, drawnFrom: &randomness)) }
    return places
  }
}
