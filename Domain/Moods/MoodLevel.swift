/// A mood as a number from 0 to 100.
public struct MoodLevel: Hashable, Comparable, Sendable {
  public static let acceptedRange = 0...100
  /// Initial level of the gauge.
  public static let initial = MoodLevel(clamping: 60)

  public let value: Int

  /// Creates a level; throws ``DomainError/invalid(_:)`` outside of 0 to 100.
  public init(_ value: Int) throws {
    guard MoodLevel.acceptedRange.contains(value) else {
      throw DomainError.invalid(.level, .outOfRange(MoodLevel.acceptedRange, actual: value))
    }
    self.value = value
  }

  /// Creates the nearest accepted level.
  public init(clamping value: Int) {
    self.value = min(
      max(value, MoodLevel.acceptedRange.lowerBound), MoodLevel.acceptedRange.upperBound)
  }

  /// The shape of the level: one for every ten levels; 0 shares the first with 1 to 10.
  public var shape: MoodShape { MoodShape(rawValue: max(0, value - 1) / 10) ?? .fullDisc }

  public func color(in palette: Palette) -> RGBColor { palette.color(at: value) }

  public static func < (left: MoodLevel, right: MoodLevel) -> Bool {
    left.value < right.value
  }
}
