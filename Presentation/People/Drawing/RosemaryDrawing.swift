import HearthDomain

/// Rosemary: upright twigs full of needles, later with small blue-violet flowers.
enum RosemaryDrawing {
  static func shapes(_ stage: GrowthStage, _ posture: PlantPosture) -> [Shape] {
    twigs(stage).flatMap { twig in
      let base = PotDrawing.soil + Point(x: twig.offset, y: 2)
      let stem = Stem(
        from: base, angle: twig.angle, length: twig.length, softness: 75, posture: posture)
      return wood(stem, posture) + needles(stem, twig.length, posture)
        + (stage == .third ? flowers(stem, posture) : [])
    }
  }

  /// Returns the twigs, outer ones first, so that the middle one is drawn in front.
  private static func twigs(
    _ stage: GrowthStage
  ) -> [(offset: Double, angle: Double, length: Double)] {
    switch stage {
    case .first: [(-6, -20, 48), (5, 10, 72)]
    case .second: [(-16, -30, 84), (16, 30, 80), (0, 2, 112)]
    case .third: [(-24, -48, 96), (24, 48, 92), (-14, -22, 132), (14, 24, 126), (0, 1, 142)]
    }
  }

  private static func wood(_ stem: Stem, _ posture: PlantPosture) -> [Shape] {
    [.stroked(stem.path, posture.tint(0x7A6A55), width: posture.pick(fine: 4, bold: 5), mark: "|")]
  }

  private static func needles(
    _ stem: Stem, _ length: Double, _ posture: PlantPosture
  ) -> [Shape] {
    let gap = posture.pick(fine: 9.0, bold: 17)
    let count = max(3, Int(length / gap))
    let size = posture.pick(fine: 19.0, bold: 24)
    let width = posture.pick(fine: 5.0, bold: 9)
    let light = posture.tint(0x8FB39A)
    let dark = posture.tint(0x5F8D70)
    return (1...count).flatMap { index -> [Shape] in
      let t = 0.1 + 0.88 * Double(index) / Double(count)
      let leaf = PlantParts.leaf(length: size * (1.15 - 0.45 * t), width: width)
      let spread = 52 - 26 * t
      return [
        .filled(leaf.applying(stem.transform(at: t, turned: -spread)), light, mark: "\\"),
        .filled(leaf.applying(stem.transform(at: t, turned: spread)), dark, mark: "/"),
      ] + (index == count ? [.filled(leaf.applying(stem.transform(at: t)), light, mark: "|")] : [])
    }
  }

  private static func flowers(_ stem: Stem, _ posture: PlantPosture) -> [Shape] {
    let places = posture.pick(fine: [0.52, 0.66, 0.8, 0.92], bold: [0.6, 0.88])
    let size = posture.pick(fine: 6.0, bold: 9)
    return places.enumerated().flatMap { index, t -> [Shape] in
      let side: Double = index.isMultiple(of: 2) ? 1 : -1
      let place = stem.transform(at: t, turned: side * 60)
      let petals = PlantParts.petals(3, length: size * 1.5, width: size * 1.3, turned: -60)
        .applying(.translation(x: 0, y: -size))
      let heart = Path.circle(center: Point(x: 0, y: -size), radius: size * 0.35)
      return [
        .filled(petals.applying(place), posture.tint(0x8E86DC), mark: "*"),
        .filled(heart.applying(place), posture.tint(0xE6E2FA), mark: "*"),
      ]
    }
  }
}
