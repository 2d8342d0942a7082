/// How an outline is painted.
public struct Paint: Hashable, Sendable {
  public var fill: RGBA?
  public var rule: FillRule
  /// Drawn over the fill.
  public var stroke: Stroke?
  /// The letter that stands for the shape where there are no colours; a block if nil.
  public var mark: Character?

  public init(
    fill: RGBA? = nil, rule: FillRule = .nonZero, stroke: Stroke? = nil, mark: Character? = nil
  ) {
    self.fill = fill
    self.rule = rule
    self.stroke = stroke
    self.mark = mark
  }
}

/// Which parts lie inside an outline that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Wherever the outline goes around, however often.
  case nonZero
  /// Wherever it goes around an odd number of times.
  case evenOdd
}

/// A line of one width along an outline; its corners are round.
public struct Stroke: Hashable, Sendable {
  public enum Cap: Hashable, Sendable {
    case round
    case butt
  }

  public let color: RGBA
  public let width: Double
  public let cap: Cap

  public init(color: RGBA, width: Double, cap: Cap = .round) {
    self.color = color
    self.width = width
    self.cap = cap
  }
}
