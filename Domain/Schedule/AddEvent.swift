/// Adds an event to the schedule.
public struct AddEvent: Sendable {
  let store: any Store
  let clock: LocalClock
  let newID: NewID

  /// Returns the new event with those it overlaps, which is allowed; a time that the clock
  /// skips gives way as ``EventSpan/settled(in:)`` has it.
  @discardableResult
  public func callAsFunction(_ details: EventDetails) throws -> EventOutcome {
    let settled = details.span.settled(in: clock.zone)
    var details = details
    details.span = settled.span
    return try store.write { repositories in
      let id = try newID { try repositories.events.event($0) != nil }
      return try repositories.keep(
        Event(id: id, details: details), settled.notices, in: clock.zone)
    }
  }
}
