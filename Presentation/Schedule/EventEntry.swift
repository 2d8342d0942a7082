import HearthDomain

/// What the options of `event add` and `event edit` say about an event besides its times.
struct EventEntry: Hashable, Sendable {
  var title: EventTitle?
  var note: EventNote?
  var reminders: LeadTimes?

  /// Throws for a value that no rule accepts.
  init(_ input: ParsedInput, title: String?) throws {
    self.title = try title.map { try EventTitle($0) }
    note = try input.text("note").map { try EventNote($0) }
    reminders = try EventEntry.reminders(of: input)
  }

  /// Puts what was given in place of what the details hold.
  func change(_ details: inout EventDetails) {
    if let title { details.title = title }
    if let note { details.note = note }
    if let reminders { details.reminders = reminders }
  }

  private static func reminders(of input: ParsedInput) throws -> LeadTimes? {
    try input.allowAtMostOne(of: ["remind", "no-remind"])
    if input.flag("no-remind") { return LeadTimes.none }
    let texts = input.texts("remind")
    if texts.isEmpty { return nil }
    return try LeadTimes(
      minutesBefore: texts.map { text in
        if let minutes = Int(text) { return minutes }
        return try DateInput.minutes(text)
      })
  }
}
