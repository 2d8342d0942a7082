import HearthDomain

/// The ten grey shapes that fill the canvas until the first mood is saved, each with its levels
/// below.
struct CanvasGuides {
  let background: CanvasBackground

  /// The places, in the order of the shapes.
  private static let positions: [(x: Double, y: Double)] = [
    (0.19, 0.15), (0.51, 0.12), (0.82, 0.17), (0.13, 0.42), (0.38, 0.46), (0.63, 0.41),
    (0.87, 0.46), (0.2, 0.76), (0.5, 0.78), (0.8, 0.75),
  ]

  func shapes(in field: CanvasField) -> [Shape] {
    MoodShape.allCases.flatMap { shape -> [Shape] in
      let place = Self.positions[shape.rawValue]
      let side = field.side(of: CanvasLayout(count: CanvasLayout.maxShapes))
      let center = Point(x: place.x * field.width, y: place.y * field.height)
      return [
        field.placed([shape.filled(background.guideColor)], at: center, side: side),
        levelsLabel(shape, below: center, side: side),
      ]
    }
  }

  private func levelsLabel(_ shape: MoodShape, below center: Point, side: Double) -> Shape {
    let size = side * 0.2
    let place = center + Point(x: 0, y: side * 0.5 + size * 1.6)
    return .text(
      TypesetText(
        [TypesetText.Line(MoodWords.levels(of: shape), at: place)], families: ["sans-serif"],
        size: size, anchor: .middle,
        color: background.guideColor.mixed(with: background.ink, by: 0.4)))
  }
}
