/// Reminders, in the evening, of the pages that the plans of open books require.
///
/// Evenings of past days are skipped, since pages missed then are part of today's plan. One that
/// quiet hours moved to today is not skipped.
public struct ReadingReminders: ReminderSource {
  /// Maximum number of books per evening; those with the nearest targets are chosen.
  private static let maxBooks = 20

  let store: any Store
  let clock: LocalClock

  public var kind: ReminderKind { .reading }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let today = clock.today
    let daily = clock.zone.dailyTimes(at: settings.readingTime, in: moments).filter { _, at in
      let told = settings.quietHours?.postponed(at, in: clock.zone) ?? at
      return clock.zone.localTime(at: told).day >= today
    }
    guard !daily.isEmpty else { return [] }
    let books = try store.read {
      try $0.books.list(
        BookFilter(.open), by: .target, today: today, in: 0..<ReadingReminders.maxBooks)
    }
    return daily.flatMap { day, at in
      books.compactMap { $0.reading(dueOn: day) }.map {
        Reminder(
          ReminderKey(.reading, "\($0.planID)", "\(day.number)"), .reading($0), at: at)
      }
    }
  }
}

extension Book {
  /// Returns the open part of the plan on the day; nil if nothing is left.
  fileprivate func reading(dueOn day: Day) -> ReadingDue? {
    guard let plan = plan(today: day), plan.pagesLeftToday > 0 else { return nil }
    return ReadingDue(
      planID: id.rawValue, title: title, day: day, pagesLeft: plan.pagesLeftToday,
      targetPage: plan.targetPageToday, isInPercent: plan.isInPercent)
  }
}
