/// Derives the reminders of one kind.
public protocol ReminderSource: Sendable {
  var kind: ReminderKind { get }

  /// Returns the reminders in the range, in any order and disregarding quiet hours, without those
  /// already acted on.
  func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder]
}

extension ZoneRules {
  /// Returns all days on which a time of day may fall into the range; times of a day skipped by the
  /// clock fall on the next one.
  func days(around moments: Range<Instant>) -> ClosedRange<Day> {
    let first = localTime(at: moments.lowerBound).day.adding(days: -1)
    let last = localTime(at: max(moments.lowerBound, moments.upperBound)).day.adding(days: 1)
    return first...last
  }

  /// Returns the moment at which the clock shows the time on the day.
  func instant(on day: Day, at time: TimeOfDay) -> Instant {
    instant(of: LocalTime(day: day, time: time))
  }
}

extension ClosedRange<Day> {
  /// The individual days.
  public var allDays: [Day] {
    (lowerBound.number...upperBound.number).map(Day.init(clampingNumber:))
  }
}
