/// Time of a change for ordering across devices: milliseconds in the upper 48 bits, and a counter
/// for changes within one millisecond.
public struct ChangeTimestamp: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Returns the first timestamp of the moment.
  public init(at moment: Instant) {
    rawValue = UInt64(min(max(moment.milliseconds, 0), 1 << 47)) << 16
  }

  public var milliseconds: Int64 { Int64(rawValue >> 16) }

  /// Returns the timestamp of a new change, which is always greater than `greatest`, even if the
  /// clock is behind.
  public static func next(after greatest: ChangeTimestamp, at moment: Instant) -> ChangeTimestamp {
    // A forged or damaged timestamp may already be the greatest possible one.
    let (next, isTooGreat) = greatest.rawValue.addingReportingOverflow(1)
    return max(ChangeTimestamp(at: moment), isTooGreat ? greatest : ChangeTimestamp(rawValue: next))
  }

  public static func < (left: ChangeTimestamp, right: ChangeTimestamp) -> Bool {
    left.rawValue < right.rawValue
  }
}
