/// Removes an event with its reminders, or times of a series; the question comes before.
public struct RemoveEvent: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the event as it was; throws ``DomainError/notFound(_:query:nearest:)``.
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

  /// Removes so much of each as is meant, seen from these times, or nothing at all where one of
  /// them is not there; what takes place once goes whole. Returns the times as they were.
  @discardableResult
  public func callAsFunction(
    _ places: [OccurrencePlace], scope: SeriesScope, notifying: Bool = false
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
          of: timetable, at: place.original, in: repositories, clock, newID)
        try change.remove(scope)
        return change.occurrence
      }
    }
  }
}

/// Lets a time of a series take place again that was taken away, as it was.
public struct RestoreOccurrence: UseCase, Sendable {
  let context: UseCaseContext

  /// Throws ``DomainError/notFound(_:query:nearest:)``, and ``DomainError/refused(_:)`` where it
  /// was not taken away.
  @discardableResult
  public func callAsFunction(_ place: OccurrencePlace) throws -> EventOutcome {
    try store.write { repositories in
      let event = try repositories.existing(place.event)
      let exceptions = try repositories.events.exceptions(of: event.id)
      guard let original = place.original,
        let exception = exceptions.first(where: { $0.original == original }),
        case .removed(let details) = exception.change
      else {
        throw DomainError.refused(
          .series(
            .isNotRemoved(
              title: event.title, place.original ?? event.span.start(in: clock.zone))))
      }
      if let details {
        try repositories.events.save(
          SeriesException(of: event.id, at: original, .moved(details)))
      } else {
        try repositories.events.removeException(at: place)
      }
      try repositories.journal.describe(.bringBack, subject: event.title)
      return try repositories.outcome(
        of: event, at: original, seenFrom: clock.today, in: clock.zone)
    }
  }
}
