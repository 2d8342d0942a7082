import HearthDomain

/// An event in a list, with how it lies to the moment and what takes place at the same time.
struct ListedEvent: Hashable {
  let occurrence: Occurrence
  let status: EventStatus
  let overlaps: [Occurrence]

  var event: Event { occurrence.event }
}

extension ScheduleQueries {
  /// So many of those that overlap an event are told.
  private static let mostOverlaps = 1_000

  /// What those days hold, in the order of lists.
  func listed(on days: ClosedRange<Day>) throws -> [ListedEvent] {
    let agenda = try agenda(on: days)
    return try agenda.entries.map { entry in
      let occurrence = entry.occurrence
      // What reaches beyond these days may overlap what they don't hold.
      let isInside =
        days.contains(occurrence.days.lowerBound) && days.contains(occurrence.days.upperBound)
      guard isInside else { return try listed(occurrence) }
      return ListedEvent(
        occurrence: occurrence, status: entry.status, overlaps: agenda.overlaps(of: entry))
    }
  }

  /// Hands over what the filter accepts, in the order of lists.
  func listed(
    _ filter: EventFilter, withOverlaps: Bool, each: (ListedEvent) throws -> Void
  ) throws {
    let now = clock.now()
    try list(filter, overlaps: withOverlaps ? ScheduleQueries.mostOverlaps : 0) {
      try each(ListedEvent(occurrence: $0, status: $0.status(at: now), overlaps: $1))
    }
  }

  /// One event as lists show it.
  func listed(_ occurrence: Occurrence, withOverlaps: Bool = true) throws -> ListedEvent {
    ListedEvent(
      occurrence: occurrence, status: occurrence.status(at: clock.now()),
      overlaps: withOverlaps
        ? try overlaps(of: occurrence.event, limit: ScheduleQueries.mostOverlaps) : [])
  }
}
