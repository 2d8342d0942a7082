import HearthDomain

/// The cactus 단모환: a round ribbed ball with short spines, later with a pale flower.
enum CactusDrawing {
  static func shapes(_ stage: GrowthStage, _ posture: PlantPosture) -> [Shape] {
    let ball = ball(stage, posture)
    let place = Transform.translation(to: PotDrawing.soil + Point(x: 0, y: 6))
    let tilt = Transform.rotation(degrees: posture.lean * 4 + posture.droop * 9).then(place)
    let parts =
      shapesBehind(stage, ball, posture) + body(ball, posture) + shapesInFront(stage, ball, posture)
    return [.group(tilt, parts)]
  }

  /// The ball of the cactus; its lowest point is the origin.
  private struct Ball {
    let radiusX: Double
    let radiusY: Double
    var center: Point { Point(x: 0, y: -radiusY) }
    var top: Point { Point(x: 0, y: -2 * radiusY) }
  }

  private static func ball(_ stage: GrowthStage, _ posture: PlantPosture) -> Ball {
    let radius: Double =
      switch stage {
      case .first: 30
      case .second: 43
      case .third: 50
      }
    return Ball(
      radiusX: radius * (1 - 0.04 * posture.droop), radiusY: radius * (0.96 - 0.2 * posture.droop))
  }

  private static func body(_ ball: Ball, _ posture: PlantPosture) -> [Shape] {
    let green = posture.tint(0x6FA384)
    let full = Path.ellipse(center: ball.center, radiusX: ball.radiusX, radiusY: ball.radiusY)
    let shares = posture.pick(fine: [0.9, 0.66, 0.38, 0.1], bold: [0.72, 0.3])
    var shapes: [Shape] = [.filled(full, posture.tint(0x4E7F68), mark: "(")]
    for (index, share) in shares.enumerated() {
      let rib = Path.ellipse(
        center: ball.center, radiusX: ball.radiusX * share, radiusY: ball.radiusY)
      let color = index.isMultiple(of: 2) ? green : posture.tint(0x5A8D72)
      shapes.append(.filled(rib, color, mark: index.isMultiple(of: 2) ? "|" : "("))
    }
    return shapes + spines(ball, posture)
  }

  private static func spines(
    _ ball: Ball, _ posture: PlantPosture
  ) -> [Shape] {
    // A small ball shows fewer ribs.
    let isSmall = ball.radiusX < 36
    let rows = posture.pick(
      fine: isSmall ? [-0.6, 0, 0.6] : [-0.72, -0.4, -0.05, 0.32, 0.66], bold: [-0.45, 0.25])
    let columns = posture.pick(
      fine: isSmall
        ? [-0.9, -0.5, 0, 0.5, 0.9] : [-0.95, -0.78, -0.52, -0.24, 0, 0.24, 0.52, 0.78, 0.95],
      bold: [-0.5, 0, 0.5])
    let color = posture.tint(0xF3E9CF)
    return rows.flatMap { height in
      columns.map { share -> Shape in
        let across = (1 - height * height).squareRoot()
        let spot = ball.center + Point(x: ball.radiusX * share * across, y: ball.radiusY * height)
        return posture.isBold
          ? .filled(.circle(center: spot, radius: 5), color, mark: "+")
          : .stroked(tuft(at: spot, leaning: share), color, width: 1.5, mark: "+")
      }
    }
  }

  private static func tuft(at spot: Point, leaning share: Double) -> Path {
    Path { path in
      for turn in [-50.0, 0, 50] {
        path.move(to: spot)
        path.addLine(to: spot + Stem.direction(share * 60 + turn) * 6)
      }
    }
  }

  private static func shapesBehind(
    _ stage: GrowthStage, _ ball: Ball, _ posture: PlantPosture
  ) -> [Shape] {
    guard stage == .third else { return [] }
    let tube = Path { path in
      path.move(to: ball.top + Point(x: -7, y: 8))
      path.addCurve(to: ball.top + Point(x: -15, y: -26), control: ball.top + Point(x: -6, y: -12))
      path.addLine(to: ball.top + Point(x: 15, y: -26))
      path.addCurve(to: ball.top + Point(x: 7, y: 8), control: ball.top + Point(x: 6, y: -12))
      path.close()
    }
    return [.filled(tube, posture.tint(0xA9BF8F), mark: "|")]
  }

  private static func shapesInFront(
    _ stage: GrowthStage, _ ball: Ball, _ posture: PlantPosture
  ) -> [Shape] {
    switch stage {
    case .first: []
    case .second: bud(ball, posture)
    case .third: flower(ball, posture)
    }
  }

  private static func bud(_ ball: Ball, _ posture: PlantPosture) -> [Shape] {
    let place = Transform.translation(to: ball.top + Point(x: 4, y: 5))
    let size = posture.pick(fine: 30.0, bold: 34)
    return [
      .filled(
        PlantParts.leaf(length: size, width: size * 0.6, belly: 0.5).applying(place),
        posture.tint(0xF0B3C4), mark: "o"),
      .filled(
        PlantParts.leaf(length: size * 0.55, width: size * 0.55, belly: 0.3).applying(place),
        posture.tint(0x9DB585), mark: "o"),
    ]
  }

  private static func flower(_ ball: Ball, _ posture: PlantPosture) -> [Shape] {
    let size = posture.pick(fine: 34.0, bold: 36)
    let place = Transform.rotation(degrees: 40 * posture.droop)
      .then(.translation(to: ball.top + Point(x: 0, y: -18)))
    func fan(_ turns: [Double], _ length: Double, _ color: UInt32) -> [Shape] {
      turns.map { turn in
        let petal = PlantParts.leaf(length: length, width: length * 0.42, belly: 0.6)
        let closed = turn * (1 - 0.55 * posture.droop)
        return .filled(
          petal.applying(Transform.rotation(degrees: closed).then(place)), posture.tint(color),
          mark: "@")
      }
    }
    let heart = Path.ellipse(center: Point(x: 0, y: -8), radiusX: 6, radiusY: 5).applying(place)
    return fan([-88, 88, -60, 60, -30, 30, 0], size, 0xEFA9BE)
      + fan([-70, 70, -42, 42, -15, 15], size * 0.8, 0xFADCE4)
      + [.filled(heart, posture.tint(0xEBCB6B), mark: "@")]
  }
}
