import HearthDomain

/// An event that somebody named, and which time of it.
struct MeantEvent: Hashable {
  /// The event as it is kept.
  let event: Event
  /// The time that was named; of a series that was named alone the one that goes on, else the next
  /// one, else the last.
  let occurrence: Occurrence
  /// Whether its start was named too.
  let isNamed: Bool

  var place: OccurrencePlace { occurrence.place }
  var repeats: Bool { event.series != nil }
}

extension EventTools {
  /// What the words mean: an event by its title or id, or one time of it by `ID@START`.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``,
  /// ``DomainError/ambiguous(_:query:candidates:)``, and ``DomainError/refused(_:)`` where no time
  /// starts then.
  func meant(_ words: String) throws -> MeantEvent {
    let queries = schedule.queries
    if let place = try place(words, withRemoved: false) {
      let event = try queries.event(place.event)
      let occurrence = try queries.occurrence(at: place) ?? formatter.occurrence(of: event)
      return MeantEvent(event: event, occurrence: occurrence, isNamed: true)
    }
    let event = try queries.find(words)
    return MeantEvent(event: event, occurrence: try queries.shown(event), isNamed: false)
  }

  /// Which time `ID@START` means; nil for anything else, as a title with that letter.
  func place(_ words: String, withRemoved: Bool) throws -> OccurrencePlace? {
    guard let typed = TypedOccurrence(words), let event = try? schedule.queries.find(typed.id),
      typed.tail.matches(event.id)
    else { return nil }
    return try schedule.queries.place(of: event.id, typed.start, withRemoved: withRemoved)
  }
}
