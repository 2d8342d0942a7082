/// A moment, in milliseconds since 1970-01-01T00:00:00 UTC.
public struct Instant: Hashable, Comparable, Sendable {
  public let milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whole seconds since 1970, rounded down.
  public var seconds: Int {
    let floored = milliseconds >= 0 ? milliseconds / 1000 : (milliseconds + 1) / 1000 - 1
    return Int(floored)
  }

  /// Returns the moment after this many milliseconds, clamped to the range.
  public func adding(milliseconds change: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(change)
    return Instant(milliseconds: overflow ? (change > 0 ? .max : .min) : sum)
  }

  /// Returns the milliseconds between the moments, clamped to the range.
  public static func - (later: Instant, earlier: Instant) -> Int64 {
    let (difference, overflow) =
      later.milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    return overflow ? (later > earlier ? .max : .min) : difference
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
