import HearthDomain

/// An event in a list, with how it lies to the moment and what takes place at the same time.
struct ListedEvent: Hashable {
  let occurrence: Occurrence
  let status: EventStatus
  /// The first of these.
  let overlaps: [Occurrence]
  /// How many there are, or one more than these where nobody counted them.
  let overlapCount: Int
  /// Whether they were counted.
  var isCounted = true

  var hasMoreOverlaps: Bool { overlapCount > overlaps.count }
  var event: Event { occurrence.event }
}

extension ScheduleQueries {
  /// Up to so many days are read to know what overlaps the events of some of them; beyond, each
  /// event is asked about by itself.
  private static let mostDaysAround = 92

  /// What those days hold, in the order of lists.
  func listed(on days: ClosedRange<Day>, withOverlaps: Bool = true) throws -> [ListedEvent] {
    guard withOverlaps else {
      let now = clock.now()
      return try list(.on(days), in: 0..<Int.max).map {
        ListedEvent(occurrence: $0, status: $0.status(at: now), overlaps: [], overlapCount: 0)
      }
    }
    let agenda = try agenda(on: days)
    // What reaches beyond these days may overlap what they don't hold.
    let around = agenda.entries.map(\.occurrence.days).reduce(days, spanning)
    if around == days { return agenda.entries.map { listed($0, in: agenda) } }
    guard around.upperBound - around.lowerBound < ScheduleQueries.mostDaysAround else {
      return try agenda.entries.map { entry in
        let own = entry.occurrence.days
        let isWithin = days.contains(own.lowerBound) && days.contains(own.upperBound)
        return try isWithin ? listed(entry, in: agenda) : listed(entry.occurrence)
      }
    }
    let wide = try self.agenda(on: around)
    return wide.entries.filter { $0.occurrence.overlaps(days.stretch) }
      .map { listed($0, in: wide) }
  }

  private func spanning(
    _ days: ClosedRange<Day>, _ others: ClosedRange<Day>
  ) -> ClosedRange<Day> {
    min(days.lowerBound, others.lowerBound)...max(days.upperBound, others.upperBound)
  }

  private func listed(_ entry: Agenda.Entry, in agenda: Agenda) -> ListedEvent {
    ListedEvent(
      occurrence: entry.occurrence, status: entry.status, overlaps: agenda.overlaps(of: entry),
      overlapCount: entry.overlapCount)
  }

  /// Hands over what the filter accepts, in the order of lists.
  func listed(
    _ filter: EventFilter, withOverlaps: Bool, each: (ListedEvent) throws -> Void
  ) throws {
    let now = clock.now()
    try list(filter, overlaps: withOverlaps ? Agenda.mostOverlaps + 1 : 0) {
      try each(ListedEvent($0, status: $0.status(at: now), found: $1))
    }
  }

  /// One event as lists show it.
  func listed(_ occurrence: Occurrence, withOverlaps: Bool = true) throws -> ListedEvent {
    let found =
      withOverlaps ? try overlaps(of: occurrence.event, limit: Agenda.mostOverlaps + 1) : []
    return ListedEvent(occurrence, status: occurrence.status(at: clock.now()), found: found)
  }
}

extension ListedEvent {
  /// With what was found of those that overlap it, one more than is told at most.
  fileprivate init(_ occurrence: Occurrence, status: EventStatus, found: [Occurrence]) {
    self.init(
      occurrence: occurrence, status: status,
      overlaps: Array(found.prefix(Agenda.mostOverlaps)), overlapCount: found.count,
      isCounted: found.count <= Agenda.mostOverlaps)
  }
}
