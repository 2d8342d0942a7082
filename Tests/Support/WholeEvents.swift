import HearthDomain

// Changes of whole events, for tests; the program addresses an occurrence and the scope of a
// change.

extension EditEvent {
  @discardableResult
  package func callAsFunction(
    _ id: ID<Event>, to details: EventDetails, from seen: EventDetails? = nil
  ) throws -> EventOutcome {
    try self(OccurrenceID(id), to: details, scope: .all, from: seen)
  }
}

extension RemoveEvent {
  @discardableResult
  package func callAsFunction(_ ids: [ID<Event>]) throws -> [Event] {
    try self(ids.map { OccurrenceID($0) }, scope: .all).map(\.event)
  }
}
