/// Calls to mind whose plant is due: on the day at the person's alarm time, then once a day for
/// three days while nobody waters it.
public struct WaterReminders: ReminderSource {
  static let daysWhileWilted = 3

  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .water }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let days = zone.days(around: moments)
    let first = days.lowerBound.adding(days: -WaterReminders.daysWhileWilted)
    let filter = PersonFilter(dueOn: first...days.upperBound)
    var found: [Reminder] = []
    try store.read { repositories in
      try repositories.people.list(filter, in: 0..<Int.max) { person in
        found += reminders(of: person).filter { moments.contains($0.at) }
      }
    }
    return found
  }

  private func reminders(of person: Person) -> [Reminder] {
    let (alarm, dueOn) = (person.details.alarm, person.care.dueOn)
    guard alarm.isOn else { return [] }
    return (0...WaterReminders.daysWhileWilted).map { late in
      Reminder(
        ReminderKey(.water, "\(person.id.rawValue)", "\(dueOn.number)", "\(late)"),
        .water(person, dueOn: dueOn, daysLate: late),
        at: zone.instant(on: dueOn.adding(days: late), at: alarm.at))
    }
  }
}
