import HearthDomain

/// An event that somebody named, and which time of it.
struct MeantEvent: Hashable {
  let event: Event
  /// The time that was named; of a series that was named alone the one that goes on, else the next
  /// one, else the last.
  let occurrence: Occurrence
  /// Whether its start was named too.
  let isNamed: Bool
  /// Whether the time is seen as the series has it, although it was changed by hand.
  var isUnchanged = false

  var place: OccurrencePlace { occurrence.place }
  var repeats: Bool { event.series != nil }
}

extension EventTools {
  /// What the words mean: an event by its title or id, or one time of it by `ID@START` or
  /// `TITLE@START`. Of several series of one title, as a split leaves them, the one that is still
  /// to come.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)``,
  /// ``DomainError/ambiguous(_:query:candidates:)``, and ``DomainError/refused(_:)`` where no time
  /// starts then. Of several of one name the only one that is to come is meant, or else the last
  /// one that has been. Where no event is called so, one time of a series may be.
  func meant(_ words: String) throws -> MeantEvent {
    let queries = schedule.queries
    if let place = try place(words, withRemoved: false) {
      let event = try queries.event(place.event)
      let occurrence = try queries.occurrence(at: place) ?? formatter.occurrence(of: event)
      return MeantEvent(event: event, occurrence: occurrence, isNamed: true)
    }
    do {
      let event = try event(words)
      return MeantEvent(event: event, occurrence: try queries.shown(event), isNamed: false)
    } catch DomainError.notFound(let kind, let query, let nearest) {
      if let time = try retitled(words) { return time }
      throw DomainError.notFound(kind, query: query, nearest: nearest)
    }
  }

  /// The same as the series has that time, where nobody named it and it was changed by hand: who
  /// means all of a series does not mean that one. Nil where there is no such difference.
  func unchanged(_ meant: MeantEvent) throws -> MeantEvent? {
    guard !meant.isNamed else { return nil }
    return try schedule.queries.unchanged(meant.occurrence).map {
      MeantEvent(event: meant.event, occurrence: $0, isNamed: false, isUnchanged: true)
    }
  }

  /// Which time `ID@START` or `TITLE@START` means; nil for anything else, as a title with that
  /// letter.
  func place(_ words: String, withRemoved: Bool) throws -> OccurrencePlace? {
    let queries = schedule.queries
    guard let typed = TypedOccurrence(words, dates.looking) else { return nil }
    let whole = try unlessRefused { try queries.find(words) }
    if let whole, NameFit(of: words, to: whole.title) == .exact { return nil }
    guard let events = try unlessRefused({ try every(typed.name) }), let first = events.first
    else { return nil }
    if events.count == 1, typed.isID(first.id) {
      return try queries.place(of: first.id, typed.start, withRemoved: withRemoved)
    }
    let places = try events.compactMap { event -> OccurrencePlace? in
      guard event.series != nil || starts(event, typed.start) else { return nil }
      return try unlessRefused {
        try queries.place(of: event.id, typed.start, withRemoved: withRemoved)
      }
    }
    if let only = places.first, places.count == 1 { return only }
    guard places.isEmpty else {
      let there = Set(places.map(\.event))
      throw try queries.ambiguous(events.filter { there.contains($0.id) }, meantBy: words)
    }
    guard Set(events.map { SearchFolding.folded($0.title) }).count == 1 else {
      throw try queries.ambiguous(events, meantBy: words)
    }
    guard let series = events.first(where: { $0.series != nil }) else { return nil }
    return try queries.place(of: series.id, typed.start, withRemoved: withRemoved)
  }

  private func event(_ words: String) throws -> Event {
    let events = try events(words)
    // What was done already is of the same name as what waits to be done again.
    let waiting = events.filter { $0.afterDone != nil }
    if let open = waiting.first, waiting.count == 1,
      events.allSatisfy({ $0 == open || schedule.queries.isKept($0, ofDoing: open) })
    {
      return open
    }
    if let only = events.first, events.count == 1 { return only }
    let coming = try events.filter(isToCome)
    if let only = coming.first, coming.count == 1 { return only }
    if let part = try nextPart(of: coming, among: events) { return part }
    let past = try events.map { (event: $0, end: try schedule.queries.shown($0).endsAt) }
    let last = past.max { $0.end < $1.end }
    if coming.isEmpty, let last, past.filter({ $0.end == last.end }).count == 1 {
      return last.event
    }
    throw try schedule.queries.ambiguous(events, meantBy: words)
  }

  /// The part of a split series that goes on or comes next; nil where these are not all parts of
  /// one series.
  private func nextPart(of coming: [Event], among events: [Event]) throws -> Event? {
    let isOneSeries = events.contains { event in
      let parts = sequence(first: event) { part in
        part.laterPart.flatMap { later in events.first { $0.id == later } }
      }
      let ids = Set(parts.prefix(events.count).map(\.id))
      return coming.allSatisfy { ids.contains($0.id) }
    }
    guard isOneSeries else { return nil }
    return try coming.map { (event: $0, start: try schedule.queries.shown($0).startsAt) }
      .min { $0.start < $1.start }?.event
  }

  /// Whether it goes on, is to come, or waits to be done.
  private func isToCome(_ event: Event) throws -> Bool {
    if event.afterDone != nil { return true }
    if event.series != nil {
      return try !schedule.queries.coming(of: event.id, limit: 1).isEmpty
    }
    return formatter.status(of: formatter.occurrence(of: event)) != .done
  }

  /// The one event that is meant, or all of one name.
  private func events(_ words: String) throws -> [Event] {
    let events = try every(words)
    guard Set(events.map { SearchFolding.folded($0.title) }).count == 1 else {
      throw try schedule.queries.ambiguous(events, meantBy: words)
    }
    return events
  }

  /// All events that the words may mean.
  private func every(_ words: String) throws -> [Event] {
    do {
      return [try schedule.queries.find(words)]
    } catch DomainError.ambiguous(_, _, let candidates) {
      return try candidates.map { try schedule.queries.find($0.id) }
    }
  }

  /// Whether what takes place once begins on that day.
  private func starts(_ event: Event, _ start: OccurrenceStart) -> Bool {
    formatter.occurrence(of: event).start.day == start.local(in: formatter.clock.zone).day
  }
}
