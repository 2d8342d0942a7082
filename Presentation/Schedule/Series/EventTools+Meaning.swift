import HearthDomain

/// An event that the user named, and one of its occurrences.
struct NamedEvent: Hashable {
  let event: Event
  /// The occurrence that was named. If the user named only a series, its current, next or last
  /// occurrence.
  let occurrence: Occurrence
  /// Whether the occurrence itself was named, not only the event.
  let isOccurrenceNamed: Bool
  /// Whether `occurrence` is as the repetition rule gives it, although an exception changes it.
  var ignoresException = false

  var occurrenceID: OccurrenceID { occurrence.occurrenceID }
  /// The titles by which the user may have named it. The occurrence's own title is included if the
  /// occurrence was named.
  fileprivate var titles: [String] {
    isOccurrenceNamed ? [occurrence.event.title, event.title] : [event.title]
  }
  var repeats: Bool { event.series != nil }
}

extension EventTools {
  /// Returns the event or occurrence that the words name: a title, an id, `ID@START` or
  /// `TITLE@START`. The title may also be that of a single occurrence.
  ///
  /// If several events match, it prefers the only current or upcoming one, then the next part of a
  /// split series. If all are over, it takes the one that ended last.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``,
  /// ``DomainError/ambiguous(_:query:candidates:)``, or ``DomainError/refused(_:)`` if no
  /// occurrence starts at that time.
  func findEventOrOccurrence(_ words: String) throws -> NamedEvent {
    let queries = schedule.queries
    let times = try occurrencesWithOwnTitle(words)
    let name = TypedOccurrence(words, dateReader.forSearches)?.name ?? words
    if let place = try occurrenceID(words, withRemoved: false) {
      let event = try queries.event(place.event)
      let occurrence = try queries.occurrence(at: place) ?? formatter.occurrence(of: event)
      let named = NamedEvent(event: event, occurrence: occurrence, isOccurrenceNamed: true)
      let all = bestMatches(name, among: [named] + times)
      guard let only = all.first, all.count == 1 else { throw try ambiguityError(all, words) }
      return only
    }
    do {
      let events = try candidates(words).map {
        NamedEvent(
          event: $0, occurrence: try queries.representativeOccurrence(of: $0),
          isOccurrenceNamed: false)
      }
      return try onlyMatch(of: bestMatches(words, among: events + times), meantBy: words)
    } catch DomainError.notFound where !times.isEmpty {
      return try onlyMatch(of: bestMatches(name, among: times), meantBy: words)
    }
  }

  /// Returns the matches with exactly that name or, if there are none, all of them; without
  /// duplicates.
  private func bestMatches(_ name: String, among all: [NamedEvent]) -> [NamedEvent] {
    let exact = all.filter { NameMatchQuality(of: name, toAny: $0.titles) == .exact }
    return (exact.isEmpty ? all : exact).reduce(into: []) { meant, next in
      let isSame = { (other: NamedEvent) in
        other.isOccurrenceNamed
          ? other.occurrenceID == next.occurrenceID : other.event.id == next.event.id
      }
      if !meant.contains(where: isSame) { meant.append(next) }
    }
  }

  /// Returns the occurrence as the repetition rule gives it. Nil if no exception changes it, or if
  /// the user named the occurrence itself.
  ///
  /// Used for changes to a whole series, which must not take over the values of one exception.
  func withoutException(_ meant: NamedEvent) throws -> NamedEvent? {
    guard !meant.isOccurrenceNamed else { return nil }
    return try schedule.queries.withoutOverride(meant.occurrence).map {
      NamedEvent(
        event: meant.event, occurrence: $0, isOccurrenceNamed: false, ignoresException: true)
    }
  }

