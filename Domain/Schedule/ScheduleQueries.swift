/// Queries about events, on the wall clock of the user.
public struct ScheduleQueries: UseCase, Sendable {
  let context: UseCaseContext
  public var clock: LocalClock { context.clock }

  /// Whether there is any event or to-do.
  public func hasPlans() throws -> Bool {
    try !list(in: 0..<1).isEmpty || store.read { try !$0.toDos.countsByCalendar().isEmpty }
  }

  /// Returns the occurrences of these days with their present status and overlaps. If the only day
  /// is today, overdue ones are included.
  public func agenda(on days: ClosedRange<Day>, search: String = "") throws -> Agenda {
    Agenda(on: days, inOrder: try occurrences(on: days, search: search), at: clock.now())
  }

  /// Returns the occurrences of these days in list order.
  package func occurrences(on days: ClosedRange<Day>, search: String = "") throws -> [Occurrence] {
    try list(.on(days, search: search), in: 0..<Int.max)
  }

  /// Returns the occurrences that the filter accepts at these indices of the list, in the order of
  /// ``Occurrence/isListedBefore(_:_:)`` or its reverse.
  public func list(
    _ filter: EventFilter = .all, in places: Range<Int>
  ) throws -> [Occurrence] {
    let line = try searchLine(of: filter)
    return try store.read { try list(filter, by: line, in: places, $0) }
  }

  /// Parses the filter's search text; throws if it is invalid.
  func searchLine(of filter: EventFilter) throws -> SearchExpression {
    try SearchedText.check(filter.search)
    return try SearchExpression(filter.search)
  }

  /// Implements ``list(_:in:)`` within a read transaction.
  func list(
    _ filter: EventFilter, by line: SearchExpression, in places: Range<Int>,
    _ repositories: Repositories
  ) throws -> [Occurrence] {
    line.needsFiltering
      ? try repositories.events(filter, by: line, clock, in: places)
      : try repositories.events.list(filter, in: clock.zone, places: places)
  }

  /// Passes each occurrence that the filter accepts to `each`, the earliest first; if requested,
  /// with its overlaps. They are read in batches from one snapshot of the store. Without a range of
  /// time, each series is passed once.
  public func list(
    _ filter: EventFilter, withOverlaps: Bool,
    each: (_ occurrence: Occurrence, _ overlaps: Overlaps) throws -> Void
  ) throws {
    let line = try searchLine(of: filter)
    let (now, today) = (clock.now(), clock.today)
    try store.read { repositories in
      var sweep = OverlapSweep(repositories, clock)
      var last: ClosedRange<Day>?
      for var part in line.needsFiltering ? filter.filtersPerRange(of: line) : [filter] {
        if line.needsFiltering { part.search = line.longestWord }
        try forEachOccurrence(part, repositories) { occurrence in
          // An occurrence of several days may already have been passed with the previous range.
          guard last.map({ !$0.overlaps(occurrence.days) }) ?? true,
            line.accepts(SearchableProperties(occurrence, at: now, today: today))
          else { return }
          try each(occurrence, withOverlaps ? sweep.overlaps(of: occurrence) : .none)
        }
        last = part.timeRange.map { $0.lowerBound.day...$0.upperBound.adding(seconds: -1).day }
      }
    }
  }

  /// Passes each occurrence that the filter accepts to `each`, the earliest first. Reads one page
  /// at a time.
  private func forEachOccurrence(
    _ filter: EventFilter, _ repositories: Repositories, each: (Occurrence) throws -> Void
  ) throws {
    var filter = filter
    // Each series is listed once, so read all series in advance; otherwise every page would find
    // them again.
    var series: ArraySlice<Occurrence> = []
    if filter.timeRange == nil {
      filter.seriesOnceFrom = filter.seriesOnceFrom ?? clock.zone.localTime(at: clock.now())
    }
    if filter.seriesOnceFrom != nil {
      filter.isRepeating = true
      filter.latestFirst = false
      series = try repositories.events.list(filter, in: clock.zone, places: 0..<Int.max)[...]
      filter.isRepeating = false
    }
    var part: EventListPage? = EventListPage(filter)
    while let current = part {
      let found = try repositories.events.list(
        current.filter, in: clock.zone, places: current.indices)
      for occurrence in found {
        while let first = series.first, Occurrence.isListedBefore(first, occurrence) {
          try each(series.removeFirst())
        }
        try each(occurrence)
      }
      part = current.nextPage(after: found)
    }
    for occurrence in series { try each(occurrence) }
  }

