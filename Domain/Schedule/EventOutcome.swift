/// The result of adding or editing an event, with everything to report about it.
public struct EventOutcome: Hashable, Sendable {
  /// Maximum number of overlapping occurrences that are reported.
  public static let maxOverlaps = 20

  /// The occurrence that was added or edited. After adding a series, its first occurrence; after
  /// editing one, the occurrence from which it was edited, or the next one.
  public let occurrence: Occurrence
  /// The first overlapping occurrences of other events, in list order. For a series, its
  /// occurrences within one year are checked.
  public let overlaps: [Occurrence]
  public let hasMoreOverlaps: Bool
  /// Occurrences of the same series that overlap the one that the user moved.
  public internal(set) var overlapsInSeries: [Occurrence] = []
  /// Adjustments of entered times that the clock skips or shows twice.
  public let notices: [ClockNotice]
  /// The entered start, if the rule does not yield it, so that the series starts at its first
  /// occurrence; otherwise nil.
  public internal(set) var startMovedFrom: LocalTime?
  /// Number of days by which the whole series was moved; negative for earlier. 0 if it has a new
  /// rule.
  public internal(set) var daysMoved = 0
  /// Occurrences that were past before the series was moved, and are in the future now.
  public internal(set) var movedToFuture: [Occurrence] = []
  /// Occurrences that were in the future before the series was moved, and are past now.
  public internal(set) var movedToPast: [Occurrence] = []
  /// Whether all occurrences of the series, or all from one on, were edited.
  public internal(set) var isSeriesEdit = false
  /// The effect of the edit on occurrences that the user had changed separately.
  public internal(set) var exceptionEffects = ExceptionEffects()
  /// Days from today on that are removed from the series.
  public internal(set) var removedDays: [Day] = []
  /// The earlier part, if the series was split: it ends where this series begins.
  public internal(set) var earlierPart: Event?
  /// Start of the last occurrence of ``earlierPart``; nil if it has none left.
  public internal(set) var earlierPartLastStart: LocalTime?
  /// The part that was split off this series earlier. It does not change if this series, or all of
  /// it from one occurrence on, is edited.
  public internal(set) var laterPart: Event?
  /// Names of lines in the file text of the former series that did not fit into the text of this
  /// one.
  public internal(set) var omittedLines: [String] = []

  public var event: Event { occurrence.event }
}

extension Repositories {
  /// Returns the event; throws ``DomainError/notFound(_:query:nearest:)`` if there is none.
  func existing(_ id: ID<Event>) throws -> Event {
    try existing(id, .event, by: events.event(_:))
  }

  /// Returns the timetable of the series; nil for a single event.
  func timetable(of event: Event, in zone: any ZoneRules) throws -> SeriesTimetable? {
    guard event.series != nil else { return nil }
    return SeriesTimetable(
      of: event, try events.exceptions(of: event.id), in: zone,
      by: try events.fileDefinedZone(of: event))
  }

  /// Saves the event; returns the outcome to report.
  func saveReturningOutcome(
    _ event: Event, _ notices: [ClockNotice], seenFrom today: Day, in zone: any ZoneRules
  ) throws -> EventOutcome {
    try events.save(event)
    return try outcome(of: event, notices, seenFrom: today, in: zone)
  }

