/// A day and a time of day as a wall clock shows them, in no particular zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  public var day: Day
  public var time: TimeOfDay

  public init(day: Day, time: TimeOfDay) {
    self.day = day
    self.time = time
  }

  /// Seconds since 1970-01-01T00:00 on the same wall clock.
  public var secondsSinceEpoch: Int { day.number * 86_400 + time.seconds }

  /// The wall-clock time so many seconds after 1970-01-01T00:00, kept within the supported days.
  public init(clampingSecondsSinceEpoch seconds: Int) {
    let number = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    day = Day(clampingNumber: number)
    time = TimeOfDay(seconds: seconds - number * 86_400) ?? .midnight
  }

  /// The wall-clock time that many minutes later, kept within the supported days.
  public func adding(minutes: Int) -> LocalTime {
    let (change, tooFar) = minutes.multipliedReportingOverflow(by: 60)
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(change)
    if tooFar || overflow {
      return LocalTime(day: minutes > 0 ? .latest : .earliest, time: time)
    }
    return LocalTime(clampingSecondsSinceEpoch: sum)
  }

  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}

extension LocalTime: CustomStringConvertible {
  /// Day and time as `YYYY-MM-DDTHH:MM`.
  public var description: String { "\(day)T\(time)" }
}
