import HearthDomain

@testable import HearthPresentation

/// Scenes that contain everything a renderer must draw.
enum FidelityScenes {
  static let all: [(name: String, scene: Scene)] = [
    ("moods", moods), ("unit", unit), ("plant", plant), ("strokes", strokes), ("rules", rules),
    ("opacity", opacity), ("slivers", slivers), ("wide", wide),
  ]

  private static let colors: [UInt32] = [
    0x4174A9, 0x81AFC3, 0xB3D7C8, 0xCFDCB4, 0xF7E094, 0xEFBC82, 0xF38562, 0xF29287, 0xF1ABCE,
    0x8B3FA0,
  ]

  /// The ten shapes on a canvas.
  private static let moods = Scene(
    width: 1080, height: 1080,
    shapes: [.filled(box(0, 0, 1080, 1080), .hex(0xFBF7EF))]
      + (0..<10).map { index in
        let place = Transform.scale(210)
          .then(
            .translation(
              x: 20.5 + 262.7 * Double(index % 4), y: 33.3 + 353.1 * Double(index / 4)))
        return .filled(
          MoodShape.allCases[index].path.applying(place), .hex(colors[index]))
      })

  /// A scene one unit in size, moved by nested groups.
  private static let unit = Scene(
    width: 1, height: 1,
    shapes: [
      .group(
        Transform.rotation(degrees: 21).then(.translation(x: 0.3, y: -0.05)),
        [
          .group(
            Transform(a: 0.31, b: 0.04, c: -0.1, d: 0.27, tx: 0.4, ty: 0.2),
            [.filled(MoodShape.scallopedCog.path, .hex(0x336699))]),
          .group(
            .scale(0.4), [.stroked(MoodShape.fourLobes.path, .hex(0xCC3322), width: 0.07)]),
        ])
    ])

  private static let plant = PlantDrawing.scene(
    of: .dandelion, stage: .third, isWilted: false, moment: 0.2)

  private static let strokes: Scene = {
    let zigzag = Path.polygon(
      [
        Point(x: 8, y: 40), Point(x: 30, y: 8), Point(x: 35, y: 44), Point(x: 60, y: 12),
        Point(x: 92, y: 13),
      ], isClosed: false)
    let curl = Path { path in
      path.move(to: Point(x: 10, y: 70))
      path.addCurve(
        to: Point(x: 90, y: 60), first: Point(x: 60, y: 10), second: Point(x: 20, y: 120))
    }
    return Scene(
      width: 100, height: 100,
      shapes: [
        .stroked(zigzag, .hex(0x224488), width: 7, cap: .butt),
        .stroked(curl, .hex(0xAA3355, opacity: 0.6), width: 9),
        .stroked(box(12, 74, 30, 18), .hex(0x338855), width: 3.3),
        .stroked(.circle(center: Point(x: 70, y: 84), radius: 11), .hex(0x111111), width: 0.8),
        .stroked(
          .polygon([Point(x: 48, y: 95), Point(x: 55, y: 76)], isClosed: false), .hex(0x884400),
          width: 4),
      ])
  }()

  private static let rules: Scene = {
    let star = Path.polygon(
      (0..<5).map { index in
        let angle = Angle(degrees: Double(index) * 144 - 90)
        return Point(x: 50 + 46 * angle.cosine, y: 50 + 46 * angle.sine)
      })
    return Scene(
      width: 100, height: 100,
      shapes: [
        .group(
          Transform.scale(0.62), [.filled(star, .hex(0xD04020), rule: .evenOdd)]),
        .group(
          Transform.scale(0.62).then(.translation(x: 38, y: 38)), [.filled(star, .hex(0x2040D0))]),
      ])
  }()

  private static let opacity = Scene(
    width: 90, height: 90,
    shapes: [
      .filled(box(0, 30, 90, 61), .hex(0xFFFFFF)),
      .filled(.circle(center: Point(x: 35, y: 35), radius: 29.5), .hex(0xFF0000, opacity: 0.5)),
      .filled(.circle(center: Point(x: 55, y: 35), radius: 29.5), .hex(0x00FF00, opacity: 0.25)),
      .path(
        .circle(center: Point(x: 45, y: 58), radius: 24),
        Paint(
          fill: .hex(0x0000FF, opacity: 0.3),
          stroke: Stroke(color: .hex(0x000000, opacity: 0.7), width: 6))),
    ])

  /// Shapes thinner than a pixel, and edges that are almost level or upright.
  private static let slivers = Scene(
    width: 48, height: 48,
    shapes: [
      .filled(box(3.3, 2, 3.6, 46), .hex(0x000000)),
      .filled(box(8, 5.15, 46, 5.5), .hex(0x000000)),
      .filled(
        .polygon([Point(x: 8, y: 10), Point(x: 46, y: 11.7), Point(x: 46, y: 13)]),
        .hex(0x205080)),
      .filled(
        .polygon([Point(x: 10, y: 15), Point(x: 11.4, y: 46), Point(x: 12, y: 46)]),
        .hex(0x205080)),
      .stroked(
        .polygon([Point(x: 16, y: 44), Point(x: 45, y: 17)], isClosed: false), .hex(0x802020),
        width: 0.5, cap: .butt),
    ])

  /// A scene of another aspect ratio than the picture, fitted into its middle.
  private static let wide = Scene(
    width: 120, height: 50,
    shapes: [
      .filled(.ellipse(center: Point(x: 60, y: 25), radiusX: 58, radiusY: 20), .hex(0xE8A33D))
    ])

  private static func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Path
  {
    .polygon([
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ])
  }
}
