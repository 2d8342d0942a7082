/// Plans an event once more, on another day.
public struct CopyEvent: UseCase, Sendable {
  let context: UseCaseContext
  let add: AddEvent

  /// Adds an event with these details beside that one, or that time of it, and keeps what its file
  /// says of where it takes place, what it leads to and what it counts among. It goes into the
  /// calendar that is named, else into that of the other one, and where that is only read, into
  /// the usual one. It takes place even where the other one was called off.
  ///
  /// Returns and throws what ``AddEvent`` does, and throws
  /// ``DomainError/notFound(_:query:nearest:)`` where there is no such event any more.
  @discardableResult
  public func callAsFunction(
    _ place: OccurrencePlace, with details: EventDetails,
    repeating entered: EnteredRepetition? = nil, in named: CalendarName? = nil,
    otherwise usual: CalendarName = .home
  ) throws -> EventOutcome {
    try store.write { repositories in
      let old = try repositories.existing(place.event)
      let known = try repositories.knownCalendars()
      let isReadOnly = known.contains { $0.name == old.calendar && $0.isReadOnly }
      let calendar = named ?? (isReadOnly ? usual : old.calendar)
      var details = details
      details.holdsOn = false
      // What was called off is planned anew.
      if details.part == .calledOff { details.part = .busy }
      let outcome = try add.add(
        details, repeating: entered, in: calendar, followsZone: false, to: repositories)
      let isLinked = known.contains { $0.name == calendar && $0.link != nil }
      let events = repositories.events
      if let text = try events.text(of: old.id),
        let own = events.text(
          ofCopy: try repositories.kept(outcome.occurrence.kept), of: text, at: place.original,
          zoned: isLinked, place: EventText.place(1, behind: try events.lastTextPlace()), clock)
      {
        try events.save(own)
      }
      return outcome
    }
  }
}
