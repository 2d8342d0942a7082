import HearthDomain

extension ScheduleCoordinator {
  /// Maximum number of coming events that are read; more than any screen lists.
  static let maxNextEvents = 20
  /// Maximum number of coming occurrences of a series that are read.
  private static let maxComingOccurrences = 100
  /// Maximum number of titles read per day; more than a calendar cell can show.
  private static let maxTitles = 6
  /// Maximum number of overdue tasks that are listed above today's events.
  private static let maxOverdueTasks = 5
  /// Maximum number of events read around a day; more than any screen draws.
  private static let maxEventsAround = 2000

  package mutating func refresh(selecting route: Route?) throws {
    guard case .event(let place) = route else {
      return try readAll(keeping: home.selected?.occurrence.place)
    }
    try readAll(keeping: place)
  }

  /// Reads the shown day and the pages over it; keeps the selection on that event.
  mutating func readAll(keeping kept: OccurrenceID?) throws {
    let index = home.selectedIndex ?? 0
    let today = home.today
    home.now = clock.localTime
    try readCalendars()
    // A screen that showed today switches to the new day at midnight.
    if home.day == today { home.day = home.today }
    try readPage(from: home.page.places.lowerBound)
    if let kept, let place = home.page.index(of: kept) {
      home.select(place)
    } else {
      home.select(index)
    }
    try readSurroundings()
    try rereadPages { try $0.reread(&$1) }
  }

  mutating func show(_ day: Day) throws {
    home.day = day
    home.jump = nil
    home.unfolded = []
    home.scroll = AgendaScroll()
    try readPage(from: 0)
    home.select(0)
    try readSurroundings()
  }

  /// Selects the event on the shown day, loading further pages until it is found.
  mutating func select(_ wanted: OccurrenceID) throws {
    while home.page.index(of: wanted) == nil, let start = home.page.after {
      try readPage(from: start)
    }
    if let place = home.page.index(of: wanted) { home.select(place) }
  }

  /// Reads the page of the shown day that begins at index `start`.
  mutating func readPage(from start: Int) throws {
    let day = home.day
    let found = try list(.on(day...day), in: start..<start + DayPage.most)
    if found.isEmpty, start > 0 { return try readPage(from: 0) }
    let isWhole = start == 0 && found.count < DayPage.most
    let late = isWhole && day == clock.today ? try queries.waiting(leavingOut: hidden) : []
    let all = late + found
    let total = isWhole ? all.count : try counts(on: day...day)[day]
    home.page = DayPage(
      Agenda(on: day...day, all, at: clock.now()), from: start, of: total)
    home.startInOwnZone = [:]
    for occurrence in all {
      home.startInOwnZone[occurrence.place] = tools.formatter.startInOwnZone(occurrence)
    }
  }

  private var queries: ScheduleQueries { tools.schedule.queries }
  private var clock: LocalClock { tools.formatter.clock }

  private mutating func readSurroundings() throws {
    let day = home.day
    home.counts = try counts(about: day.calendarMonth)
    let tasks = try queries.tasks(on: days(about: day.calendarMonth), leavingOut: hidden)
    home.due = Self.openTaskCounts(of: tasks)
    home.tasks = tasks[day, default: []].map { TaskLine($0, in: clock.zone) }
    let waiting = try day == clock.today ? queries.waitingTasks(leavingOut: hidden) : []
    home.tasks += waiting.prefix(Self.maxOverdueTasks)
      .map { TaskLine($0, in: clock.zone, waitingOn: day) }
    home.moreTasks = max(0, waiting.count - Self.maxOverdueTasks)
    home.next = try queries.next(Self.maxNextEvents, leavingOut: hidden)
    home.hasEvents =
      try !home.page.entries.isEmpty || !home.next.isEmpty
      || !queries.list(in: 0..<1).isEmpty
    home.canSearch = try home.hasEvents || !queries.tasks(search: "").isEmpty
  }

  private mutating func readCalendars() throws {
    let all = try tools.schedule.calendars.all().map(\.calendar)
    home.own = all.first { $0.name.isHome } ?? .home
    home.calendars = all.filter { !$0.name.isHome }
  }

  private var calendars: [EventCalendar] { home.allCalendars }
  private var hidden: Set<CalendarName> { Set(calendars.filter(\.isHidden).map(\.name)) }

  /// Returns the matching events, without those in hidden calendars.
  private func list(_ filter: EventFilter, in places: Range<Int>) throws -> [Occurrence] {
    var filter = filter
    filter.leavingOut = hidden
    return try queries.list(filter, in: places)
  }

