/// Calls events to mind, so long before their start as each of them asks for.
public struct EventReminders: ReminderSource {
  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .event }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    try store.read { try $0.events.reminders(at: moments, in: zone) }.map { reminder in
      let event = reminder.occurrence.event
      return Reminder(
        ReminderKey(
          .event, "\(event.id.rawValue)", event.span.startText, "\(reminder.minutesBefore)"),
        .event(reminder), at: reminder.at)
    }
  }
}

extension EventSpan {
  /// The start as it was entered, whatever zone it is looked at from.
  fileprivate var startText: String {
    switch bounds {
    case .floating(let start, _): "\(start.secondsSinceEpoch)"
    case .anchored(let start, _): "@\(start.seconds)"
    case .allDay(let first, _): "d\(first.number)"
    }
  }
}
