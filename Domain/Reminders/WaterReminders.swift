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
    try reminders(at: moments, of: 0..<Int.max).found
  }

  public func hasReminder(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> Bool {
    var places = 0..<64
    while true {
      let (found, people) = try reminders(at: moments, of: places)
      if !found.isEmpty || people < places.count { return !found.isEmpty }
      places = places.upperBound..<2 * places.upperBound
    }
  }

  /// Returns the reminders of the due people at these places, and the number of these people.
  private func reminders(
    at moments: Range<Instant>, of places: Range<Int>
  ) throws -> (found: [Reminder], people: Int) {
    let days = zone.days(around: moments)
    let filter = PersonFilter(dueOn: .earliest...days.upperBound)
    var (found, people): ([Reminder], Int) = ([], 0)
    try store.read { repositories in
      try repositories.people.list(filter, in: places) { person in
        found += reminders(of: person, on: days).filter { moments.contains($0.dueAt) }
        people += 1
      }
    }
    return (found, people)
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