  private func counts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try queries.counts(on: days, leavingOut: hidden)
  }

  /// Returns the days of the month and 40 days on either side, for the strip next to it.
  private func days(about month: Month) -> ClosedRange<Day> {
    let around = 40
    return month.firstDay.adding(days: -around)...month.lastDay.adding(days: around)
  }

  private func counts(about month: Month) throws -> [Day: Int] {
    try counts(on: days(about: month))
  }

  /// Returns the events of all days that the days screen may show around that day.
  private func occurrences(about day: Day) throws -> [Occurrence] {
    try list(.on(DaysScreen.State.days(about: day)), in: 0..<Self.maxEventsAround)
  }

  /// Returns the number of open tasks per day.
  private func tasks(on days: ClosedRange<Day>) throws -> [Day: Int] {
    Self.openTaskCounts(of: try queries.tasks(on: days, leavingOut: hidden))
  }

  private static func openTaskCounts(of tasks: [Day: [DueTask]]) -> [Day: Int] {
    tasks.mapValues { $0.count { !$0.isDone } }
  }

  /// Returns the number of events on each day of a month, and the first events of each day.
  private func month(_ month: Month) throws -> (counts: [Day: Int], shown: [Day: [Occurrence]]) {
    let counts = try counts(about: month)
    var shown: [Day: [Occurrence]] = [:]
    for day in counts.keys where day.calendarMonth == month {
      shown[day] = try list(.on(day...day), in: 0..<Self.maxTitles)
    }
    return (counts, shown)
  }
}

// MARK: - Pages

extension ScheduleCoordinator {
  /// The day selected in the calendar page; nil if no calendar is open.
  var calendarDay: Day? {
    pages[SchedulePage.month]?.day ?? pages[SchedulePage.days]?.day
  }

  func page(for place: ScheduleEffect.Place) throws -> SchedulePage {
    switch place {
    case .month:
      let day = calendarDay ?? home.day
      let (counts, shown) = try month(day.calendarMonth)
      var state = MonthScreen.State(today: home.today, day: day, counts: counts, shown: shown)
      state.calendars = calendars
      state.tasks = try tasks(on: days(about: day.calendarMonth))
      return .month(state)
    case .days:
      let day = calendarDay ?? home.day
      var state = DaysScreen.State(
        today: home.today, now: clock.localTime, day: day, found: try occurrences(about: day))
      state.calendars = calendars
      state.tasks = try tasks(on: DaysScreen.State.days(about: day))
      return .days(state)
    case .calendars: return .calendars(EventCalendarsScreen.State(calendars))
    case .search:
      var state = EventSearchScreen.State(now: clock.localTime, moment: clock.now())
      try find("", in: &state)
      return .search(state)
    case .editing(let place):
      guard let occurrence = try queries.occurrence(at: place) else {
        return .form(try withNeighbours(form(of: queries.shown(queries.event(place.event)))))
      }
      return .form(try withNeighbours(form(of: occurrence)))
    case .adding(let day):
      var form = EventFormScreen.State(
        on: day, clock: clock, allDay: tools.allDayTime, language: language)
      form.offer(writableCalendars, usual: try tools.calendar().name)
      return .form(try withNeighbours(form))
    case .addingCopy(let occurrence):
      var form = EventFormScreen.State(
        again: occurrence, clock: clock, allDay: tools.allDayTime, language: language)
      if let place = try queries.location(of: occurrence) { form.tell(place: place) }
      let calendar = occurrence.event.calendar
      let isWritable = writableCalendars.contains(calendar)
      form.offer(writableCalendars, usual: try isWritable ? calendar : tools.calendar().name)
      return .form(try withNeighbours(form))
    case .removing(let occurrence): return .scope(try scope(occurrence, .remove))
    case .saving(let occurrence, let details, let edit, let seen):
      return .scope(try scope(occurrence, .edit(details, edit, seen: seen)))
    case .series(let id): return .series(try series(id))
    }
  }

  func form(of occurrence: Occurrence) throws -> EventFormScreen.State {
    var form = EventFormScreen.State(
      occurrence, clock: clock, allDay: tools.allDayTime, language: language)
    if let place = try queries.location(of: occurrence) { form.tell(place: place) }
    form.offer(writableCalendars, usual: .home)
    return form
  }

  private var writableCalendars: [CalendarName] {
    [.home] + home.calendars.filter { !$0.isReadOnly }.map(\.name)
  }

