import HearthDomain

/// American blue: stems that trail over the pot, later with five-petalled blue flowers.
enum AmericanBlueDrawing {
  static func shapes(_ stage: GrowthStage, _ posture: PlantPosture) -> [Shape] {
    let stems = trails(stage).map { stem($0, posture) }
    return stems.flatMap { leaves($0, posture) }
      + stems.enumerated().flatMap { index, stem in blossoms(stem, index, stage, posture) }
  }

  private struct Trail {
    let offset: Double
    let knee: Point
    let tip: Point
  }

  private static func trails(_ stage: GrowthStage) -> [Trail] {
    func trail(_ offset: Double, _ knee: (Double, Double), _ tip: (Double, Double)) -> Trail {
      Trail(offset: offset, knee: Point(x: knee.0, y: knee.1), tip: Point(x: tip.0, y: tip.1))
    }
    switch stage {
    case .first:
      return [trail(-8, (-16, -40), (-40, -46)), trail(6, (10, -50), (26, -62))]
    case .second:
      return [
        trail(-22, (-44, -58), (-68, 4)), trail(22, (44, -62), (68, -6)),
        trail(-8, (-22, -66), (-46, -70)), trail(6, (14, -74), (34, -88)),
      ]
    case .third:
      return [
        trail(-28, (-52, -82), (-59, 38)), trail(28, (54, -86), (60, 26)),
        trail(-14, (-42, -84), (-66, -70)), trail(16, (40, -90), (66, -86)),
        trail(-4, (-14, -90), (-28, -118)), trail(4, (14, -84), (28, -122)),
      ]
    }
  }

  /// Returns a stem; a wilted one sinks and hangs closer to the pot.
  private static func stem(_ trail: Trail, _ posture: PlantPosture) -> Stem {
    let base = PotDrawing.soil + Point(x: trail.offset, y: 2)
    let sink = posture.droop
    let side: Double = trail.tip.x < 0 ? -1 : 1
    let knee = Point(
      x: trail.knee.x + posture.lean * 4, y: trail.knee.y * (1 - 0.35 * sink))
    let tip = Point(
      x: trail.tip.x + posture.lean * 8 + side * 4 * sink,
      y: trail.tip.y * (1 - 0.5 * sink) + 22 * sink)
    return Stem(base: base, knee: base + knee, tip: base + tip)
  }

  private static func leaves(_ stem: Stem, _ posture: PlantPosture) -> [Shape] {
    let length = (stem.knee - stem.base).length + (stem.tip - stem.knee).length
    let count = max(2, Int(length / posture.pick(fine: 21, bold: 26)))
    let leaf = PlantParts.leaf(
      length: posture.pick(fine: 22, bold: 24), width: posture.pick(fine: 14, bold: 16))
    let line = Shape.stroked(
      stem.path, posture.tint(0x6F9A78), width: posture.pick(fine: 3.5, bold: 6), mark: "/")
    return [line]
      + (1...count).flatMap { index -> [Shape] in
        let t = 0.14 + 0.8 * Double(index) / Double(count)
        let turn = 58 + 25 * posture.droop
        return [
          .filled(
            leaf.applying(stem.transform(at: t, turned: -turn)), posture.tint(0x86B68C), mark: "%"),
          .filled(
            leaf.applying(stem.transform(at: t, turned: turn)), posture.tint(0x64997A), mark: "%"),
        ]
      }
  }

  private static func blossoms(
    _ stem: Stem, _ index: Int, _ stage: GrowthStage, _ posture: PlantPosture
  ) -> [Shape] {
    switch stage {
    case .first: []
    case .second: bud(stem, posture)
    case .third:
      flower(stem.point(at: 1), 1, posture)
        + (index < 2 ? flower(stem.point(at: 0.52), 0.85, posture) : [])
    }
  }

  private static func bud(_ stem: Stem, _ posture: PlantPosture) -> [Shape] {
    let size = posture.pick(fine: 16.0, bold: 22)
    let bud = PlantParts.leaf(length: size, width: size * 0.7, belly: 0.4)
    return [
      .filled(bud.applying(stem.transform(at: 0.97)), posture.tint(0x5B83D6), mark: "o")
    ]
  }

  private static func flower(_ place: Point, _ scale: Double, _ posture: PlantPosture) -> [Shape] {
    let size = posture.pick(fine: 19.0, bold: 20) * scale * (1 - 0.25 * posture.droop)
    let petals = PlantParts.petals(
      5, length: size, width: size * 0.82, turned: posture.lean * 8 + 8)
    let heart = Path.circle(center: .zero, radius: size * 0.3)
    let eye = Path.circle(center: .zero, radius: size * 0.14)
    let there = Transform.translation(to: place)
    return [
      .filled(petals.applying(there), posture.tint(0x5585E0), mark: "@"),
      .filled(heart.applying(there), posture.tint(0xF4F6FF), mark: "@"),
      .filled(eye.applying(there), posture.tint(0xEBCB6B), mark: "@"),
    ]
  }
}
