/// Derives the reminders of one kind; an area that has something to call to mind adds one.
public protocol ReminderSource: Sendable {
  var kind: ReminderKind { get }

  /// The reminders from the first of these moments to before the last, in any order, as if there
  /// were no quiet hours. What was answered already is left out.
  func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder]
}

extension ZoneRules {
  /// Every day on which a time of day may lie among these moments; a clock that skips a day
  /// puts its times on the next one.
  func days(around moments: Range<Instant>) -> ClosedRange<Day> {
    let first = localTime(at: moments.lowerBound).day.adding(days: -1)
    let last = localTime(at: max(moments.lowerBound, moments.upperBound)).day.adding(days: 1)
    return first...last
  }

  /// The moment at which the clock shows that time on that day.
  func instant(on day: Day, at time: TimeOfDay) -> Instant {
    instant(of: LocalTime(day: day, time: time))
  }
}

extension ClosedRange<Day> {
  /// The days one by one.
  public var each: [Day] {
    (lowerBound.number...upperBound.number).map(Day.init(clampingNumber:))
  }
}
