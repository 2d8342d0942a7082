/// Postpones a reminder.
public struct SnoozeReminder: Sendable {
  let store: any Store
  let clock: LocalClock

  /// Snoozes the reminder; returns the moment at which it is due again.
  @discardableResult
  public func callAsFunction(_ reminder: Reminder, until snooze: Snooze) throws -> Instant {
    let now = clock.now()
    let until = snooze.end(at: now, in: clock.zone)
    try store.write { repositories in
      var snoozed = SnoozedReminders(
        try repositories.profile.setting(SnoozedReminders.settingKey))
      snoozed.snooze(reminder, until: until, now: now)
      try repositories.profile.saveSetting(snoozed.text, as: SnoozedReminders.settingKey)
    }
    return until
  }
}