  /// Returns the overlaps of each of these occurrences, which must be in list order.
  public func overlaps(of occurrences: [Occurrence]) throws -> [Overlaps] {
    try store.read { repositories in
      var sweep = OverlapSweep(repositories, clock)
      return try occurrences.map { try sweep.overlaps(of: $0) }
    }
  }

  /// Returns the to-dos that are due on these days, by day. Those in `calendars` are left out.
  public func tasks(
    on days: ClosedRange<Day>, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    try store.read {
      try $0.tasks(on: days, today: clock.today, in: clock.zone, leavingOut: calendars)
    }
  }

  /// Returns the to-dos that match the search text, the latest due date first. With `days`, only
  /// those due on these days.
  public func tasks(search: String, on days: ClosedRange<Day>? = nil) throws -> [DueTask] {
    try SearchedText.check(search)
    let line = try SearchExpression(search)
    return try store.read { try $0.tasks(line, clock) }.filter { task in
      guard let days else { return true }
      return task.due(in: clock.zone).map { days.contains($0.day) } ?? false
    }
  }

  /// Returns the overdue to-dos, the latest due date first. Those in `calendars` are left out.
  public func overdueTasks(leavingOut calendars: Set<CalendarName> = []) throws -> [DueTask] {
    try store.read {
      try $0.overdueTasks(on: clock.today, in: clock.zone, leavingOut: calendars)
    }
  }

  /// Returns the number of occurrences on each of these days; days without any are left out.
  /// Occurrences in `calendars` do not count.
  public func counts(
    on days: ClosedRange<Day>, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Day: Int] {
    try store.read { try $0.events.counts(on: days, in: clock.zone, leavingOut: calendars) }
  }

  /// Returns the next occurrences that have not started yet, the soonest first. Those in
  /// `calendars` are left out.
  public func nextOccurrences(
    _ limit: Int, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    try store.read { try $0.upcomingOccurrences(limit, by: clock, leavingOut: calendars) }
  }
}

extension ScheduleQueries {
  /// Returns the event that the words match: by title, a part of it, its initial consonants, or the
  /// last letters of the id. Throws ``DomainError/notFound(_:query:nearest:)`` or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ words: String) throws -> Event {
    let zone = clock.zone
    return try store.read { repositories in
      let events = repositories.events
      return try resolver(in: repositories).choose(words) {
        try events.events(matching: $0, limit: NameResolver<Event>.candidateLimit)
      } known: {
        var near = EventFilter(timeRange: clock.today.adding(days: -30).start..<LocalTime.latest)
        near.seriesOnceFrom = zone.localTime(at: clock.now())
        return try events.list(near, in: zone, places: 0..<NameResolver<Event>.nameLimit)
          .map(\.event.title)
      }
    }
  }

  /// Returns the error that the words match several events. Its candidates are these events, with
  /// details that distinguish them, and `others`.
  public func ambiguityError(
    _ events: [Event], beside others: [Candidate] = [], meantBy words: String
  ) throws -> DomainError {
    try store.read { repositories in
      let own = resolver(in: repositories).candidates(events)
      return .ambiguous(.event, query: words, candidates: own + others)
    }
  }

  private func resolver(in repositories: Repositories) -> NameResolver<Event> {
    NameResolver(
      .event, id: \.id, names: { [$0.title] },
      details: { event in
        // Identify a series by its current occurrence rather than its first.
        let occurrence = try? representativeOccurrence(of: event, in: repositories)
        return [occurrence?.candidateDetail ?? .time(event.span.start(in: clock.zone))]
      })
  }

  /// Returns the event with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func event(_ id: ID<Event>) throws -> Event {
    try store.read { try $0.existing(id) }
  }

  /// Returns the occurrence that represents the event; of a series, the current one, otherwise the
  /// next, otherwise the last.
  public func representativeOccurrence(of event: Event) throws -> Occurrence {
    try store.read { try representativeOccurrence(of: event, in: $0) }
  }

  private func representativeOccurrence(of event: Event, in repositories: Repositories) throws
    -> Occurrence
  {
    let now = clock.zone.localTime(at: clock.now())
    return try repositories.timetable(of: event, in: clock.zone)?.representativeOccurrence(at: now)
      ?? Occurrence(of: event, in: clock.zone)
  }
}

extension Occurrence {
  /// The day or time by which it is distinguished from others with the same title.
  package var candidateDetail: CandidateDetail {
    event.span.isAllDay ? .day(start.day) : .time(start)
  }
}
