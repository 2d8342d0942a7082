/// Adds an event to the schedule.
public struct AddEvent: Sendable {
  private let store: any Store
  private let clock: LocalClock
  private let newID: NewID

  public init(store: any Store, clock: LocalClock, newID: NewID) {
    self.store = store
    self.clock = clock
    self.newID = newID
  }

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
