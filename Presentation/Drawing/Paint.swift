/// Fill and stroke of an outline.
package struct Paint: Hashable, Sendable {
  package var fill: RGBA?
  package var rule = FillRule.nonZero
  /// Stroke, drawn over the fill.
  package var stroke: Stroke?
  /// Character that represents the shape if there are no colours; nil for a block.
  package var mark: Character?
}

/// The rule that determines which parts of an outline that crosses itself are filled.
package enum FillRule: Hashable, Sendable {
  /// Parts that the outline encloses. Loops in opposite directions cancel each other.
  case nonZero
  /// Parts that the outline encloses an odd number of times.
  case evenOdd
}

/// A line of constant width along an outline; its corners are round.
package struct Stroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable {
    case round
    case butt
  }

  package let color: RGBA
  package let width: Double
  package var cap = Cap.round
}
