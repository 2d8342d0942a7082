/// Adds an event to the schedule.
public struct AddEvent: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the new event with those it overlaps, which is allowed; a time that the clock
  /// skips gives way as ``EventSpan/settled(in:)`` has it. What repeats by a rule begins with the
  /// first time that the rule gives; throws ``DomainError/refused(_:)`` where it gives none, and
  /// ``RecurrenceRefusal``. It may be on the clock of the span's own zone, wherever one is; so it
  /// is where its time is told as moments there.
  @discardableResult
  public func callAsFunction(
    _ details: EventDetails, repeating entered: EnteredRepetition? = nil,
    in calendar: CalendarName = .home, followsZone: Bool = false
  ) throws -> EventOutcome {
    try store.write { repositories in
      try add(details, repeating: entered, in: calendar, followsZone: followsZone, to: repositories)
    }
  }

  /// The same within a transaction.
  func add(
    _ details: EventDetails, repeating entered: EnteredRepetition?, in calendar: CalendarName,
    followsZone: Bool, to repositories: Repositories
  ) throws -> EventOutcome {
    let settled = details.span.settled(in: clock.zone)
    var (details, followsZone) = (details, followsZone)
    // Each time of a series is settled by itself.
    if !(entered?.isByRule ?? false) { details.span = settled.span }
    if entered?.isByRule == true, let own = details.span.onOwnClock(beside: clock.zone) {
      (details.span, followsZone) = (own, true)
    }
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

extension EventSpan {
  /// Moments as the times of the clock on which they were told; nil for all else, and where that
  /// is not at hand.
  func onOwnClock(beside zone: any ZoneRules) -> EventSpan? {
    guard case .anchored = bounds, let own = zone.zone(named: self.zone) else { return nil }
    return onFace(of: own)
  }
}

extension EnteredRepetition {
  var isByRule: Bool {
    if case .rule = way { true } else { false }
  }
}
