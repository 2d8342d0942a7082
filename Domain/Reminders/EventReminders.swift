/// Calls events to mind, so long before their start as each of them asks for.
public struct EventReminders: ReminderSource {
  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .event }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    try store.read { try $0.events.reminders(at: moments, in: zone) }.map { reminder in
      let occurrence = reminder.occurrence
      return Reminder(
        ReminderKey(
          .event, "\(occurrence.event.id.rawValue)", occurrence.startText,
          "\(reminder.minutesBefore)"),
        .event(reminder), at: reminder.at)
    }
  }
}

extension Occurrence {
  /// Of a series the original start, with the own one where it is another: who moves something
  /// wants to be told again.
  fileprivate var startText: String {
    let own = event.span.startText
    guard let original else { return own }
    let text =
      kept.span.isAllDay ? "d\(original.day.number)" : "\(original.secondsSinceEpoch)"
    return isMoved && own != text ? "\(text)>\(own)" : text
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
