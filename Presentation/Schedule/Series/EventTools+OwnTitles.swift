import HearthDomain

/// Finds occurrences that have another title than their series.
extension EventTools {
  /// Returns the occurrences whose own title is the typed one; `@` and a start may follow it.
  func occurrencesWithOwnTitle(_ words: String) throws -> [NamedEvent] {
    let typed = TypedOccurrence(words, dateReader.forSearches)
    let name = typed?.name ?? words
    let queries = schedule.queries
    var filter = EventFilter(search: name)
    (filter.isRepeating, filter.seriesOnceFrom) = (true, formatter.clock.localTime)
    // Some names are not valid as a search text; then no occurrence is found.
    let found = try unlessRefused {
      try queries.list(filter, in: 0..<NameResolver<Event>.nameLimit)
    }
    return try (found ?? []).filter { occurrence in
      guard occurrence.isOverridden, occurrence.event.title != occurrence.storedEvent.title,
        NameMatchQuality(of: name, to: occurrence.event.title) != nil
      else { return false }
      guard let day = typed?.start.localTime(in: formatter.clock.zone).day else { return true }
      return occurrence.start.day == day || occurrence.originalStart?.day == day
    }
    .map {
      NamedEvent(event: try queries.event($0.event.id), occurrence: $0, isOccurrenceNamed: true)
    }
  }
}
