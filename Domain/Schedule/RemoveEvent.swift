/// Removes an event with its reminders; the question comes before.
public struct RemoveEvent: Sendable {
  let store: any Store

  /// Returns the event as it was; throws ``DomainError/notFound(_:query:nearest:)``.
  @discardableResult
  public func callAsFunction(_ id: ID<Event>) throws -> Event {
    try store.write { repositories in
      let event = try repositories.existing(id)
      try repositories.events.remove(id)
      return event
    }
  }

  /// Removes all of them or, when one is not there, none; returns them as they were.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Event>]) throws -> [Event] {
    try store.write { repositories in
      let events = try ids.map(repositories.existing)
      for event in events { try repositories.events.remove(event.id) }
      return events
    }
  }
}
