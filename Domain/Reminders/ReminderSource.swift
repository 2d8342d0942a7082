/// Derives the reminders of one kind.
public protocol ReminderSource: Sendable {
  var kind: ReminderKind { get }

  /// Returns the reminders in the range, in any order, without regard to quiet hours. Reminders on
  /// whose subject the user has acted are left out.
  func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder]

  /// Whether there is any reminder in the range; found out without deriving all of them if they may
  /// be thousands.
  func hasReminder(at moments: Range<Instant>, by settings: ReminderSettings) throws -> Bool
}

extension ReminderSource {
  public func hasReminder(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> Bool {
    try !reminders(at: moments, by: settings).isEmpty
  }
}

extension ZoneRules {
  /// Returns the days on which a given time of day may lie in the range. They include one more day
  /// on each side, since a change of the clock may move a time to the next day.
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
