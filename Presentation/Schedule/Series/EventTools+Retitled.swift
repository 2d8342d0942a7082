import HearthDomain

/// Times of a series that are called otherwise than it.
extension EventTools {
  /// The time of a series whose own title the words fit, with or without its start behind them; nil
  /// where none is called so. Throws ``DomainError/ambiguous(_:query:candidates:)`` for several.
  func retitled(_ words: String) throws -> MeantEvent? {
    let typed = TypedOccurrence(words, dates.looking)
    let name = typed?.name ?? words
    var filter = EventFilter(search: name)
    (filter.repeats, filter.onceSeenFrom) = (true, formatter.clock.localTime)
    let found = try schedule.queries.list(filter, in: 0..<NameResolver<Event>.enoughNames)
      .filter { $0.isMoved && $0.event.title != $0.kept.title }
      .filter { occurrence in
        guard let day = typed?.start.local(in: formatter.clock.zone).day else { return true }
        return occurrence.start.day == day || occurrence.original?.day == day
      }
    let exact = found.filter { NameFit(of: name, to: $0.event.title) == .exact }
    let fitting =
      exact.isEmpty ? found.filter { NameFit(of: name, to: $0.event.title) != nil } : exact
    guard let only = fitting.first else { return nil }
    if fitting.count == 1 {
      let event = try schedule.queries.event(only.event.id)
      return MeantEvent(event: event, occurrence: only, isNamed: true)
    }
    throw DomainError.ambiguous(
      .event, query: words,
      candidates: fitting.map {
        Candidate(name: "\($0.start) \($0.event.title)", id: TypedOccurrence.text($0))
      })
  }
}
