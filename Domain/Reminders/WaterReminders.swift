/// Reminders of due plants, at the alarm time of their person: on the due day, then daily for three
/// days, and then weekly until the plant is watered.
public struct WaterReminders: ReminderSource {
  /// Number of days with daily reminders.
  public static let dailyReminderDays = 3

  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .water }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let days = zone.days(around: moments)
    let filter = PersonFilter(dueOn: .earliest...days.upperBound)
    var found: [Reminder] = []
    try store.read { repositories in
      try repositories.people.list(filter, in: 0..<Int.max) { person in
        found += reminders(of: person, on: days).filter { moments.contains($0.dueAt) }
      }
    }
    return found
  }

  /// Whether a plant that is this many days late has a reminder: daily at first, then weekly.
  static func hasReminder(daysLate late: Int) -> Bool {
    late <= dailyReminderDays || (late - dailyReminderDays) % 7 == 0
  }

  private func reminders(of person: Person, on days: ClosedRange<Day>) -> [Reminder] {
    let (alarm, dueOn) = (person.details.alarm, person.care.dueOn)
    let first = max(0, days.lowerBound - dueOn)
    guard alarm.isOn, first <= days.upperBound - dueOn else { return [] }
    return (first...(days.upperBound - dueOn)).filter(WaterReminders.hasReminder).map { late in
      Reminder(
        ReminderKey(.water, "\(person.id.rawValue)", "\(dueOn.number)", "\(late)"),
        .water(person, dueOn: dueOn, daysLate: late),
        at: zone.instant(on: dueOn.adding(days: late), at: alarm.time))
    }
  }
}
