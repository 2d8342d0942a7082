/// A day and time of day on a wall clock, without a zone.
public struct LocalTime: Hashable, Comparable, Sendable {
  public var day: Day
  public var time: TimeOfDay

  public static let earliest = LocalTime(day: .earliest, time: .midnight)
  public static let latest = LocalTime(day: .latest, time: .lastSecond)

  public init(day: Day, time: TimeOfDay) {
    self.day = day
    self.time = time
  }

  /// Seconds since 1970-01-01T00:00 on this wall clock.
  public var secondsSinceEpoch: Int { day.number * 86_400 + time.seconds }

  /// Creates the time this many seconds after 1970-01-01T00:00, clamped to the supported days.
  public init(clampingSecondsSinceEpoch seconds: Int) {
    let kept = min(max(seconds, Self.earliest.secondsSinceEpoch), Self.latest.secondsSinceEpoch)
    let number = kept >= 0 ? kept / 86_400 : (kept + 1) / 86_400 - 1
    day = Day(clampingNumber: number)
    time = TimeOfDay(seconds: kept - number * 86_400) ?? .midnight
  }

  /// Returns the time after this many minutes, clamped to the supported days.
  public func adding(minutes: Int) -> LocalTime {
    let (change, tooFar) = minutes.multipliedReportingOverflow(by: 60)
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(change)
    if tooFar || overflow { return minutes > 0 ? .latest : .earliest }
    return LocalTime(clampingSecondsSinceEpoch: sum)
  }

  /// The time without its seconds.
  public var withoutSeconds: LocalTime {
    LocalTime(day: day, time: time.withoutSeconds)
  }

  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }
}

extension LocalTime: CustomStringConvertible {
  /// Day and time as `YYYY-MM-DDTHH:MM`, with `:SS` if there are seconds.
  public var description: String {
    DigitWriter.text(capacity: 19) {
      $0.write(day)
      $0.write("T")
      $0.write(time)
    }
  }
}
