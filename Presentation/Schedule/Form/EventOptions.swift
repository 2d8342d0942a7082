import HearthDomain

extension EventDetails {
  /// Adjusts the reminders after an event became all-day or timed. Default reminders become those
  /// of the new kind. Other reminders of an event that was all-day keep their time of day; those
  /// after the start are dropped.
  mutating func adjustReminders(
    from old: EventSpan, _ defaults: EventDefaults, in zone: any ZoneRules
  ) {
    guard old.isAllDay != span.isAllDay else { return }
    if reminders == defaults.reminders(isAllDay: old.isAllDay) || reminders == .atStart {
      reminders = defaults.reminders(isAllDay: span.isAllDay)
    } else if old.isAllDay {
      let midnight = span.start(in: zone).time.seconds / 60
      let moved = reminders.minutesBefore.map { $0 + midnight }
      let kept = try? LeadTimes(minutesBefore: moved.filter { $0 >= 0 })
      reminders = kept ?? reminders
    }
  }
}

/// The options of `event add` and `event edit` except times.
struct EventOptions: Hashable, Sendable {
  var title: EventTitle?
  var note: EventNote?
  var place: EventPlace?
  var reminders: TypedReminders?

  /// Throws if a value is invalid.
  init(_ input: ParsedInput, title: EventTitle?) throws {
    self.title = title
    note = try input[EventSpec.note]
    place = try input[EventSpec.place]
    try input.allowAtMostOne(of: [EventSpec.remind, EventSpec.noRemind])
    reminders = try input[EventSpec.noRemind] ? TypedReminders.none : input[EventSpec.remind]
  }

  /// Replaces the details that were given. Throws if a reminder names a time of day after the
  /// start.
  func apply(to details: inout EventDetails, _ tools: EventTools) throws {
    if let title { details.title = title }
    if let note { details.note = note }
    if let place { details.setPlace(place) }
    if let reminders {
      let start = details.span.start(in: tools.formatter.clock.zone).time
      details.reminders = try reminders.leadTimes(
        from: details.span.isAllDay ? nil : start, tools.defaults.allDayTime)
    }
  }
}
