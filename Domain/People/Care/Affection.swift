/// How close somebody has become, in twelve steps from 0 to 100 percent.
public struct Affection: Hashable, Comparable, Sendable {
  public static let fullSteps = 12
  public static let none = Affection(steps: 0)

  /// From 0 to 12.
  public let steps: Int

  /// Steps beyond either end are lost.
  public init(steps: Int) {
    self.steps = min(max(steps, 0), Affection.fullSteps)
  }

  public var percent: Int { steps * 100 / Affection.fullSteps }
  public var isFull: Bool { steps == Affection.fullSteps }

  /// So many steps more, or fewer when negative; it never leaves 0 to 100 percent.
  public func changed(bySteps change: Int) -> Affection {
    let bounded = min(max(change, -Affection.fullSteps), Affection.fullSteps)
    return Affection(steps: steps + bounded)
  }

  public static func < (left: Affection, right: Affection) -> Bool {
    left.steps < right.steps
  }
}
