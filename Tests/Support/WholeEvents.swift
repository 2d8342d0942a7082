import HearthDomain

// What tests do with whole events; the program names a time of each, and how far a change reaches.

extension EditEvent {
  @discardableResult
  package func callAsFunction(
    _ id: ID<Event>, to details: EventDetails, from seen: EventDetails? = nil
  ) throws -> EventOutcome {
    try self(OccurrencePlace(id), to: details, scope: .all, from: seen)
  }
}

extension RemoveEvent {
  @discardableResult
  package func callAsFunction(_ ids: [ID<Event>]) throws -> [Event] {
    try self(ids.map { OccurrencePlace($0) }, scope: .all).map(\.event)
  }
}
