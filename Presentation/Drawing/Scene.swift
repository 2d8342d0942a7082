/// A small vector picture that every renderer draws the same way.
package struct Scene: Hashable, Sendable {
  /// The picture's width and height in units of its own.
  package let width: Double
  package let height: Double
  /// What it shows in a few words, and in a sentence, for those who cannot see it.
  package var title = ""
  package var summary = ""
  /// From the back to the front.
  package var shapes: [Shape] = []
}

/// A painted outline, text, or several shapes moved as one.
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
