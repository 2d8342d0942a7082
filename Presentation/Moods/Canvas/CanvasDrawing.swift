import HearthDomain

/// Draws a canvas: the shape of each mood at its place, in its colour, on a plain background.
/// The size of shapes is relative to the shorter side of the canvas, so that none leaves it.
package struct CanvasDrawing: Hashable, Sendable {
  /// The default size of a picture file.
  package static let width = 1080.0
  package static let height = 1350.0

  package let canvas: MoodCanvas
  package var background = CanvasBackground.dark
  /// Magnification of the shapes, for small pictures.
  var magnification = 1.0
  /// Whether ten grey shapes, the guides, fill an empty canvas. They do until the first mood is
  /// saved.
  package var showsGuides = false
  package var motion = CanvasMotion.still
  /// The selected mood.
  package var selected: ID<Mood>?
  /// Fading of the selected shape while it blinks, from 0 (fully visible) to 1.
  package var fading = 0.0
  /// Whether a ring marks the selected shape, for users without animations.
  package var showsSelectionRing = false

  package init(_ canvas: MoodCanvas) {
    self.canvas = canvas
  }

  /// Returns the picture with that width and height.
  package func scene(
    width: Double = CanvasDrawing.width, height: Double = CanvasDrawing.height
  ) -> Scene {
    var scene = foregroundScene(width: width, height: height)
    if let color = background.color {
      let sheet = Path.polygon([
        .zero, Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
      ])
      scene.shapes.insert(.filled(sheet, color), at: 0)
    }
    return scene
  }

  /// Returns the shapes without the background.
  /// `minShapeSize` is the minimum size of each shape if there is room.
  func foregroundScene(width: Double, height: Double, minShapeSize: Point = .zero) -> Scene {
    var shapes: [Shape] = []
    let field = CanvasField(width: width, height: height, minShapeSize: minShapeSize)
    if canvas.moods.isEmpty, showsGuides {
      shapes += CanvasGuides(background: background).shapes(in: field)
    } else {
      // The latest mood is in front.
      let places = CanvasArrangement(canvas, in: field, magnification: magnification)
      // The ring is behind all shapes.
      shapes = ring(places, in: field)
      for index in canvas.moods.indices.reversed() {
        shapes.append(shape(index, places, in: field))
      }
    }
    return Scene(width: width, height: height, shapes: shapes)
  }

  private func shape(_ index: Int, _ places: CanvasArrangement, in field: CanvasField) -> Shape {
    let mood = canvas.moods[index]
    let isSelected = mood.id == selected
    let color = mood.form.color(in: canvas.palette)
    let opacity = isSelected ? 1 - 0.85 * min(max(fading, 0), 1) : 1
    let outline = background.outline(of: color).map {
      Stroke(color: $0.withOpacity(opacity), width: 0.02)
    }
    let shape = mood.form.drawing(color.withOpacity(opacity), outline: outline)
    return placed(shape, index, places, in: field)
  }

  private func placed(
    _ shape: Shape, _ index: Int, _ places: CanvasArrangement, in field: CanvasField
  ) -> Shape {
    field.placed(
      [shape], at: places.centers[index] + motion.offset(of: index) * field.shorterSide,
      width: places.width, height: places.height)
  }

  private func ring(_ places: CanvasArrangement, in field: CanvasField) -> [Shape] {
    guard showsSelectionRing, let index = canvas.moods.firstIndex(where: { $0.id == selected })
    else {
      return []
    }
    let ring = Shape.stroked(
      .circle(center: Point(x: 0.5, y: 0.5), radius: 0.72), background.ink.withOpacity(0.7),
      width: 0.15,
      mark: ".")
    return [placed(ring, index, places, in: field)]
  }
}

/// The area of a canvas, in the units of its scene.
struct CanvasField {
  let width: Double
  let height: Double
  /// Minimum width and height of a shape if there is room.
  var minShapeSize = Point.zero

  var shorterSide: Double { min(width, height) }

  func side(of layout: CanvasLayout) -> Double { Double(layout.side) / 1000 * shorterSide }

  func point(_ place: CanvasPosition) -> Point { Point(x: place.x * width, y: place.y * height) }

  /// Returns shapes drawn in a unit square, scaled and centred on a place.
  func placed(_ shapes: [Shape], at center: Point, side: Double) -> Shape {
    placed(shapes, at: center, width: side, height: side)
  }

  func placed(_ shapes: [Shape], at center: Point, width: Double, height: Double) -> Shape {
    let corner = center - Point(x: width / 2, y: height / 2)
    return .group(Transform.scale(x: width, y: height).then(.translation(to: corner)), shapes)
  }
}
