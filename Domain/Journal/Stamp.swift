/// When a change was made, so that all devices agree on an order: milliseconds of a clock in the
/// upper 48 bits, and a counter for those in which several were made.
public struct Stamp: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The first stamp of that moment.
  public init(at moment: Instant) {
    rawValue = UInt64(min(max(moment.milliseconds, 0), 1 << 47)) << 16
  }

  public var milliseconds: Int64 { Int64(rawValue >> 16) }

  /// The stamp of a change at that moment: later than the greatest so far, whatever the clock says.
  public static func next(after greatest: Stamp, at moment: Instant) -> Stamp {
    // One that somebody forged or damaged may be the last there is.
    let (next, isTooGreat) = greatest.rawValue.addingReportingOverflow(1)
    return max(Stamp(at: moment), isTooGreat ? greatest : Stamp(rawValue: next))
  }

  public static func < (left: Stamp, right: Stamp) -> Bool { left.rawValue < right.rawValue }
}
