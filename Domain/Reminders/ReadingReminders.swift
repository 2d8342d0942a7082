/// Tells of pages that an open book's plan still asks for, in the evening.
///
/// Days gone by are left alone, unless quiet hours keep their evening for today: what was not
/// read then is part of the plan of today.
public struct ReadingReminders: ReminderSource {
  /// So many books are called to mind in one evening, those with the soonest targets.
  private static let mostBooks = 20

  let store: any Store
  let clock: LocalClock

  public var kind: ReminderKind { .reading }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let today = clock.today
    let daily = clock.zone.daily(at: settings.readingTime, in: moments).filter { _, at in
      let told = settings.quietHours?.moved(at, in: clock.zone) ?? at
      return clock.zone.localTime(at: told).day >= today
    }
    guard !daily.isEmpty else { return [] }
    let books = try store.read {
      try $0.books.list(
        BookFilter(.open), by: .target, today: today, in: 0..<ReadingReminders.mostBooks)
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
  /// What the plan asks for on that day; nil where nothing is left of it.
  fileprivate func reading(dueOn day: Day) -> ReadingDue? {
    guard let plan = plan(today: day), plan.pagesLeftToday > 0 else { return nil }
    return ReadingDue(
      planID: id.rawValue, title: title, day: day, pagesLeft: plan.pagesLeftToday,
      page: plan.pageToday, isInPercent: plan.isInPercent)
  }
}
