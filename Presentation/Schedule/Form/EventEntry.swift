import HearthDomain

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

  /// Puts what was given in place of what the details hold.
  func change(_ details: inout EventDetails) {
    if let title { details.title = title }
    if let note { details.note = note }
    if let reminders { details.reminders = reminders }
  }
}
