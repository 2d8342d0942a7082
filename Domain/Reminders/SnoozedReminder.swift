/// Until when a reminder shall be silent.
public enum Snooze: Hashable, CaseIterable, Sendable {
  case hour
  /// Seven o'clock of the same day, or an hour later where that has passed.
  case evening
  /// Nine o'clock of the next day.
  case tomorrow

  /// When it comes again; never before now.
  public func end(at now: Instant, in zone: any ZoneRules) -> Instant {
    let today = zone.localTime(at: now).day
    // To the minute, as the clock is looked at.
    let inAnHour = zone.instant(of: zone.localTime(at: now).toTheMinute)
      .adding(milliseconds: Instant.hour)
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

/// A reminder that somebody wants to hear of later.
struct SnoozedReminder: Hashable, Sendable {
  let key: ReminderKey
  /// When it was due at first, where it is derived.
  let at: Instant
  let until: Instant

  /// The key under which it comes again: another one each time, so that it is delivered again.
  var again: ReminderKey {
    ReminderKey(known: "\(key.text)\(SnoozedReminder.sign)\(until.milliseconds)")
  }

  /// The key as it was before it was snoozed for the first time.
  static func origin(of key: ReminderKey) -> ReminderKey {
    ReminderKey(known: String(key.text.prefix { $0 != sign }))
  }

  private static let sign: Character = "~"
}

/// All that is snoozed, as a setting of the store keeps it: a line each.
struct SnoozedReminders: Hashable, Sendable {
  static let setting = "reminder.snoozed"
  /// Nobody has so many; the oldest go.
  private static let most = 200
  /// What came again so long ago is told no more.
  private static let memory = 2 * Instant.day

  private(set) var all: [SnoozedReminder] = []

  /// What cannot be understood is left out: the reminder then comes as it is derived.
  init(_ text: String?) {
    all = (text ?? "").split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3, let key = ReminderKey(String(parts[0])), let at = Int64(parts[1]),
        let until = Int64(parts[2])
      else { return nil }
      return SnoozedReminder(
        key: key, at: Instant(milliseconds: at), until: Instant(milliseconds: until))
    }
  }

  /// Nil where nothing is snoozed.
  var text: String? {
    let lines = all.map { "\($0.key.text)\t\($0.at.milliseconds)\t\($0.until.milliseconds)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Keeps the reminder silent until that moment, and forgets what came again long ago.
  mutating func snooze(_ reminder: Reminder, until: Instant, now: Instant) {
    let key = SnoozedReminder.origin(of: reminder.key)
    let first = all.first { $0.key == key }?.at ?? reminder.at
    all.removeAll {
      $0.key == key || now.milliseconds - $0.until.milliseconds > SnoozedReminders.memory
    }
    all.append(SnoozedReminder(key: key, at: first, until: until))
    all = all.suffix(SnoozedReminders.most)
  }
}