  /// Returns the outcome for a saved event: for the occurrence at `original`, or for the whole
  /// series, which is represented by its first occurrence at or after `start`.
  func outcome(
    of event: Event, _ notices: [ClockNotice] = [], at original: LocalTime? = nil,
    showing start: LocalTime? = nil, seenFrom today: Day, in zone: any ZoneRules
  ) throws -> EventOutcome {
    let most = EventOutcome.maxOverlaps
    guard let timetable = try timetable(of: event, in: zone) else {
      let occurrence = Occurrence(of: event, in: zone)
      let found = try overlaps(of: occurrence, in: zone, limit: most + 1)
      return EventOutcome(
        occurrence: occurrence, overlaps: Array(found.prefix(most)),
        hasMoreOverlaps: found.count > most, notices: notices)
    }
    let first =
      timetable.occurrences(in: .earliest..<LocalTime.latest, limit: 1).first
      ?? Occurrence(of: event, in: zone)
    let occurrence =
      (original ?? start).flatMap { timetable.occurrence(at: $0) }
      ?? start.flatMap {
        timetable.occurrences(in: $0..<LocalTime.latest, startsWithin: true, limit: 1).first
      } ?? first
    let own =
      original == nil
      ? timetable.occurrencesOfYear(from: max(today, first.start.day)) : [occurrence]
    let found = try overlaps(of: own, in: zone, limit: most + 1)
    var outcome = EventOutcome(
      occurrence: occurrence, overlaps: Array(found.prefix(most)),
      hasMoreOverlaps: found.count > most, notices: notices)
    if original != nil {
      outcome.overlapsInSeries = timetable.overlappedOccurrences(by: occurrence)
    } else {
      outcome.removedDays = try events.exceptions(of: event.id)
        .filter { $0.isRemoved && $0.originalStart.day >= today }.map(\.originalStart.day)
    }
    return outcome
  }

  /// Returns the first occurrences of other events that overlap this one, in list order.
  func overlaps(
    of occurrence: Occurrence, in zone: any ZoneRules, limit: Int
  ) throws -> [Occurrence] {
    guard occurrence.occupiesTime, occurrence.crowd == nil else { return [] }
    var filter = EventFilter(timeRange: occurrence.start..<occurrence.effectiveEnd, isTimed: true)
    filter.excludedEvent = occurrence.event.id
    return try events.list(filter, in: zone, places: 0..<max(0, limit))
  }

  /// Returns the first occurrences of other events that overlap any of these occurrences of a
  /// series, which must be sorted.
  ///
  /// Other series are read for ranges of days that grow, because each read loads all overrides in
  /// its range. Single events are read only for the time of each occurrence, since a day may have
  /// many.
  private func overlaps(
    of occurrences: [Occurrence], in zone: any ZoneRules, limit: Int
  ) throws -> [Occurrence] {
    var found: [Occurrence] = []
    var left = occurrences.filter { $0.occupiesTime && $0.crowd == nil }[...]
    var days = 1
    while let first = left.first, found.count < limit {
      let end = first.start.adding(seconds: days * 86_400)
      let part = left.prefix(max(1, left.prefix { $0.start < end }.count))
      left = left.dropFirst(part.count)
      days = min(2 * days, 32)
      let reach = part.reduce(first.effectiveEnd) { max($0, $1.effectiveEnd) }
      var filter = EventFilter(timeRange: first.start..<reach, isTimed: true)
      (filter.isRepeating, filter.excludedEvent) = (true, first.event.id)
      let series = try events.list(filter, in: zone, places: 0..<Int.max)
      // A crowd does not tell which of its occurrences overlap, so look at them separately.
      let hasCrowds = series.contains { $0.crowd != nil }
      for occurrence in part where found.count < limit {
        if hasCrowds {
          found += try overlaps(of: occurrence, in: zone, limit: limit)
            .filter { !found.contains($0) }
          continue
        }
        var own = EventFilter(timeRange: occurrence.start..<occurrence.effectiveEnd, isTimed: true)
        own.isRepeating = false
        let once = try events.list(own, in: zone, places: 0..<limit)
        let others = (once + series.filter(own.accepts)).sortedForList().prefix(limit)
        found += others.filter { !found.contains($0) }
      }
    }
    return Array(found.prefix(limit))
  }
}

extension SeriesTimetable {
  /// Returns the occurrences within one year from that day on.
  fileprivate func occurrencesOfYear(from day: Day) -> [Occurrence] {
    occurrences(in: day.start..<day.adding(days: 366).start, startsWithin: true, limit: 366)
  }
}
