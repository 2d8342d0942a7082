/// Duration of a snooze.
public enum Snooze: Hashable, CaseIterable, Sendable {
  case hour
  /// Until 19:00 today, or for an hour if that has passed.
  case evening
  /// Until 9:00 tomorrow.
  case tomorrow

  /// Returns the end of the snooze, which is never before now.
  public func end(at now: Instant, in zone: any ZoneRules) -> Instant {
    let today = zone.localTime(at: now).day
    // Round down to the minute, since clocks display minutes.
    let inAnHour = zone.instant(of: zone.localTime(at: now).withoutSeconds)
      .adding(milliseconds: Instant.hourInMilliseconds)
    switch self {
    case .hour: return inAnHour
    case .evening:
      let evening = zone.instant(on: today, at: TimeOfDay(knownHour: 19))
      return evening > now ? evening : inAnHour
    case .tomorrow:
      return zone.instant(on: today.adding(days: 1), at: TimeOfDay(knownHour: 9))
    }
  }
}

/// A snoozed reminder.
struct SnoozedReminder: Hashable, Sendable {
  let key: ReminderKey
  /// The original due time, from which the reminder is derived again.
  let originalDueAt: Instant
  let snoozedUntil: Instant

  /// Key of the reminder when it is due again. It differs for each snooze, so that the reminder is
  /// delivered again.
  var repeatedKey: ReminderKey {
    ReminderKey(known: "\(key.text)\(SnoozedReminder.untilSeparator)\(snoozedUntil.milliseconds)")
  }

  /// Returns the key that the reminder had before it was first snoozed.
  static func originalKey(of key: ReminderKey) -> ReminderKey {
    ReminderKey(known: String(key.text.prefix { $0 != untilSeparator }))
  }

  private static let untilSeparator: Character = "~"
}

/// All snoozed reminders. They are stored in one setting, one per line.
struct SnoozedReminders: Hashable, Sendable {
  static let settingKey = "reminder.snoozed"
  /// Maximum number of entries; the oldest are dropped.
  private static let maxCount = 200
  /// Time, in milliseconds, after which a snooze that has ended is dropped.
  private static let retention = 2 * Instant.dayInMilliseconds

  private(set) var all: [SnoozedReminder] = []

  /// Parses the stored text. Malformed lines are skipped; their reminders count as not snoozed.
  init(_ text: String?) {
    all = (text ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let key = ReminderKey(String(parts[0])), let at = Int64(parts[1]),
        let until = Int64(parts[2])
      else { return nil }
      return SnoozedReminder(
        key: key, originalDueAt: Instant(milliseconds: at),
        snoozedUntil: Instant(milliseconds: until))
    }
  }

  /// Stored text; nil if nothing is snoozed.
  var text: String? {
    let lines = all.map {
      "\($0.key.text)\t\($0.originalDueAt.milliseconds)\t\($0.snoozedUntil.milliseconds)"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Snoozes the reminder until the moment and drops old entries.
  mutating func snooze(_ reminder: Reminder, until: Instant, now: Instant) {
    let key = SnoozedReminder.originalKey(of: reminder.key)
    let first = all.first { $0.key == key }?.originalDueAt ?? reminder.dueAt
    all.removeAll {
      $0.key == key || now.milliseconds - $0.snoozedUntil.milliseconds > SnoozedReminders.retention
    }
    all.append(SnoozedReminder(key: key, originalDueAt: first, snoozedUntil: until))
    all = all.suffix(SnoozedReminders.maxCount)
  }
}
