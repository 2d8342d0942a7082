import HearthDomain

/// Stuckyi: round upright spears.
enum StuckyiDrawing {
  static func shapes(_ stage: GrowthStage, _ posture: PlantPosture) -> [Shape] {
    spears(stage).flatMap { spear(posture, $0) }
  }

  private typealias Spear = (offset: Double, angle: Double, length: Double)

  /// Returns the spears, those at the back first.
  private static func spears(_ stage: GrowthStage) -> [Spear] {
    switch stage {
    case .first: [(0, 2, 62)]
    case .second: [(-20, -10, 78), (20, 13, 64), (0, 1, 108)]
    case .third:
      [
        (-22, -15, 128), (22, 16, 120), (2, 3, 158), (-34, -27, 88), (34, 27, 82), (-11, -5, 112),
        (13, 8, 96),
      ]
    }
  }

  private static func spear(_ posture: PlantPosture, _ spear: Spear) -> [Shape] {
    let stem = Stem(
      from: PotDrawing.soil + Point(x: spear.offset, y: 6), angle: spear.angle,
      length: spear.length, softness: 36, posture: posture)
    let width = posture.pick(fine: 17.0, bold: 19) * (1 - 0.18 * posture.droop)
    var shapes: [Shape] = [
      .filled(strip(stem, width, from: -1, to: 1), posture.tint(0x6E9C7E), mark: "|"),
      .filled(strip(stem, width, from: 0.15, to: 1), posture.tint(0x4F7F66), mark: ":"),
      .filled(strip(stem, width, from: -0.72, to: -0.32), posture.tint(0x93BB9B), mark: "|"),
    ]
    if !posture.isBold { shapes += bands(stem, width, spear.length, posture) }
    return shapes
  }

  /// Returns a strip along the spear that narrows at the tip. `from` and `to` are its two sides as
  /// fractions of half the spear's width, negative on the left.
  private static func strip(_ stem: Stem, _ width: Double, from: Double, to: Double) -> Path {
    let steps = 10
    func edge(_ share: Double) -> [Point] {
      (0...steps).map { step in
        let t = Double(step) / Double(steps)
        let taper = t < 0.55 ? 1 : (1 - ((t - 0.55) / 0.45) * ((t - 0.55) / 0.45)).squareRoot()
        let half = width / 2 * (0.88 + 0.12 * min(t * 3, 1)) * taper
        return stem.transform(at: t)(Point(x: half * share, y: 0))
      }
    }
    return .polygon(edge(from) + edge(to).reversed())
  }

  private static func bands(
    _ stem: Stem, _ width: Double, _ length: Double, _ posture: PlantPosture
  ) -> [Shape] {
    let count = Int(length / 16)
    guard count > 1 else { return [] }
    return (1..<count).map { index in
      let place = stem.transform(at: Double(index) / Double(count) * 0.9)
      let band = Path { path in
        path.move(to: place(Point(x: -width * 0.4, y: 1)))
        path.addCurve(
          to: place(Point(x: width * 0.42, y: -1)), control: place(Point(x: 0, y: 6)))
      }
      return .stroked(band, posture.tint(RGBA.hex(0xB9D4B4, opacity: 0.55)), width: 1.8, mark: "|")
    }
  }
}
