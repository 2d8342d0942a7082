/// The can, the drops and the posture at one moment of a watering.
struct WateringFrame {
  private static let spout = Point(x: 126, y: 54)

  /// The time since the watering began, as a fraction from 0 to 1.
  let progress: Double

  init(progress: Double) {
    self.progress = progress > 0 ? min(progress, 1) : 0
  }

  /// How far the plant has recovered, from 0 to 1.
  var freshness: Double { eased(from: 0.4, to: 0.95) }

  /// How far the plant leans: it nods under the falling drops and comes to rest.
  var lean: Double {
    let time = fraction(from: 0.3, to: 1)
    return Angle(degrees: 720 * time).sine * (1 - time)
  }

  /// The can, drawn behind the plant so that it hides no flower.
  var can: [Shape] {
    let entry = eased(from: 0, to: 0.25) - eased(from: 0.75, to: 0.95)
    guard entry > 0 else { return [] }
    let tip = eased(from: 0.18, to: 0.32) - eased(from: 0.68, to: 0.8)
    let slide = (1 - entry) * 150
    let place = Transform.translation(x: Self.spout.x + slide, y: Self.spout.y - slide * 0.3)
    return [.group(place, WateringCanDrawing.can(tipped: 28 * tip))]
  }

  var drops: [Shape] {
    WateringCanDrawing.drops(from: Self.spout, fall: 112, share: fraction(from: 0.28, to: 0.82))
  }

  private func fraction(from start: Double, to end: Double) -> Double {
    min(max((progress - start) / (end - start), 0), 1)
  }

  /// Returns how much of the time between `start` and `end` has passed, from 0 to 1; it rises
  /// slowly at both ends.
  private func eased(from start: Double, to end: Double) -> Double {
    let t = fraction(from: start, to: end)
    return t * t * (3 - 2 * t)
  }
}
