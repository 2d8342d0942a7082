import HearthDomain

/// Dandelion: a rosette of toothed leaves, then a yellow bloom, and beside it a seed clock.
enum DandelionDrawing {
  static func shapes(_ stage: GrowthStage, _ posture: PlantPosture) -> [Shape] {
    let (back, front) = leaves(stage)
    let flowers = flowers(stage, posture)
    return rosette(back, 0x5D9359, posture) + flowers.map(\.stalk)
      + rosette(front, 0x82B574, posture)
      + flowers.flatMap(\.head)
  }

  private typealias Leaf = (angle: Double, length: Double)

  private static func leaves(_ stage: GrowthStage) -> (back: [Leaf], front: [Leaf]) {
    switch stage {
    case .first: ([(-22, 52), (24, 56)], [(-62, 58), (60, 54)])
    case .second: ([(-34, 66), (34, 68)], [(-72, 84), (72, 82), (-6, 36)])
    case .third: ([(-40, 78), (42, 76)], [(-78, 94), (78, 91), (-52, 64), (54, 62)])
    }
  }

  private static func rosette(_ leaves: [Leaf], _ green: UInt32, _ posture: PlantPosture) -> [Shape]
  {
    leaves.flatMap { leaf -> [Shape] in
      let stem = Stem(
        from: PotDrawing.soil + Point(x: leaf.angle * 0.3, y: 2), angle: leaf.angle,
        length: leaf.length, softness: 138 - abs(leaf.angle), posture: posture)
      // Short leaves are in front of long ones and get another shade to stand out.
      let color = posture.tint(
        RGBA.hex(green).mixed(with: .hex(0x4F8A4E), by: abs(leaf.angle) < 60 ? 0.4 : 0))
      let blade = Shape.filled(toothedLeaf(posture).bent(along: stem), color, mark: "%")
      let rib = Path.polygon(
        [0, 0.2, 0.4, 0.6, 0.75, 0.88].map { Point(x: 0, y: -$0) }, isClosed: false)
      let line = Shape.stroked(
        rib.bent(along: stem), color.mixed(with: .hex(0xFFFFFF), by: 0.35), width: 2, mark: "%")
      return posture.isBold ? [blade] : [blade, line]
    }
  }

  /// Returns a leaf of length 1 upwards, with teeth that point back to its base.
  private static func toothedLeaf(_ posture: PlantPosture) -> Path {
    let teeth = posture.pick(fine: 4, bold: 2)
    let width = posture.pick(fine: 13.0, bold: 15)
    let notch = posture.pick(fine: 5.0, bold: 4)
    var right = [Point(x: 3, y: 0)]
    for tooth in 0..<teeth {
      let from = 0.12 + 0.6 * Double(tooth) / Double(teeth)
      let to = 0.12 + 0.6 * Double(tooth + 1) / Double(teeth)
      let reach = width * (0.65 + 0.35 * Double(tooth + 1) / Double(teeth))
      right += [Point(x: reach, y: -from - (to - from) * 0.35), Point(x: notch, y: -to)]
    }
    right += [Point(x: width, y: -0.77), Point(x: width * 0.62, y: -0.88)]
    let left = right.reversed().map { Point(x: -$0.x, y: $0.y) }
    return .polygon(right + [Point(x: 0, y: -1)] + left)
  }

  private typealias Flower = (stalk: Shape, head: [Shape])

  private static func flowers(_ stage: GrowthStage, _ posture: PlantPosture) -> [Flower] {
    func flower(
      _ offset: Double, _ angle: Double, _ length: Double, _ head: (Transform) -> [Shape]
    ) -> Flower {
      let stem = Stem(
        from: PotDrawing.soil + Point(x: offset, y: 2), angle: angle, length: length,
        softness: 95, posture: posture)
      let width = posture.pick(fine: 6.0, bold: 8)
      return (
        .stroked(stem.path, posture.tint(0x93BE80), width: width, mark: "|"),
        head(stem.transform(at: 1))
      )
    }
    return switch stage {
    case .first: []
    case .second: [flower(-2, 4, 92) { bud($0, posture) }]
    case .third:
      [
        flower(12, 24, 112) { SeedClockDrawing.shapes($0, posture) },
        flower(-8, -10, 132) { bloom($0, posture) },
      ]
    }
  }

  private static func bud(_ place: Transform, _ posture: PlantPosture) -> [Shape] {
    let size = posture.pick(fine: 30.0, bold: 36)
    let tuft = PlantParts.leaf(length: size * 1.1, width: size * 0.62, belly: 0.55)
    let cup = Path.roundedPolygon(
      [
        Point(x: -size * 0.3, y: 2), Point(x: size * 0.3, y: 2),
        Point(x: size * 0.36, y: -size * 0.55), Point(x: 0, y: -size * 0.4),
        Point(x: -size * 0.36, y: -size * 0.55),
      ], radius: 5)
    return [
      .filled(tuft.applying(place), posture.tint(0xF0CB4E), mark: "o"),
      .filled(cup.applying(place), posture.tint(0x6FA565), mark: "o"),
    ]
  }

  private static func bloom(_ place: Transform, _ posture: PlantPosture) -> [Shape] {
    let size = posture.pick(fine: 30.0, bold: 32) * (1 - 0.2 * posture.droop)
    let outer = PlantParts.petals(posture.pick(fine: 20, bold: 11), length: size, width: size * 0.3)
    let inner = PlantParts.petals(
      posture.pick(fine: 14, bold: 8), length: size * 0.68, width: size * 0.26, turned: 12)
    return [
      .filled(outer.applying(place), posture.tint(0xEDBE3A), mark: "@"),
      .filled(inner.applying(place), posture.tint(0xF6D767), mark: "@"),
      .filled(
        Path.circle(center: .zero, radius: size * 0.26).applying(place), posture.tint(0xE0A92E),
        mark: "@"),
    ]
  }
}
