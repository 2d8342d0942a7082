/// How an outline is painted.
package struct Paint: Hashable, Sendable {
  package var fill: RGBA?
  package var rule = FillRule.nonZero
  /// Drawn over the fill.
  package var stroke: Stroke?
  /// The letter that stands for the shape where there are no colours; a block if nil.
  package var mark: Character?
}

/// Which parts lie inside an outline that crosses itself.
package enum FillRule: Hashable, Sendable {
  /// Wherever the outline goes around, however often.
  case nonZero
  /// Wherever it goes around an odd number of times.
  case evenOdd
}

/// A line of one width along an outline; its corners are round.
package struct Stroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable {
    case round
    case butt
  }

  package let color: RGBA
  package let width: Double
  package var cap = Cap.round
}
