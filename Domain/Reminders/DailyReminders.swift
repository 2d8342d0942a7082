/// Reminder with the saying of the day, at a time chosen by the user.
public struct SayingReminders: ReminderSource {
  let recommend: RecommendSaying
  let clock: LocalClock

  public var kind: ReminderKind { .saying }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let now = clock.now()
    let daily = clock.zone.dailyTimes(at: settings.sayingTime, in: moments)
    // Only a reminder that is due contains a saying: that of today. Sayings of later days are not
    // known yet.
    let saying = daily.contains { $0.at <= now } ? try recommend.sayingOfDay() : nil
    return daily.map { day, at in
      Reminder(
        ReminderKey(.saying, "\(day.number)"), .saying(at <= now ? saying : nil, on: day), at: at)
    }
  }
}

/// Reminder to record a mood, at a time chosen by the user. It disappears if the day has a mood
/// that is not in the future.
public struct MoodReminders: ReminderSource {
  let store: any Store
  let clock: LocalClock

  public var kind: ReminderKind { .mood }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    let daily = clock.zone.dailyTimes(at: settings.moodTime, in: moments)
    guard let first = daily.first?.day, let last = daily.last?.day else { return [] }
    let (now, today) = (clock.now(), clock.today)
    let told = try store.read { repositories in
      let days = try repositories.moodDays.daysWithMoods(
        first...last, isNewestFirst: false, limit: daily.count
      ).map(\.day)
      // When each day got its first mood. Days before today count as if they had one, so they need
      // no reminder.
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
  /// Returns the days, sorted, on which this time of day lies in the range of moments, and the
  /// exact moments.
  func dailyTimes(at time: TimeOfDay, in moments: Range<Instant>) -> [(day: Day, at: Instant)] {
    days(around: moments).allDays.map { ($0, instant(on: $0, at: time)) }
      .filter { moments.contains($0.at) }
  }
}
