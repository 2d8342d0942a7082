/// A small vector picture that every renderer draws alike.
package struct Scene: Hashable, Sendable {
  /// Width and height of the picture in the scene's own units.
  package let width: Double
  package let height: Double
  /// Description of the picture, in a few words and in a sentence, for accessibility.
  package var title = ""
  package var summary = ""
  /// The shapes from back to front.
  package var shapes: [Shape] = []
}

/// A painted outline, text, or a group of shapes with a common transform.
package enum Shape: Hashable, Sendable {
  case path(Path, Paint)
  case text(TypesetText)
  case group(Transform, [Shape])

  package static func filled(
    _ path: Path, _ color: RGBA, rule: FillRule = .nonZero, mark: Character? = nil
  ) -> Shape {
    .path(path, Paint(fill: color, rule: rule, mark: mark))
  }

  package static func stroked(
    _ path: Path, _ color: RGBA, width: Double, cap: Stroke.Cap = .round, mark: Character? = nil
  ) -> Shape {
    .path(path, Paint(stroke: Stroke(color: color, width: width, cap: cap), mark: mark))
  }
}
