/// Events that mention a person in their title or note.
public struct PersonEvents: Hashable, Sendable {
  /// Occurrences going on now, then future ones, the soonest first.
  public let upcoming: [Occurrence]
  /// Past occurrences, the latest first.
  public let past: [Occurrence]

  public static let none = PersonEvents(upcoming: [], past: [])
}

extension Event {
  /// Korean particles that follow a name without a space in between.
  private static let particles = [
    "와", "과", "랑", "이랑", "하고", "네", "이네", "님", "씨", "이", "가", "은", "는", "을", "를", "의",
    "에게", "한테", "께", "도", "만",
  ]

  /// Whether the title or the note contains the name as a whole word, with or without a particle.
  public func mentions(_ name: String) -> Bool {
    let texts = [title, note].map(SearchFolding.folded)
    return ([""] + Event.particles).contains { particle in
      let wanted = SearchFolding.folded(name + particle)
      return texts.contains { WholeWords.occur(wanted, in: $0) }
    }
  }
}

extension ScheduleQueries {
  /// Maximum number of search results that are checked, both before and after now.
  private static var maxCheckedHits: Int { 50 }

  /// Returns the events that mention the person's name or nickname: up to `limit` future ones and
  /// as many past ones.
  public func events(naming person: Person, limit: Int) throws -> PersonEvents {
    let now = clock.now()
    let local = clock.zone.localTime(at: now)
    // Use one read transaction, so that the index is queried only once for both.
    let (begun, coming) = try store.read { repositories in
      (
        try eventsMentioning(
          person, EventFilter(timeRange: .earliest..<local, latestFirst: true), repositories),
        try eventsMentioning(
          person, EventFilter(timeRange: local..<LocalTime.latest, startsWithin: true), repositories
        )
      )
    }
    let goingOn = begun.filter { $0.status(at: now) != .done }
    let soonest = (goingOn + coming.filter { !goingOn.contains($0) }).sortedForList()
    return PersonEvents(
      upcoming: Array(soonest.prefix(max(0, limit))),
      past: Array(begun.filter { $0.status(at: now) == .done }.prefix(max(0, limit))))
  }

  /// Returns the events that mention the person, in the order of the filter and without duplicates.
  /// A series has one occurrence.
  private func eventsMentioning(
    _ person: Person, _ filter: EventFilter, _ repositories: Repositories
  ) throws -> [Occurrence] {
    var found: [Occurrence] = []
    var filter = filter
    filter.seriesOnceFrom = clock.zone.localTime(at: clock.now())
    // Skip single letters, which occur in so many events that the index does not help.
    for name in person.names where SearchFolding.folded(name).unicodeScalars.count > 1 {
      var filter = filter
      filter.search = name
      let hits = try list(
        filter, by: try searchLine(of: filter), in: 0..<ScheduleQueries.maxCheckedHits, repositories
      )
      found += hits.filter { $0.event.mentions(name) && !found.contains($0) }
    }
    let sorted = found.sortedForList()
    return filter.latestFirst ? sorted.reversed() : sorted
  }
}
