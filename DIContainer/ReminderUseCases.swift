import HearthData
import HearthDomain

/// What can be done with reminders.
struct ReminderUseCases {
  let queries: ReminderQueries
  let deliver: DeliverReminders

  /// The settings are asked for whenever they matter.
  init(
    store: any Store, ambient: Ambient, recommend: RecommendSaying,
    settings: @escaping @Sendable () throws -> ReminderSettings
  ) {
    let (clock, zone) = (ambient.clock, ambient.clock.zone)
    let sources: [any ReminderSource] = [
      WaterReminders(store: store, zone: zone), ReviewReminders(store: store, zone: zone),
      BirthdayReminders(store: store, zone: zone), EventReminders(store: store, zone: zone),
      SayingReminders(recommend: recommend, clock: clock),
      MoodReminders(store: store, zone: zone), ReadingReminders(store: store, clock: clock),
    ]
    queries = ReminderQueries(sources: sources, settings: settings, clock: clock)
    deliver = DeliverReminders(store: store, queries: queries, process: .system)
  }
}
