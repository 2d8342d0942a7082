/// A moment in the slow movement of the shapes on a canvas.
package struct CanvasMotion: Hashable, Sendable {
  /// Duration of a cycle, in seconds.
  package static let cycleSeconds = 24.0
  static let framesPerSecond = 10
  static let frameTime = Duration.milliseconds(1000 / framesPerSecond)

  /// The moment when every shape is at its place.
  package static let still = CanvasMotion(phase: 0)

  /// From 0 to 1; every shape is at its place at both ends.
  package let phase: Double

  package init(phase: Double) {
    self.phase = phase.isFinite ? phase - phase.rounded(.down) : 0
  }

  /// Maximum distance from a shape's place, as a fraction of the canvas's shorter side.
  static let maxOffset = 0.015

  /// Number of horizontal and vertical oscillations of each shape per cycle; a negative number
  /// starts in the opposite direction. Successive shapes have different numbers, so that they drift
  /// apart.
  private static let oscillations: [(Double, Double)] = [
    (2, -3), (-3, 2), (3, 4), (-2, -5), (4, -3), (-5, 2), (-4, -3), (3, -2), (5, 4), (-3, -4),
  ]

  /// Returns the distance of a shape from its place.
  func offset(of index: Int) -> Point {
    guard phase > 0 else { return .zero }
    let (across, down) = Self.oscillations[abs(index % Self.oscillations.count)]
    return Point(
      x: Angle(degrees: 360 * across * phase).sine, y: Angle(degrees: 360 * down * phase).sine)
      * Self.maxOffset
  }
}
