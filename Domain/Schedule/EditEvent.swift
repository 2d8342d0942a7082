/// Replaces what was entered about an event; its reminders follow it.
public struct EditEvent: Sendable {
  let store: any Store
  let clock: LocalClock

  /// Returns the event with those it overlaps now; throws
  /// ``DomainError/notFound(_:query:nearest:)``, and ``DomainError/refused(_:)`` when it is no
  /// longer what was seen.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Event>, to details: EventDetails, from seen: EventDetails? = nil
  ) throws -> EventOutcome {
    try store.write { repositories in
      var event = try repositories.existing(id)
      try Refusal.check(event.details, isStill: seen)
      // Times that were not touched stay, even where this zone's clock skips them.
      let settled =
        details.span == event.span
        ? SettledSpan(span: event.span) : details.span.settled(in: clock.zone)
      event.details = details
      event.details.span = settled.span
      return try repositories.keep(event, settled.notices, in: clock.zone)
    }
  }
}
