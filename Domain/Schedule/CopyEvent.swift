/// Copies an event or an occurrence to another day.
public struct CopyEvent: UseCase, Sendable {
  let context: UseCaseContext
  let add: AddEvent

  /// Adds a copy of the event or occurrence with these details. Returns and throws like
  /// ``AddEvent``, and throws ``DomainError/notFound(_:query:nearest:)`` if the event no longer
  /// exists.
  ///
  /// - The copy keeps the URL and categories of the original's file.
  /// - It is added to the named calendar; otherwise to the original's, or to `usual` if that is
  ///   read-only.
  /// - It takes place even if the original was cancelled.
  @discardableResult
  public func callAsFunction(
    _ place: OccurrenceID, with details: EventDetails,
    repeating entered: EnteredRepetition? = nil, in named: CalendarName? = nil,
    otherwise usual: CalendarName = .home
  ) throws -> EventOutcome {
    try store.write { repositories in
      let old = try repositories.existing(place.event)
      let known = try repositories.knownCalendars()
      let isReadOnly = known.contains { $0.name == old.calendar && $0.isReadOnly }
      let calendar = named ?? (isReadOnly ? usual : old.calendar)
      var details = details
      details.appliesToLater = false
      // A copy of a cancelled event is not cancelled.
      if details.availability == .calledOff { details.availability = .busy }
      let outcome = try add.add(
        details, repeating: entered, in: calendar, followsZone: false, to: repositories)
      let isLinked = known.contains { $0.name == calendar && $0.link != nil }
      let events = repositories.events
      if let text = try events.text(of: old.id),
        let own = events.texts.copiedText(
          ofCopy: try repositories.storedEvent(outcome.occurrence.storedEvent), of: text,
          at: place.originalStart,
          zoned: isLinked, place: EventText.position(1, after: try events.lastTextPosition()), clock
        )
      {
        try events.save(own)
      }
      return outcome
    }
  }
}