  private func scope(
    _ occurrence: Occurrence, _ purpose: ScopeScreen.Purpose
  ) throws -> ScopeScreen.State {
    let byHand = try queries.exceptions(of: occurrence.event.id)
      .count { $0.details != nil && !$0.isRemoved }
    let declines =
      try purpose == .remove && queries.declines(removing: .all, at: occurrence.place)
    return ScopeScreen.State(
      occurrence: occurrence, purpose: purpose, byHand: byHand, declines: declines)
  }

  private func series(_ id: ID<Event>) throws -> SeriesScreen.State {
    let event = try queries.event(id)
    return SeriesScreen.State(
      event, coming: try queries.coming(of: id, limit: Self.maxComingOccurrences),
      later: try queries.laterPart(of: event), try queries.exceptions(of: id), clock: clock)
  }

  mutating func find(_ text: String) throws {
    guard var state = pages[SchedulePage.search] else { return }
    try find(text, in: &state)
    pages.front = .search(state)
  }

  mutating func readNeighbours(_ days: ClosedRange<Day>) throws {
    let found = try neighbours(on: days)
    pages[SchedulePage.form]?.neighbours = found
  }

  private func withNeighbours(_ state: EventFormScreen.State) throws -> EventFormScreen.State {
    var state = state
    state.neighbours = try neighbours(on: state.overlapDays)
    return state
  }

  private func neighbours(on days: ClosedRange<Day>) throws -> [Occurrence] {
    try queries.list(.on(days), in: 0..<DayPage.most)
  }

  /// Updates the page from the store; text being typed stays.
  func reread(_ page: inout SchedulePage) throws {
    switch page {
    case .form(var state):
      state.moment = clock.now()
      state.neighbours = try neighbours(on: state.overlapDays)
      page = .form(state)
    case .month(var state):
      state.today = clock.today
      let (counts, shown) = try month(state.month)
      state.show(counts, shown)
      state.calendars = calendars
      state.tasks = try tasks(on: days(about: state.month))
      page = .month(state)
    case .days(var state):
      state.show(try occurrences(about: state.day), now: clock.localTime)
      state.calendars = calendars
      state.tasks = try tasks(on: DaysScreen.State.days(about: state.day))
      page = .days(state)
    case .scope: break
    case .calendars(var state):
      state.renew(calendars)
      page = .calendars(state)
    case .series(var state):
      let event = try queries.event(state.event.id)
      state.renew(
        event, coming: try queries.coming(of: event.id, limit: Self.maxComingOccurrences),
        later: try queries.laterPart(of: event), try queries.exceptions(of: event.id),
        today: clock.today)
      page = .series(state)
    case .search(var state):
      (state.now, state.moment) = (clock.localTime, clock.now())
      let selected = state.found.selected
      try find(state.field.value, in: &state)
      let index = selected.flatMap { state.found.window.rows.firstIndex(where: $0.isSame) }
      state.found.select(index ?? 0)
      page = .search(state)
    }
  }
}

// MARK: - Search

extension ScheduleCoordinator {
  /// Finds upcoming plans, soonest first, followed by past ones, latest first.
  private func find(_ text: String, in state: inout EventSearchScreen.State) throws {
    let most = LoadedRows<ScheduleFinding>.maxFoundRows
    let today = clock.today
    let text = clock.searchSoFar(text)
    var coming = EventFilter(
      stretch: today.start..<LocalTime.latest, startsWithin: true, search: text)
    var past = EventFilter(
      stretch: LocalTime.earliest..<today.start, startsWithin: true, search: text,
      latestFirst: true)
    (coming.onceSeenFrom, past.onceSeenFrom) = (clock.localTime, clock.localTime)
    let tasks = try queries.tasks(search: text)
      .map { ScheduleFinding.task(TaskLine($0, in: clock.zone, waitingOn: today)) }
    let due = tasks.filter { $0.start >= today.start }
    // Reads one row more than is shown, to know whether there are more.
    var found = try queries.list(coming, in: 0..<most + 1).map { ScheduleFinding.event($0) }
      .merged(with: due.reversed()) { $0 < $1 }
    found += try queries.list(past, in: 0..<max(0, most + 1 - found.count))
      .map { .event($0) }
      .merged(with: tasks.filter { $0.start < today.start }) { $0 > $1 }
    state.found.show(found, most: most)
  }
}

extension [ScheduleFinding] {
  /// Merges two sorted lists into one.
  fileprivate func merged(
    with others: [ScheduleFinding], isBefore: (LocalTime, LocalTime) -> Bool
  ) -> [ScheduleFinding] {
    var rest = others[...]
    var all: [ScheduleFinding] = []
    for plan in self {
      let first = rest.prefix { isBefore($0.start, plan.start) }
      all += first + [plan]
      rest = rest.dropFirst(first.count)
    }
    return all + rest
  }
}
