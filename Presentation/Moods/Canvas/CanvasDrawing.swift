import HearthDomain

/// Draws a canvas: the shape of each mood at its place, in its colour, on a quiet ground.
///
/// Shapes keep their share of the width on canvases as wide as high or narrower; on wider ones
/// they keep their share of the height, so that none ever leaves the canvas.
package struct CanvasDrawing: Hashable, Sendable {
  /// The usual size of a picture file.
  package static let width = 1080.0
  package static let height = 1350.0

  package let canvas: MoodCanvas
  package var ground = CanvasGround.dark
  /// How much larger than usual the shapes are, for pictures in small.
  var magnification = 1.0
  /// Whether grey guide shapes fill an empty canvas, as they do until the first mood was saved.
  package var showsGuides = false
  package var motion = CanvasMotion.still
  /// The mood that is looked at.
  package var selected: ID<Mood>?
  /// How far the selected shape has faded in its blinking: from 0, all there, to 1.
  package var fading = 0.0
  /// Whether a ring stands around the selected shape, for those who want nothing to move.
  package var ringsSelected = false

  package init(_ canvas: MoodCanvas) {
    self.canvas = canvas
  }

  /// The picture, as wide and as high as asked for, in units of its own.
  package func scene(
    width: Double = CanvasDrawing.width, height: Double = CanvasDrawing.height
  ) -> Scene {
    var scene = figures(width: width, height: height)
    if let color = ground.color {
      let sheet = Path.polygon([
        .zero, Point(x: width, y: 0), Point(x: width, y: height), Point(x: 0, y: height),
      ])
      scene.shapes.insert(.filled(sheet, color), at: 0)
    }
    return scene
  }

  /// The shapes without the ground that they lie on.
  ///
  /// `leastShape` is how wide and high each shape is at least where there is room.
  func figures(width: Double, height: Double, leastShape: Point = .zero) -> Scene {
    var shapes: [Shape] = []
    let field = CanvasField(width: width, height: height, leastShape: leastShape)
    if canvas.moods.isEmpty, showsGuides {
      shapes += CanvasGuides(ground: ground).shapes(in: field)
    } else {
      // The newest lies in front.
      let places = CanvasArrangement(canvas, in: field, magnification: magnification)
      // The ring hides no shape.
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
    let color = RGBA(mood.level.color(in: canvas.palette))
    let opacity = isSelected ? 1 - 0.85 * min(max(fading, 0), 1) : 1
    let paint = Paint(
      fill: color.opacity(opacity),
      stroke: ground.edge(of: color).map { Stroke(color: $0.opacity(opacity), width: 0.02) },
      mark: mood.level.shape.mark)
    let path = Shape.path(mood.level.shape.path, paint)
    return placed(path, index, places, in: field)
  }

  private func placed(
    _ shape: Shape, _ index: Int, _ places: CanvasArrangement, in field: CanvasField
  ) -> Shape {
    field.placed(
      [shape], at: places.centers[index] + motion.offset(of: index) * field.shorterSide,
      width: places.width, height: places.height)
  }

  private func ring(_ places: CanvasArrangement, in field: CanvasField) -> [Shape] {
    guard ringsSelected, let index = canvas.moods.firstIndex(where: { $0.id == selected }) else {
      return []
    }
    let ring = Shape.stroked(
      .circle(center: Point(x: 0.5, y: 0.5), radius: 0.72), ground.ink.opacity(0.7), width: 0.15,
      mark: ".")
    return [placed(ring, index, places, in: field)]
  }
}

/// The measures of a canvas in the units of its scene.
struct CanvasField {
  let width: Double
  let height: Double
  /// How wide and high a shape is at least where there is room.
  var leastShape = Point.zero

  var shorterSide: Double { min(width, height) }

  func side(of layout: CanvasLayout) -> Double { Double(layout.side) / 1000 * shorterSide }

  func point(_ place: CanvasPlace) -> Point { Point(x: place.x * width, y: place.y * height) }

  /// Shapes drawn in a square from 0 to 1, put around a place.
  func placed(_ shapes: [Shape], at center: Point, side: Double) -> Shape {
    placed(shapes, at: center, width: side, height: side)
  }

  func placed(_ shapes: [Shape], at center: Point, width: Double, height: Double) -> Shape {
    let corner = center - Point(x: width / 2, y: height / 2)
    return .group(Transform.scale(x: width, y: height).then(.translation(to: corner)), shapes)
  }
}
