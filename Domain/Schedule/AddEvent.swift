/// Adds an event to the schedule.
public struct AddEvent: Sendable {
  let store: any Store
  let clock: LocalClock
  let newID: NewID

  /// Returns the new event with those it overlaps, which is allowed; a time that the clock
  /// skips gives way as ``EventSpan/settled(in:)`` has it. What repeats by a rule begins with the
  /// first time that the rule gives; throws ``DomainError/refused(_:)`` where it gives none, and
  /// ``RecurrenceRefusal``. It may be on the clock of the span's own zone, wherever one is.
  @discardableResult
  public func callAsFunction(
    _ details: EventDetails, repeating entered: EnteredRepetition? = nil,
    in calendar: CalendarName = .home, followsZone: Bool = false
  ) throws -> EventOutcome {
    let settled = details.span.settled(in: clock.zone)
    var details = details
    // Each time of a series is settled by itself.
    if !(entered?.isByRule ?? false) { details.span = settled.span }
    return try store.write { repositories in
      try repositories.requireWritable(calendar)
      let id = try newID { try repositories.events.event($0) != nil }
      guard let entered else {
        return try repositories.keep(
          Event(id: id, details: details, in: calendar), settled.notices, seenFrom: clock.today,
          in: clock.zone)
      }
      return try repositories.become(
        EnteredSeries(id, details, entered, in: calendar, followsZone: followsZone),
        settled.notices, clock)
    }
  }
}

extension EnteredRepetition {
  var isByRule: Bool {
    if case .rule = way { true } else { false }
  }
}
