import HearthDomain

/// Keeps the events of an in-memory store.
struct InMemoryEventRepository: EventRepository {
  let transaction: InMemoryTransaction

  func event(_ id: ID<Event>) throws -> Event? {
    try transaction.read { $0.events[id] }
  }

  func save(_ event: Event) throws {
    try transaction.write { $0.events[event.id] = event }
  }

  func remove(_ id: ID<Event>) throws {
    try transaction.write { $0.events[id] = nil }
  }

  func list(
    _ filter: EventFilter, in zone: any ZoneRules, places: Range<Int>
  ) throws -> [Occurrence] {
    var listed = try occurrences(in: zone).filter(filter.accepts).sortedForList()
    if filter.latestFirst { listed.reverse() }
    return listed.page(places)
  }

  func counts(on days: ClosedRange<Day>, in zone: any ZoneRules) throws -> [Day: Int] {
    try tally(of: days, in: zone).counts
  }

  func busyDays(
    in days: ClosedRange<Day>, in zone: any ZoneRules
  ) throws -> [ClosedRange<Day>] {
    try tally(of: days, in: zone).stretches
  }

  private func tally(of days: ClosedRange<Day>, in zone: any ZoneRules) throws -> DayTally {
    var tally = DayTally(of: days)
    for occurrence in try occurrences(in: zone) {
      tally.add(occurrence.days.lowerBound.number, through: occurrence.days.upperBound.number)
    }
    return tally
  }

  func reminders(at moments: Range<Instant>, in zone: any ZoneRules) throws -> [EventReminder] {
    try occurrences(in: zone).flatMap(\.reminders).filter { moments.contains($0.at) }
      .sorted(by: EventReminder.isEarlier)
  }

  func meant(by words: String, limit: Int) throws -> [Event] {
    try meant(by: NameMatcher(words), limit)
  }

  func meant(bySpaceless words: String, limit: Int) throws -> [Event] {
    try meant(by: NameMatcher(spaceless: words), limit)
  }

  private func meant(by meaning: NameMatcher, _ limit: Int) throws -> [Event] {
    try transaction.read { tables in
      tables.events.values.compactMap { meaning.fit($0.id, [$0.title]) }.sorted()
        .prefix(max(0, limit)).compactMap { tables.events[$0.id] }
    }
  }

  /// In no order.
  private func occurrences(in zone: any ZoneRules) throws -> [Occurrence] {
    try transaction.read { $0.events.values.map { Occurrence(of: $0, in: zone) } }
  }
}
