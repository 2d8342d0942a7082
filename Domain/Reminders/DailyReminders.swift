/// Brings the saying of the day at a time of the user's choice.
public struct SayingReminders: ReminderSource {
  let recommend: RecommendSaying
  let clock: LocalClock

  public var kind: ReminderKind { .saying }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    try clock.zone.daily(at: settings.sayingTime, in: moments).map { day, at in
      // Which one it will be on another day, nobody knows yet.
      let saying = day == clock.today && at <= clock.now() ? try recommend.daily() : nil
      return Reminder(ReminderKey(.saying, "\(day.number)"), .saying(saying, on: day), at: at)
    }
  }
}

/// Asks how the day was at a time of the user's choice, unless a mood tells it already; one that is
/// still to come tells nothing.
public struct MoodReminders: ReminderSource {
  let store: any Store
  let clock: LocalClock

  public var kind: ReminderKind { .mood }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let daily = clock.zone.daily(at: settings.moodTime, in: moments)
    guard let first = daily.first?.day, let last = daily.last?.day else { return [] }
    let (now, today) = (clock.now(), clock.today)
    let told = try store.read { repositories in
      let days = try repositories.moodDays.days(
        first...last, isNewestFirst: false, limit: daily.count
      ).map(\.day)
      // When each of the days is told: at once for what is over.
      return Dictionary(
        try days.map { day in
          let earliest =
            try day < today ? nil : repositories.moods.list(.on(day), .oldest(1)).first
          return (day, earliest?.moment.instant ?? now)
        }
      ) { first, _ in first }
    }
    return daily.filter { day, at in told[day].map { $0 > max(now, at) } ?? true }.map { day, at in
      Reminder(ReminderKey(.mood, "\(day.number)"), .mood(on: day), at: at)
    }
  }
}

extension ZoneRules {
  /// The days, in order, on which the clock shows that time at one of these moments.
  func daily(at time: TimeOfDay, in moments: Range<Instant>) -> [(day: Day, at: Instant)] {
    days(around: moments).each.map { ($0, instant(on: $0, at: time)) }
      .filter { moments.contains($0.at) }
  }
}
