extension Migration {
  /// Lets an event with times be called to mind after its start as well: `late_reminders` is null
  /// of most.
  static let lateReminders = Migration(number: 27, name: "late_reminders") {
    ["event", "event_exception"].map { "ALTER TABLE \($0) ADD COLUMN late_reminders TEXT" }
  }
}
