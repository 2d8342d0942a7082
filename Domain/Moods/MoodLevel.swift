/// How somebody feels, on a gauge from 0 to 100.
public struct MoodLevel: Hashable, Comparable, Sendable {
  public static let accepted = 0...100
  /// Where the gauge stands before it is moved.
  public static let start = MoodLevel(clamping: 60)

  public let value: Int

  /// Throws ``DomainError/invalid(_:)`` outside of 0 to 100.
  public init(_ value: Int) throws {
    guard MoodLevel.accepted.contains(value) else {
      throw DomainError.invalid(.level, .outOfRange(MoodLevel.accepted, actual: value))
    }
    self.value = value
  }

  /// The nearest level that the gauge has.
  public init(clamping value: Int) {
    self.value = min(max(value, MoodLevel.accepted.lowerBound), MoodLevel.accepted.upperBound)
  }

  /// The shape that stands for it: one for every ten levels, 0 and 1 to 10 sharing the first.
  public var shape: MoodShape { MoodShape(rawValue: max(0, value - 1) / 10) ?? .fullDisc }

  public func color(in palette: Palette) -> RGBColor { palette.color(at: value) }

  public static func < (left: MoodLevel, right: MoodLevel) -> Bool {
    left.value < right.value
  }
}
