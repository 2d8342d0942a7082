import HearthDomain

/// An event in a list, with its status and overlaps. Optional facts are filled in only if needed.
struct ListedEvent: Hashable {
  let occurrence: Occurrence
  let status: EventStatus
  let overlaps: Overlaps
  /// Exceptions of the event's series.
  var exceptions: [SeriesException] = []
  /// Rules of the event's file that this program does not support.
  var unreadRules: [String] = []
  /// Alarms of the event's file that are not delivered here.
  var unsupportedAlarms: [UnsupportedAlarm] = []
  /// The series that continues this one after it was split.
  var laterPart: Event?

  var event: Event { occurrence.event }
}

/// Reads the exceptions of listed series, once per series.
struct SeriesExceptionCache {
  let queries: ScheduleQueries
  private var cache: [ID<Event>: [SeriesException]] = [:]

  init(_ queries: ScheduleQueries) {
    self.queries = queries
  }

  mutating func addingExceptions(_ listed: ListedEvent) throws -> ListedEvent {
    guard listed.occurrence.storedEvent.series != nil else { return listed }
    var listed = listed
    let id = listed.event.id
    let found = try cache[id] ?? queries.exceptions(of: id)
    cache[id] = found
    listed.exceptions = found
    return listed
  }
}

extension ScheduleQueries {
  /// Maximum number of days read to find overlaps of events that reach beyond the listed days.
  private static let maxDaysAround = 92

  /// Returns the events of those days, in list order.
  func listedEvents(on days: ClosedRange<Day>, withOverlaps: Bool = true) throws -> [ListedEvent] {
    guard withOverlaps else {
      let now = clock.now()
      return try occurrences(on: days).map {
        ListedEvent(occurrence: $0, status: $0.status(at: now), overlaps: .none)
      }
    }
    let agenda = try agenda(on: days)
    // Events that extend beyond these days may overlap with events outside them, so more days are
    // read.
    let own = agenda.entries.filter { $0.occurrence.overlaps(days.timeRange) }
    let around = own.map(\.occurrence.days).reduce(days, extendedDays)
    if around == days { return listedEvents(agenda) }
    guard around.upperBound - around.lowerBound < ScheduleQueries.maxDaysAround else {
      let overlaps = try overlaps(of: agenda.entries.map(\.occurrence))
      return zip(agenda.entries, overlaps).map {
        ListedEvent(occurrence: $0.occurrence, status: $0.status, overlaps: $1)
      }
    }
    // Overdue events are listed today, although they took place earlier.
    let late = agenda.entries.filter { !$0.occurrence.overlaps(days.timeRange) }.map {
      ListedEvent(occurrence: $0.occurrence, status: $0.status, overlaps: .none)
    }
    return late
      + listedEvents(try self.agenda(on: around)).filter { $0.occurrence.overlaps(days.timeRange) }
  }

  private func extendedDays(
    _ days: ClosedRange<Day>, _ others: ClosedRange<Day>
  ) -> ClosedRange<Day> {
    min(days.lowerBound, others.lowerBound)...max(days.upperBound, others.upperBound)
  }

  private func listedEvents(_ agenda: Agenda) -> [ListedEvent] {
    let among = agenda.entries.map(\.occurrence)
    return agenda.entries.map {
      ListedEvent(
        occurrence: $0.occurrence, status: $0.status, overlaps: Overlaps(of: $0, among: among))
    }
  }

  /// Calls `each` for every event that matches the filter, in list order.
  func forEachListedEvent(
    _ filter: EventFilter, withOverlaps: Bool, each: (ListedEvent) throws -> Void
  ) throws {
    let now = clock.now()
    try list(filter, withOverlaps: withOverlaps) {
      try each(ListedEvent(occurrence: $0, status: $0.status(at: now), overlaps: $1))
    }
  }

  /// Returns list entries for these occurrences, in the given order.
  func listedEvents(_ occurrences: [Occurrence], withOverlaps: Bool = true) throws -> [ListedEvent]
  {
    let now = clock.now()
    let overlaps =
      withOverlaps ? try overlaps(of: occurrences) : occurrences.map { _ in Overlaps.none }
    return zip(occurrences, overlaps).map {
      ListedEvent(occurrence: $0, status: $0.status(at: now), overlaps: $1)
    }
  }

  func listedEvent(_ occurrence: Occurrence) throws -> ListedEvent {
    let overlaps = try overlaps(of: [occurrence]).first ?? .none
    var exceptions = SeriesExceptionCache(self)
    var listed = ListedEvent(
      occurrence: occurrence, status: occurrence.status(at: clock.now()), overlaps: overlaps)
    listed.unreadRules = try unsupportedRules(of: occurrence.storedEvent)
    listed.laterPart = try laterPart(of: occurrence.storedEvent)
    return try exceptions.addingExceptions(listed)
  }
}
