/// Reads about events, on the wall clock of the user.
public struct ScheduleQueries: UseCase, Sendable {
  let context: UseCaseContext
  public var clock: LocalClock { context.clock }

  /// Everything that these days hold, with sections and overlaps as of now; today by itself also
  /// what waits.
  public func agenda(on days: ClosedRange<Day>, search: String = "") throws -> Agenda {
    Agenda(on: days, inOrder: try occurrences(on: days, search: search), at: clock.now())
  }

  /// Everything that these days hold, in the order of lists; today by itself first what waits.
  package func occurrences(on days: ClosedRange<Day>, search: String = "") throws -> [Occurrence] {
    let late = days == clock.today...clock.today ? try waiting(search: search) : []
    return try late + list(.on(days, search: search), in: 0..<Int.max)
  }

  /// What was to be done before today and waits for it, without what is in these calendars.
  public func waiting(
    search: String = "", leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    let line = try SearchLine(search)
    let (now, today) = (clock.now(), clock.today)
    return try store.read { try $0.events.waiting(at: today.start, in: clock.zone) }
      .filter { !calendars.contains($0.event.calendar) }
      .filter { line.accepts(SearchFacts($0, at: now, today: today)) }
  }

  /// The occurrences that the filter accepts, from the range of places, in the order of
  /// ``Occurrence/isListedBefore(_:_:)``, or the other way round.
  public func list(
    _ filter: EventFilter = .all, in places: Range<Int>
  ) throws -> [Occurrence] {
    let line = try searchLine(of: filter)
    return try store.read { try list(filter, by: line, in: places, $0) }
  }

  /// What the filter searches for; throws where nobody can search for it.
  func searchLine(of filter: EventFilter) throws -> SearchLine {
    try SearchedText.check(filter.search)
    return try SearchLine(filter.search)
  }

  /// ``list(_:in:)`` within a read of the store.
  func list(
    _ filter: EventFilter, by line: SearchLine, in places: Range<Int>, _ repositories: Repositories
  ) throws -> [Occurrence] {
    line.hasMore
      ? try repositories.events(filter, by: line, clock, in: places)
      : try repositories.events.list(filter, in: clock.zone, places: places)
  }

  /// Hands over all that the filter accepts, the earliest first, each with the others that take
  /// place at the same time, where they are wanted; everything is of one moment of the store, of
  /// which little is read at a time. Without a stretch each series comes once.
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
          // What takes long stood among those of the days before.
          guard last.map({ !$0.overlaps(occurrence.days) }) ?? true,
            line.accepts(SearchFacts(occurrence, at: now, today: today))
          else { return }
          try each(occurrence, withOverlaps ? sweep.overlaps(of: occurrence) : .none)
        }
        last = part.stretch.map { $0.lowerBound.day...$0.upperBound.adding(seconds: -1).day }
      }
    }
  }

  /// Hands over all that the filter accepts, the earliest first, a part of the list at a time.
  private func all(
    _ filter: EventFilter, _ repositories: Repositories, each: (Occurrence) throws -> Void
  ) throws {
    var filter = filter
    // What repeats comes once, and is read at once: each part would find it anew.
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

  /// What overlaps each of these occurrences, which are in the order of lists.
  public func overlaps(of occurrences: [Occurrence]) throws -> [Overlaps] {
    try store.read { repositories in
      var sweep = OverlapSweep(repositories, clock)
      return try occurrences.map { try sweep.overlaps(of: $0) }
    }
  }

  /// The tasks of others' calendars that are due on these days, by day, without those in these
  /// calendars.
  public func tasks(
    on days: ClosedRange<Day>, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Day: [DueTask]] {
    try store.read { try $0.tasks(on: days, in: clock.zone, leavingOut: calendars) }
  }

  /// The tasks of others' calendars that a search finds, those due last first; of days only what is
  /// due on one of them.
  public func tasks(search: String, on days: ClosedRange<Day>? = nil) throws -> [DueTask] {
    try SearchedText.check(search)
    let line = try SearchLine(search)
    return try store.read { try $0.tasks(search, by: line, clock) }.filter { task in
      guard let days else { return true }
      return task.due(in: clock.zone).map { days.contains($0.day) } ?? false
    }
  }

  /// The tasks of others' calendars that were to be done before today and are not, those due last
  /// first, without those in these calendars.
  public func waitingTasks(leavingOut calendars: Set<CalendarName> = []) throws -> [DueTask] {
    try store.read {
      try $0.waitingTasks(on: clock.today, in: clock.zone, leavingOut: calendars)
    }
  }

  /// How many occurrences each of these days has, without those in these calendars; days without
  /// any are left out.
  public func counts(
    on days: ClosedRange<Day>, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Day: Int] {
    try store.read { try $0.events.counts(on: days, in: clock.zone, leavingOut: calendars) }
  }

  /// The next occurrences that are still to start, the soonest first, without those in these
  /// calendars.
  public func next(
    _ limit: Int, leavingOut calendars: Set<CalendarName> = []
  ) throws -> [Occurrence] {
    try store.read { try $0.coming(limit, by: clock, leavingOut: calendars) }
  }
}

extension ScheduleQueries {
  /// The event that the words mean: by title, a part of it, its initial consonants, or the last
  /// letters of the id.
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

  /// Whether the event is what was kept when the other one was done.
  public func isKept(_ event: Event, ofDoing open: Event) -> Bool {
    event.id == ID(doing: open.id, at: event.span.start(in: clock.zone).day.start)
  }

  /// That each of the events is meant, with what tells them apart, and others beside them.
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
        // A series is told from others by when it takes place now, not by when it began.
        let occurrence = try? shown(event, in: repositories)
        return "\(occurrence?.start ?? event.span.start(in: clock.zone)) \(event.title)"
      })
  }

  /// The event with that id; throws ``DomainError/notFound(_:query:nearest:)``.
  public func event(_ id: ID<Event>) throws -> Event {
    try store.read { try $0.existing(id) }
  }

  /// When the event takes place on the user's clock; a series as it goes on now, else as it comes
  /// next, else as it was last.
  public func shown(_ event: Event) throws -> Occurrence {
    try store.read { try shown(event, in: $0) }
  }

  private func shown(_ event: Event, in repositories: Repositories) throws -> Occurrence {
    let now = clock.zone.localTime(at: clock.now())
    return try repositories.timetable(of: event, in: clock.zone)?.shown(at: now)
      ?? Occurrence(of: event, in: clock.zone)
  }
}
