/// Removes an event with its reminders, or occurrences of a series; the caller asks for
/// confirmation first.
public struct RemoveEvent: UseCase, Sendable {
  let context: UseCaseContext

  /// Removes the event and returns it. Throws ``DomainError/notFound(_:query:nearest:)`` if it does
  /// not exist.
  @discardableResult
  public func callAsFunction(_ id: ID<Event>, notifying: Bool = false) throws -> Event {
    try store.write { repositories in
      let event = try repositories.existing(id)
      try repositories.requireWritable(event.calendar)
      try repositories.requireAgreement(toRemove: event, notifying: notifying)
      try repositories.removeDeclining(event)
      return event
    }
  }

  /// Removes events: single ones as a whole, and the part of each series given by `scope`, as seen
  /// from its occurrence. If one does not exist, nothing is removed. Returns the removed
  /// occurrences.
  @discardableResult
  public func callAsFunction(
    _ places: [OccurrenceID], scope: SeriesScope, notifying: Bool = false
  ) throws -> [Occurrence] {
    try store.write { repositories in
      try places.map { place in
        let event = try repositories.existing(place.event)
        try repositories.requireWritable(event.calendar)
        try repositories.requireAgreement(toRemove: event, notifying: notifying)
        guard let timetable = try repositories.timetable(of: event, in: clock.zone) else {
          try repositories.removeDeclining(event)
          return Occurrence(of: event, in: clock.zone)
        }
        let change = try SeriesChange(
          of: timetable, at: place.originalStart, in: repositories, clock, newID)
        try change.remove(scope)
        return change.occurrence
      }
    }
  }
}

/// Restores a removed occurrence of a series.
public struct RestoreOccurrence: UseCase, Sendable {
  let context: UseCaseContext

  /// Restores the occurrence. Throws ``DomainError/notFound(_:query:nearest:)``, and
  /// ``DomainError/refused(_:)`` if it was not removed.
  @discardableResult
  public func callAsFunction(_ place: OccurrenceID) throws -> EventOutcome {
    try store.write { repositories in
      let event = try repositories.existing(place.event)
      let exceptions = try repositories.events.exceptions(of: event.id)
      guard let original = place.originalStart,
        let exception = exceptions.first(where: { $0.originalStart == original }),
        case .removed(let details) = exception.change
      else {
        throw DomainError.refused(
          .series(
            .isNotRemoved(
              title: event.title, place.originalStart ?? event.span.start(in: clock.zone))))
      }
      if let details {
        try repositories.events.save(
          SeriesException(of: event.id, at: original, .overridden(details)))
      } else {
        try repositories.events.removeException(at: place)
      }
      try repositories.journal.setVerb(.bringBack, subject: event.title)
      return try repositories.outcome(
        of: event, at: original, seenFrom: clock.today, in: clock.zone)
    }
  }
}
