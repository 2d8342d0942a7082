import HearthDomain

extension EventDetails {
  /// Whole days that were times before, or the other way round, are told when such are told,
  /// unless somebody wanted something else.
  mutating func followSpan(from old: EventSpan, _ allDay: AllDayTime) {
    guard old.isAllDay != span.isAllDay,
      reminders == .usual(isAllDay: old.isAllDay, allDay) || reminders == .atStart
    else { return }
    reminders = .usual(isAllDay: span.isAllDay, allDay)
  }
}

/// What the options of `event add` and `event edit` say about an event besides its times.
struct EventEntry: Hashable, Sendable {
  var title: EventTitle?
  var note: EventNote?
  var reminders: LeadTimes?

  /// Throws for a value that no rule accepts.
  init(_ input: ParsedInput, title: EventTitle?) throws {
    self.title = title
    note = try input[EventSpec.note]
    try input.allowAtMostOne(of: [EventSpec.remind, EventSpec.noRemind])
    reminders = try input[EventSpec.noRemind] ? LeadTimes.none : input[EventSpec.remind]
  }

  /// Puts what was given in place of what the details hold; throws where a reminder would come
  /// after the start of what has times.
  func change(_ details: inout EventDetails) throws {
    if let title { details.title = title }
    if let note { details.note = note }
    if let reminders { details.reminders = reminders }
    _ = try LeadTimes(
      minutesBefore: details.reminders.minutesBefore, ofWholeDays: details.span.isAllDay)
  }
}
