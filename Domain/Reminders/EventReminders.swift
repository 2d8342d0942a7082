/// Reminders of events, at the lead times set for each event.
public struct EventReminders: ReminderSource {
  let store: any Store
  let zone: any ZoneRules

  public var kind: ReminderKind { .event }

  public func reminders(
    at moments: Range<Instant>, by settings: ReminderSettings
  ) throws -> [Reminder] {
    try store.read { try $0.events.reminders(at: moments, in: zone) }.map { reminder in
      let occurrence = reminder.occurrence
      let span = occurrence.event.span
      func key(_ start: String) -> ReminderKey {
        ReminderKey(
          .event, "\(occurrence.event.id.rawValue)", occurrence.occasionText(ofStart: start),
          "\(reminder.minutesBefore)")
      }
      return Reminder(
        key(span.startText), .event(reminder), at: reminder.dueAt,
        otherKeys: span.startTextAsOtherKind(in: zone).map { [key($0)] } ?? [])
    }
  }
}

extension Occurrence {
  /// Text that identifies the occurrence for its reminders: the original start, followed by the
  /// occurrence's own start if that differs. A moved occurrence thus gets a new reminder.
  fileprivate func occasionText(ofStart own: String) -> String {
    guard let originalStart else { return own }
    let text =
      storedEvent.span.isAllDay
      ? "d\(originalStart.day.number)" : "\(originalStart.secondsSinceEpoch)"
    return isOverridden && own != text ? "\(text)>\(own)" : text
  }
}

extension EventSpan {
  /// Text of the start as it was entered, whatever the present time zone.
  fileprivate var startText: String {
    switch bounds {
    case .floating(let start, _): "\(start.secondsSinceEpoch)"
    case .anchored(let start, _): "@\(start.seconds)"
    case .allDay(let first, _): "d\(first.number)"
    }
  }
  /// Text of the start as the other kind of time: with a fixed zone instead of without one, or the
  /// reverse. It recognises reminders delivered before a link gave the event a fixed zone. Nil for
  /// all-day events.
  fileprivate func startTextAsOtherKind(in here: any ZoneRules) -> String? {
    switch bounds {
    case .floating(let start, _): "@\(here.instant(of: start).seconds)"
    case .anchored(let start, _):
      "\((here.zone(named: zone) ?? here).localTime(at: start).secondsSinceEpoch)"
    case .allDay: nil
    }
  }
}
