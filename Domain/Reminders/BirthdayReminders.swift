/// Reminders of solar and lunar birthdays, on the day and three days before. There is none if the
/// user contacts the person on the birthday.
public struct BirthdayReminders: ReminderSource {
  static let daysBefore = [0, 3]

  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .birthday }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let told = zone.days(around: moments).allDays.filter {
      moments.contains(zone.instant(on: $0, at: settings.birthdayTime))
    }
    let kept = Set(
      told.flatMap { day in BirthdayReminders.daysBefore.map { day.adding(days: $0) } })
    guard !kept.isEmpty else { return [] }
    let birthdays = try store.read { repositories in
      try kept.sorted().flatMap { day in
        try repositories.people.peopleBorn(on: Birthday.candidates(on: day))
          .filter { $0.details.birthday?.next(from: day) == day }
          // If the user contacted the person on the birthday, no reminder is needed.
          .filter { try repositories.waterings.waterings(of: $0.id, on: day...day).isEmpty }
          .map { UpcomingBirthday(person: $0, day: day) }
      }
    }
    return birthdays.flatMap { reminders(of: $0, by: settings) }
      .filter { moments.contains($0.dueAt) }
  }

  private func reminders(
    of birthday: UpcomingBirthday, by settings: ReminderSettings
  ) -> [Reminder] {
    BirthdayReminders.daysBefore.map { before in
      Reminder(
        ReminderKey(
          .birthday, "\(birthday.person.id.rawValue)", "\(birthday.day.number)", "\(before)"),
        .birthday(birthday, daysBefore: before),
        at: zone.instant(on: birthday.day.adding(days: -before), at: settings.birthdayTime))
    }
  }
}
