/// The dandelion's ball of seeds; some seeds fly off while it is fresh.
enum SeedClockDrawing {
  static func shapes(_ place: Transform, _ posture: PlantPosture) -> [Shape] {
    let size = posture.pick(fine: 27.0, bold: 25) * (1 - 0.15 * posture.droop)
    let ways = directions(posture.pick(fine: 16, bold: 8))
    let veil = Path.circle(center: .zero, radius: size)
    let rays = Path { path in
      for way in ways {
        path.move(to: way * (size * 0.2))
        path.addLine(to: way * (size * 0.88))
      }
    }
    let ball: [Shape] = [
      .filled(
        veil.applying(place), posture.tint(0xC3CBBD).withOpacity(posture.pick(fine: 0.6, bold: 1)),
        mark: "o"),
      .stroked(
        rays.applying(place), posture.tint(0xF6F6F0), width: posture.pick(fine: 1.6, bold: 4),
        mark: "o"),
    ]
    return posture.isBold
      ? ball : ball + seedTips(ways, size, place, posture) + flyingSeeds(place, posture)
  }

  private static func directions(_ count: Int) -> [Point] {
    (0..<count).map { Stem.direction(Double($0) * 360 / Double(count)) }
  }

  private static func seedTips(
    _ ways: [Point], _ size: Double, _ place: Transform, _ posture: PlantPosture
  ) -> [Shape] {
    let tips = Path { path in
      for way in ways { path.add(.circle(center: way * size, radius: size * 0.1)) }
    }
    let heart = Path.circle(center: .zero, radius: size * 0.2)
    return [
      .filled(tips.applying(place), posture.tint(0xDDE2D6), mark: "o"),
      .filled(heart.applying(place), posture.tint(0x9A8B6C), mark: "o"),
    ]
  }

  /// Returns flying seeds; none from a thirsty plant.
  private static func flyingSeeds(_ place: Transform, _ posture: PlantPosture) -> [Shape] {
    let opacity = 1 - posture.droop
    guard opacity > 0 else { return [] }
    return [(Point(x: 27, y: -32), 26.0), (Point(x: 40, y: -10), 50)].flatMap { spot, turn in
      let there = Transform.rotation(degrees: turn + posture.lean * 12)
        .then(.translation(to: spot + Point(x: posture.lean * 3, y: 0)))
        .then(.translation(to: place(.zero)))
      return seed(at: there, opacity)
    }
  }

  private static func seed(at place: Transform, _ opacity: Double) -> [Shape] {
    let hairs = Path { path in
      for turn in [-56.0, -28, 0, 28, 56] {
        path.move(to: .zero)
        path.addLine(to: Stem.direction(turn) * 9)
      }
      path.move(to: .zero)
      path.addLine(to: Point(x: 0, y: 8))
    }
    let grain = PlantParts.leaf(length: 6, width: 3).applying(.translation(x: 0, y: 13))
    return [
      .stroked(hairs.applying(place), .hex(0xC3CBBD, opacity: opacity), width: 1.3, mark: "'"),
      .filled(grain.applying(place), .hex(0x9A8B6C, opacity: opacity), mark: "'"),
    ]
  }
}
