/// Adds an event to the schedule.
public struct AddEvent: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the new event and the events that it overlaps, which is allowed. A time that the clock
  /// skips is moved as in ``EventSpan/adjusted(in:)``.
  ///
  /// An event with a rule starts at the first time that the rule yields. With `followsZone`, or if
  /// the span has fixed moments in a known zone, the series follows the clock of the span's zone.
  /// Throws ``RecurrenceRefusal``, and ``DomainError/refused(_:)`` if the rule yields no time.
  @discardableResult
  public func callAsFunction(
    _ details: EventDetails, repeating entered: EnteredRepetition? = nil,
    in calendar: CalendarName = .home, followsZone: Bool = false
  ) throws -> EventOutcome {
    try store.write { repositories in
      try add(details, repeating: entered, in: calendar, followsZone: followsZone, to: repositories)
    }
  }

  /// Adds the event within a transaction.
  func add(
    _ details: EventDetails, repeating entered: EnteredRepetition?, in calendar: CalendarName,
    followsZone: Bool, to repositories: Repositories
  ) throws -> EventOutcome {
    let settled = details.span.adjusted(in: clock.zone)
    var (details, followsZone) = (details, followsZone)
    // In a series, the time of each occurrence is adjusted to the clock separately.
    if entered == nil {
      details.span = settled.span
    } else if let own = details.span.wallClockSpan(lookingUp: clock.zone) {
      (details.span, followsZone) = (own, true)
    }
    try repositories.requireWritable(calendar)
    let id = try newID { try repositories.events.event($0) != nil }
    guard let entered else {
      return try repositories.saveReturningOutcome(
        Event(id: id, details: details, in: calendar), settled.notices, seenFrom: clock.today,
        in: clock.zone)
    }
    return try repositories.saveSeries(
      EnteredSeries(id, details, entered, in: calendar, followsZone: followsZone),
      settled.notices, clock)
  }
}

extension EventSpan {
  /// Converts a span of fixed moments to wall-clock times in the span's own zone, whose rules
  /// `zone` finds. Nil for other spans, and if the zone is unknown.
  func wallClockSpan(lookingUp zone: any ZoneRules) -> EventSpan? {
    guard case .anchored = bounds, let own = zone.zone(named: self.zone) else { return nil }
    return onWallClock(of: own)
  }
}
