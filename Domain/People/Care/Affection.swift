/// The closeness to a person, in twelve steps from 0 to 100 percent.
public struct Affection: Hashable, Comparable, Sendable {
  public static let fullSteps = 12
  public static let none = Affection(steps: 0)

  /// Number of steps, from 0 to 12.
  public let steps: Int

  /// Creates the affection; clamps the steps to 0 to 12.
  public init(steps: Int) {
    self.steps = min(max(steps, 0), Affection.fullSteps)
  }

  public var percent: Int { steps * 100 / Affection.fullSteps }
  public var isFull: Bool { steps == Affection.fullSteps }

  /// Returns the affection with that many more steps, or fewer if negative, clamped to 0 to 100
  /// percent.
  public func changed(bySteps change: Int) -> Affection {
    let bounded = min(max(change, -Affection.fullSteps), Affection.fullSteps)
    return Affection(steps: steps + bounded)
  }

  public static func < (left: Affection, right: Affection) -> Bool {
    left.steps < right.steps
  }
}