  /// Returns the occurrence that `ID@START` or `TITLE@START` names; nil for other text, such as a
  /// title that contains `@`.
  func occurrenceID(_ words: String, withRemoved: Bool) throws -> OccurrenceID? {
    let queries = schedule.queries
    guard let typed = TypedOccurrence(words, dateReader.forSearches) else { return nil }
    let whole = try unlessRefused { try queries.find(words) }
    if let whole, NameMatchQuality(of: words, to: whole.title) == .exact { return nil }
    guard let events = try unlessRefused({ try candidates(typed.name) }), let first = events.first
    else { return nil }
    if events.count == 1, typed.isID(first.id) {
      return try queries.occurrenceID(of: first.id, typed.start, withRemoved: withRemoved)
    }
    let places = try events.compactMap { event -> OccurrenceID? in
      guard event.series != nil || begins(event, typed.start) else { return nil }
      return try unlessRefused {
        try queries.occurrenceID(of: event.id, typed.start, withRemoved: withRemoved)
      }
    }
    if let only = places.first, places.count == 1 { return only }
    guard places.isEmpty else {
      let there = Set(places.map(\.event))
      throw try queries.ambiguityError(events.filter { there.contains($0.id) }, meantBy: words)
    }
    guard Set(events.map { SearchFolding.folded($0.title) }).count == 1 else {
      throw try queries.ambiguityError(events, meantBy: words)
    }
    guard let series = events.first(where: { $0.series != nil }) else { return nil }
    return try queries.occurrenceID(of: series.id, typed.start, withRemoved: withRemoved)
  }

  private func onlyMatch(of all: [NamedEvent], meantBy words: String) throws -> NamedEvent {
    guard Set(all.map { SearchFolding.folded($0.titles[0]) }).count == 1 else {
      throw try ambiguityError(all, words)
    }
    if let only = all.first, all.count == 1 { return only }
    let coming = try all.filter(isCurrentOrUpcoming)
    if let only = coming.first, coming.count == 1 { return only }
    if let part = nextPart(of: coming, among: all) { return part }
    let last = all.max { $0.occurrence.endsAt < $1.occurrence.endsAt }
    if coming.isEmpty, let last,
      all.count(where: { $0.occurrence.endsAt == last.occurrence.endsAt }) == 1
    {
      return last
    }
    throw try ambiguityError(all, words)
  }

  private func ambiguityError(_ all: [NamedEvent], _ words: String) throws -> DomainError {
    let times = all.filter(\.isOccurrenceNamed).map { time in
      let occurrence = time.occurrence
      return Candidate(
        name: occurrence.event.title, id: TypedOccurrence.reference(occurrence),
        details: [occurrence.candidateDetail])
    }
    return try schedule.queries.ambiguityError(
      all.filter { !$0.isOccurrenceNamed }.map(\.event), beside: times, meantBy: words)
  }

  /// Returns the current or next part of a split series; nil if the events are not all parts of one
  /// series.
  private func nextPart(of coming: [NamedEvent], among all: [NamedEvent]) -> NamedEvent? {
    let isOneSeries = all.contains { one in
      let parts = sequence(first: one.event) { part in
        part.laterPartID.flatMap { later in all.first { $0.event.id == later }?.event }
      }
      let ids = Set(parts.prefix(all.count).map(\.id))
      return coming.allSatisfy { !$0.isOccurrenceNamed && ids.contains($0.event.id) }
    }
    return isOneSeries
      ? coming.min { $0.occurrence.startsAt < $1.occurrence.startsAt } : nil
  }

  /// Returns whether the event is current or upcoming.
  private func isCurrentOrUpcoming(_ meant: NamedEvent) throws -> Bool {
    if meant.event.series != nil, !meant.isOccurrenceNamed {
      return try !schedule.queries.upcomingOccurrences(of: meant.event.id, limit: 1).isEmpty
    }
    return formatter.status(of: meant.occurrence) != .done
  }

  /// Returns all events that the words may name.
  private func candidates(_ words: String) throws -> [Event] {
    do {
      return [try schedule.queries.find(words)]
    } catch DomainError.ambiguous(_, _, let candidates) {
      return try candidates.map { try schedule.queries.find($0.id) }
    }
  }

  /// Returns whether the event does not repeat and begins on that day.
  private func begins(_ event: Event, _ start: OccurrenceStart) -> Bool {
    formatter.occurrence(of: event).start.day == start.localTime(in: formatter.clock.zone).day
  }
}
