import HearthDomain

extension EventDetails {
  /// Whole days that were times before, or the other way round, are told when such are told,
  /// unless somebody wanted something else: what whole days had before or after their midnight
  /// stays at its hour.
  mutating func followSpan(from old: EventSpan, _ allDay: AllDayTime, in zone: any ZoneRules) {
    guard old.isAllDay != span.isAllDay else { return }
    if reminders == .usual(isAllDay: old.isAllDay, allDay) || reminders == .atStart {
      reminders = .usual(isAllDay: span.isAllDay, allDay)
    } else if old.isAllDay {
      let midnight = span.start(in: zone).time.seconds / 60
      let moved = reminders.minutesBefore.map { $0 + midnight }
      let kept = try? LeadTimes(minutesBefore: moved.filter { $0 >= 0 })
      reminders = kept ?? reminders
    }
  }
}

/// What the options of `event add` and `event edit` say about an event besides its times.
struct EventEntry: Hashable, Sendable {
  var title: EventTitle?
  var note: EventNote?
  var reminders: TypedReminders?

  /// Throws for a value that no rule accepts.
  init(_ input: ParsedInput, title: EventTitle?) throws {
    self.title = title
    note = try input[EventSpec.note]
    try input.allowAtMostOne(of: [EventSpec.remind, EventSpec.noRemind])
    reminders = try input[EventSpec.noRemind] ? TypedReminders.none : input[EventSpec.remind]
  }

  /// Puts what was given in place of what the details hold; throws where a reminder has a time of
  /// day, and the event is none of whole days.
  func change(_ details: inout EventDetails, _ time: AllDayTime) throws {
    if let title { details.title = title }
    if let note { details.note = note }
    if let reminders { details.reminders = try reminders.of(isAllDay: details.span.isAllDay, time) }
  }
}
