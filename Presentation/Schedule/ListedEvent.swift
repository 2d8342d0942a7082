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

  /// What the filter accepts, in the order of lists; the overlaps of each are a query of its own.
  func listed(_ filter: EventFilter, withOverlaps: Bool) throws -> [ListedEvent] {
    try list(filter, in: ListLimit.none.places).map {
      try listed($0, withOverlaps: withOverlaps)
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
