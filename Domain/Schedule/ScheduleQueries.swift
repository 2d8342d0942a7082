/// Queries about events, on the wall clock of the user.
public struct ScheduleQueries: UseCase, Sendable {
  let context: UseCaseContext
  public var clock: LocalClock { context.clock }

  /// Returns the occurrences of these days, with status and overlaps as of now; today alone also
  /// includes overdue ones.
  public func agenda(on days: ClosedRange<Day>, search: String = "") throws -> Agenda {
    Agenda(on: days, inOrder: try occurrences(on: days, search: search), at: clock.now())
  }

  /// Returns the occurrences of these days in list order; for today alone, overdue ones first.
  package func occurrences(on days: ClosedRange<Day>, search: String = "") throws -> [Occurrence] {
    let late = days == clock.today...clock.today ? try waiting(search: search) : []
    return try late + list(.on(days, search: search), in: 0..<Int.max)
  }

  /// Returns the events that were to be done before today and are not, except those of these
  /// calendars.
  public func waiting(
    search: String = "", leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    let line = try SearchLine(search)
    let (now, today) = (clock.now(), clock.today)
    return try store.read { try $0.events.waiting(at: today.start, in: clock.zone) }
      .filter { !calendars.contains($0.event.calendar) }
      .filter { line.accepts(SearchFacts($0, at: now, today: today)) }
  }

  /// Returns the occurrences that the filter accepts at these indices of the list, in the order of
  /// ``Occurrence/isListedBefore(_:_:)`` or its reverse.
  public func list(
    _ filter: EventFilter = .all, in places: Range<Int>
  ) throws -> [Occurrence] {
    let line = try searchLine(of: filter)
    return try store.read { try list(filter, by: line, in: places, $0) }
  }

  /// Parses the search of the filter; throws if it cannot be searched for.
  func searchLine(of filter: EventFilter) throws -> SearchLine {
    try SearchedText.check(filter.search)
    return try SearchLine(filter.search)
  }

  /// Runs ``list(_:in:)`` within a read of the store.
  func list(
    _ filter: EventFilter, by line: SearchLine, in places: Range<Int>, _ repositories: Repositories
  ) throws -> [Occurrence] {
    line.hasMore
      ? try repositories.events(filter, by: line, clock, in: places)
      : try repositories.events.list(filter, in: clock.zone, places: places)
  }

  /// Passes each occurrence that the filter accepts to `each`, the earliest first, with its
  /// overlaps if wanted. All data is from one state of the store, of which little is read at a
  /// time. Without a range, each series comes once.
  public func list(
    _ filter: EventFilter, withOverlaps: Bool,
    each: (_ occurrence: Occurrence, _ overlaps: Overlaps) throws -> Void
  ) throws {
    let line = try searchLine(of: filter)
    let (now, today) = (clock.now(), clock.today)
    try store.read { repositories in
      var sweep = OverlapSweep(repositories, clock)
      var last: ClosedRange<Day>?
      for var part in line.hasMore ? filter.narrowed(by: line) : [filter] {
        if line.hasMore { part.search = line.longest }
        try all(part, repositories) { occurrence in
          // An occurrence on several days was already passed with the earlier range.
          guard last.map({ !$0.overlaps(occurrence.days) }) ?? true,
            line.accepts(SearchFacts(occurrence, at: now, today: today))
          else { return }
          try each(occurrence, withOverlaps ? sweep.overlaps(of: occurrence) : .none)
        }
        last = part.stretch.map { $0.lowerBound.day...$0.upperBound.adding(seconds: -1).day }
      }
    }
  }

  /// Passes each occurrence that the filter accepts to `each`, the earliest first, one page at a
  /// time.
  private func all(
    _ filter: EventFilter, _ repositories: Repositories, each: (Occurrence) throws -> Void
  ) throws {
    var filter = filter
    // Series come once each and are read at once; every page would find them again.
    var series: ArraySlice<Occurrence> = []
    if filter.stretch == nil {
      filter.onceSeenFrom = filter.onceSeenFrom ?? clock.zone.localTime(at: clock.now())
    }
    if filter.onceSeenFrom != nil {
      filter.repeats = true
      filter.latestFirst = false
      series = try repositories.events.list(filter, in: clock.zone, places: 0..<Int.max)[...]
      filter.repeats = false
    }
    var part: EventListPart? = EventListPart(filter)
    while let current = part {
      let found = try repositories.events.list(
        current.filter, in: clock.zone, places: current.places)
      for occurrence in found {
        while let first = series.first, Occurrence.isListedBefore(first, occurrence) {
          try each(series.removeFirst())
        }
        try each(occurrence)
      }
      part = current.next(after: found)
    }
    for occurrence in series { try each(occurrence) }
  }

