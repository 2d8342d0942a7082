/// Operations on reminders.
public struct ReminderUseCases: Sendable {
  public let queries: ReminderQueries
  public let deliver: DeliverReminders
  public let snooze: SnoozeReminder
  public let setup: ReminderSetup

  /// Creates the operations; `settings` is called each time the settings are needed.
  public init(
    _ context: UseCaseContext, recommend: RecommendSaying, process: DeliveryProcess,
    settings: @escaping @Sendable () throws -> ReminderSettings
  ) {
    let (store, clock) = (context.store, context.clock)
    let zone = clock.zone
    let sources: [any ReminderSource] = [
      WaterReminders(store: store, zone: zone), ReviewReminders(store: store, zone: zone),
      BirthdayReminders(store: store, zone: zone), EventReminders(store: store, zone: zone),
      ToDoReminders(store: store, zone: zone),
      SayingReminders(recommend: recommend, clock: clock),
      MoodReminders(store: store, clock: clock), ReadingReminders(store: store, clock: clock),
    ]
    queries = ReminderQueries(sources: sources, settings: settings, clock: clock) {
      let kept = try store.read { try $0.profile.setting(SnoozedReminders.settingKey) }
      return SnoozedReminders(kept).all
    }
    snooze = SnoozeReminder(store: store, clock: clock)
    setup = ReminderSetup(store: store, queries: queries)
    deliver = DeliverReminders(store: store, queries: queries, process: process)
  }
}