  /// Returns the overlaps of each of these occurrences, which are in list order.
  public func overlaps(of occurrences: [Occurrence]) throws -> [Overlaps] {
    try store.read { repositories in
      var sweep = OverlapSweep(repositories, clock)
      return try occurrences.map { try sweep.overlaps(of: $0) }
    }
  }

  /// Returns the tasks of imported calendars that are due on these days, by day, except those of
  /// these calendars.
  public func tasks(
    on days: ClosedRange<Day>, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    try store.read { try $0.tasks(on: days, in: clock.zone, leavingOut: calendars) }
  }

  /// Returns the tasks of imported calendars that match the search, latest due date first; with
  /// `days`, only those due on these days.
  public func tasks(search: String, on days: ClosedRange<Day>? = nil) throws -> [DueTask] {
    try SearchedText.check(search)
    let line = try SearchLine(search)
    return try store.read { try $0.tasks(search, by: line, clock) }.filter { task in
      guard let days else { return true }
      return task.due(in: clock.zone).map { days.contains($0.day) } ?? false
    }
  }

  /// Returns the overdue tasks of imported calendars, latest due date first, except those of these
  /// calendars.
  public func waitingTasks(leavingOut calendars: Set<CalendarName> = []) throws -> [DueTask] {
    try store.read {
      try $0.waitingTasks(on: clock.today, in: clock.zone, leavingOut: calendars)
    }
  }

  /// Returns the number of occurrences on each of these days, except those of these calendars; days
  /// without any are left out.
  public func counts(
    on days: ClosedRange<Day>, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Day: Int] {
    try store.read { try $0.events.counts(on: days, in: clock.zone, leavingOut: calendars) }
  }

  /// Returns the next occurrences that have not started, the soonest first, except those of these
  /// calendars.
  public func next(
    _ limit: Int, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    try store.read { try $0.coming(limit, by: clock, leavingOut: calendars) }
  }
}

extension ScheduleQueries {
  /// Returns the event that the words match: its title, a part of it, its initial consonants, or
  /// the last letters of the id.
  ///
  /// Throws ``DomainError/notFound(_:query:nearest:)`` or
  /// ``DomainError/ambiguous(_:query:candidates:)``.
  public func find(_ words: String) throws -> Event {
    let zone = clock.zone
    return try store.read { repositories in
      let events = repositories.events
      return try resolver(in: repositories).choose(words) {
        try events.meant(by: $0, limit: NameResolver<Event>.enoughCandidates)
      } known: {
        var near = EventFilter(stretch: clock.today.adding(days: -30).start..<LocalTime.latest)
        near.onceSeenFrom = zone.localTime(at: clock.now())
        return try events.list(near, in: zone, places: 0..<NameResolver<Event>.enoughNames)
          .map(\.event.title)
      }
    }
  }

  /// Whether the event is the record that was stored when `open` was marked done.
  public func isKept(_ event: Event, ofDoing open: Event) -> Bool {
    event.id == ID(doing: open.id, at: event.span.start(in: clock.zone).day.start)
  }

  /// Returns the error that several events match, with what tells them apart, and with other
  /// candidates.
  public func ambiguous(
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
      shown: { event in
        // A series is identified by its current occurrence, not by its first.
        let occurrence = try? shown(event, in: repositories)
        return "\(occurrence?.start ?? event.span.start(in: clock.zone)) \(event.title)"
      })
  }

  /// Returns the event with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func event(_ id: ID<Event>) throws -> Event {
    try store.read { try $0.existing(id) }
  }

  /// Returns the occurrence that represents the event: of a series the current one, else the next,
  /// else the last.
  public func shown(_ event: Event) throws -> Occurrence {
    try store.read { try shown(event, in: $0) }
  }

  private func shown(_ event: Event, in repositories: Repositories) throws -> Occurrence {
    let now = clock.zone.localTime(at: clock.now())
    return try repositories.timetable(of: event, in: clock.zone)?.shown(at: now)
      ?? Occurrence(of: event, in: clock.zone)
  }
}
