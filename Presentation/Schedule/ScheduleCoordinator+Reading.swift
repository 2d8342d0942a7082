import HearthDomain

extension ScheduleCoordinator {
  /// Maximum number of coming events that are read; more than any screen lists.
  static let maxNextEvents = 20
  /// Maximum number of coming occurrences of a series that are read.
  private static let maxComingOccurrences = 100
  /// Maximum number of titles read per day; more than a calendar cell can show.
  private static let maxTitles = 6
  /// Maximum number each of overdue, undated and finished tasks that are listed above today's
  /// events.
  private static let maxOtherTasks = 5
  /// Maximum number of events read around a day; more than any screen draws.
  private static let maxEventsAround = 2000

  package mutating func refresh(selecting route: Route?) throws {
    guard case .event(let place) = route else {
      return try readAll(keeping: home.selectedEntry?.occurrence.occurrenceID)
    }
    try readAll(keeping: place)
  }

  /// Reads the shown day and the pages over it; keeps the selection on that event.
  mutating func readAll(keeping kept: OccurrenceID?) throws {
    let (index, task) = (home.selectedIndex ?? 0, home.selectedTask?.toDo)
    let today = home.today
    home.now = clock.localTime
    try readCalendars()
    // A screen that showed today switches to the new day at midnight.
    if home.day == today { home.day = home.today }
    try readPage(from: home.page.range.lowerBound)
    if let kept, let place = home.page.index(of: kept) {
      home.select(place)
    } else {
      home.select(index)
    }
    try readSidePanels()
    if kept == nil, let task { home.selectTask(task) }
    try rereadPages { try $0.reread(&$1) }
  }

  /// Shows the day on which the to-do is listed, and selects it: today if it is overdue, was
  /// finished today or has no due day.
  mutating func show(_ task: DueTask) throws {
    let (zone, today) = (clock.zone, clock.today)
    let due = task.due(in: zone)?.day
    let toDo = task.toDo
    let isLate = task.isOverdue(on: today, in: zone)
    let isDoneToday = toDo.doneAt.map { zone.localTime(at: $0).day == today } ?? false
    pages.removeAll()
    try showDay(isLate || isDoneToday ? today : due ?? today)
    if !home.tasks.contains(where: { $0.toDo == toDo.id }) {
      home.tasks.append(TaskLine(task, in: zone, waitingOn: isLate ? today : nil))
    }
    home.selectTask(toDo.id)
  }

  mutating func showToDo(_ id: ID<ToDo>) throws {
    try show(DueTask(tools.toDos.queries.toDo(id), on: clock.today, in: clock.zone))
  }

  mutating func showDay(_ day: Day) throws {
    home.day = day
    home.jumpField = nil
    home.unfoldedEvents = []
    home.scroll = AgendaScroll()
    try readPage(from: 0)
    home.select(0)
    try readSidePanels()
  }

  /// Selects the event on the shown day. Reads the pages of that day until the event is found.
  mutating func selectEvent(_ wanted: OccurrenceID) throws {
    while home.page.index(of: wanted) == nil, let start = home.page.nextPageStart {
      try readPage(from: start)
    }
    if let place = home.page.index(of: wanted) { home.select(place) }
  }

  /// Reads the page of the shown day that begins at index `start`.
  mutating func readPage(from start: Int) throws {
    let day = home.day
    let found = try visibleEvents(.on(day...day), in: start..<start + DayPage.maxEntries)
    if found.isEmpty, start > 0 { return try readPage(from: 0) }
    let isWhole = start == 0 && found.count < DayPage.maxEntries
    let late =
      isWhole && day == clock.today ? try queries.overdueEvents(leavingOut: hiddenCalendars) : []
    let all = late + found
    let total = isWhole ? all.count : try eventCounts(on: day...day)[day]
    home.page = DayPage(
      Agenda(on: day...day, all, at: clock.now()), from: start, of: total)
    home.startInOwnZone = [:]
    for occurrence in all {
      home.startInOwnZone[occurrence.occurrenceID] = tools.formatter.startInOwnZone(occurrence)
    }
  }

  private var queries: ScheduleQueries { tools.schedule.queries }
  private var clock: LocalClock { tools.formatter.clock }

  private mutating func readSidePanels() throws {
    let day = home.day
    home.eventCounts = try eventCounts(about: day.calendarMonth)
    let tasks = try queries.tasks(
      on: daysToRead(about: day.calendarMonth), leavingOut: hiddenCalendars)
    home.taskCounts = Self.openTaskCounts(of: tasks)
    let waiting = try day == clock.today ? queries.overdueTasks(leavingOut: hiddenCalendars) : []
    home.tasks = waiting.prefix(Self.maxOtherTasks)
      .map { TaskLine($0, in: clock.zone, waitingOn: day) }
    home.tasks += tasks[day, default: []].map { TaskLine($0, in: clock.zone) }
    var undated: [DueTask] = []
    if day == clock.today {
      undated = try tools.toDos.queries.undated(leavingOut: hiddenCalendars)
      let done = try tools.toDos.queries.doneToday(leavingOut: hiddenCalendars)
      home.tasks += [undated, done].flatMap { $0.prefix(Self.maxOtherTasks) }
        .map { TaskLine($0, in: clock.zone, waitingOn: day) }
    }
    home.unlistedTaskCount = [waiting, undated].reduce(0) {
      $0 + max(0, $1.count - Self.maxOtherTasks)
    }
    var later = EventFilter(
      timeRange: day.adding(days: 1).start..<LocalTime.latest, startsWithin: true)
    later.busyOnly = true
    home.comingEvents =
      day > clock.today
      ? try visibleEvents(later, in: 0..<Self.maxNextEvents)
      : try queries.nextOccurrences(Self.maxNextEvents, leavingOut: hiddenCalendars)
    home.hasEvents =
      try !home.page.entries.isEmpty || !home.comingEvents.isEmpty
      || !queries.list(in: 0..<1).isEmpty
    home.canSearch = try home.hasEvents || !queries.tasks(search: "").isEmpty
  }

  private mutating func readCalendars() throws {
    let all = try tools.schedule.calendars.all().map(\.calendar)
    home.homeCalendar = all.first { $0.name.isHome } ?? .home
    home.calendars = all.filter { !$0.name.isHome }
  }

  private var calendars: [EventCalendar] { home.allCalendars }
  private var hiddenCalendars: Set<CalendarName> { Set(calendars.filter(\.isHidden).map(\.name)) }

  /// Returns the matching events, without those in hidden calendars.
  private func visibleEvents(_ filter: EventFilter, in places: Range<Int>) throws -> [Occurrence] {
    var filter = filter
    filter.excludedCalendars = hiddenCalendars
    return try queries.list(filter, in: places)
  }

  private func eventCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    try queries.counts(on: days, leavingOut: hiddenCalendars)
  }

  /// Returns the days of the month and the 40 days before and after it, which the strip of days may
  /// show.
  private func daysToRead(about month: Month) -> ClosedRange<Day> {
    let around = 40
    return month.firstDay.adding(days: -around)...month.lastDay.adding(days: around)
  }

  private func eventCounts(about month: Month) throws -> [Day: Int] {
    try eventCounts(on: daysToRead(about: month))
  }

  /// Returns the events of all days that the days screen may show around that day.
  private func occurrences(about day: Day) throws -> [Occurrence] {
    try visibleEvents(.on(DaysScreen.State.daysToLoad(about: day)), in: 0..<Self.maxEventsAround)
  }

  /// Returns the number of open tasks per day.
  private func openTaskCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    Self.openTaskCounts(of: try queries.tasks(on: days, leavingOut: hiddenCalendars))
  }

  private static func openTaskCounts(of tasks: [Day: [DueTask]]) -> [Day: Int] {
    tasks.mapValues { $0.count { !$0.isDone } }
  }

  /// Returns the number of events on each day of a month, and the first events of each day.
  private func monthData(_ month: Month) throws -> (counts: [Day: Int], shown: [Day: [Occurrence]])
  {
    let counts = try eventCounts(about: month)
    var shown: [Day: [Occurrence]] = [:]
    for day in counts.keys where day.calendarMonth == month {
      shown[day] = try visibleEvents(.on(day...day), in: 0..<Self.maxTitles)
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

  func page(for place: ScheduleEffect.Destination) throws -> SchedulePage {
    switch place {
    case .month:
      let day = calendarDay ?? home.day
      let (counts, shown) = try monthData(day.calendarMonth)
      var state = MonthScreen.State(today: home.today, day: day, counts: counts, shown: shown)
      state.calendars = calendars
      state.taskCounts = try openTaskCounts(on: daysToRead(about: day.calendarMonth))
      return .month(state)
    case .days:
      let day = calendarDay ?? home.day
      var state = DaysScreen.State(
        today: home.today, now: clock.localTime, day: day, found: try occurrences(about: day))
      state.calendars = calendars
      state.taskCounts = try openTaskCounts(on: DaysScreen.State.daysToLoad(about: day))
      return .days(state)
    case .calendars: return .calendars(EventCalendarsScreen.State(calendars))
    case .search:
      var state = EventSearchScreen.State(now: clock.localTime, currentInstant: clock.now())
      try search("", in: &state)
      return .search(state)
    case .editEvent(let place):
      guard let occurrence = try queries.occurrence(at: place) else {
        return .form(
          try withEventsNearby(
            formState(of: queries.representativeOccurrence(of: queries.event(place.event)))))
      }
      return .form(try withEventsNearby(formState(of: occurrence)))
    case .editToDo(let id): return .toDoForm(try formState(of: id))
    case .newEvent(let day):
      var form = EventFormScreen.State(
        on: day, clock: clock, defaults: tools.defaults, language: language)
      form.addCalendarField(writableCalendars, usual: try tools.calendar().name)
      return .form(try withEventsNearby(form))
    case .copyOfEvent(let occurrence):
      var form = EventFormScreen.State(
        again: occurrence, clock: clock, defaults: tools.defaults, language: language)
      let calendar = occurrence.event.calendar
      let isWritable = writableCalendars.contains(calendar)
      form.addCalendarField(
        writableCalendars, usual: try isWritable ? calendar : tools.calendar().name)
      return .form(try withEventsNearby(form))
    case .removalScope(let occurrence): return .scope(try scopeState(occurrence, .remove))
    case .editScope(let occurrence, let details, let edit, let seen):
      return .scope(try scopeState(occurrence, .edit(details, edit, seen: seen)))
    case .series(let id): return .series(try seriesState(id))
    }
  }

  func formState(of occurrence: Occurrence) throws -> EventFormScreen.State {
    var form = EventFormScreen.State(
      occurrence, clock: clock, defaults: tools.defaults, language: language)
    form.addCalendarField(writableCalendars, usual: .home)
    return form
  }

  func formState(of id: ID<ToDo>) throws -> ToDoFormScreen.State {
    ToDoFormScreen.State(
      try tools.toDos.queries.toDo(id), clock: clock, defaults: tools.defaults, language: language)
  }

  private var writableCalendars: [CalendarName] {
    [.home] + home.calendars.filter { !$0.isReadOnly }.map(\.name)
  }

  private func scopeState(
    _ occurrence: Occurrence, _ purpose: ScopeScreen.Purpose
  ) throws -> ScopeScreen.State {
    let byHand = try queries.exceptions(of: occurrence.event.id)
      .count { $0.details != nil && !$0.isRemoved }
    let declines =
      try purpose == .remove && queries.declines(removing: .all, at: occurrence.occurrenceID)
    return ScopeScreen.State(
      occurrence: occurrence, purpose: purpose, changedOccurrenceCount: byHand,
      declinesInvitation: declines)
  }

  private func seriesState(_ id: ID<Event>) throws -> SeriesScreen.State {
    let event = try queries.event(id)
    return SeriesScreen.State(
      event, coming: try queries.upcomingOccurrences(of: id, limit: Self.maxComingOccurrences),
      later: try queries.laterPart(of: event), try queries.exceptions(of: id), clock: clock)
  }

  mutating func search(_ text: String) throws {
    guard var state = pages[SchedulePage.search] else { return }
    try search(text, in: &state)
    pages.front = .search(state)
  }

  mutating func readEventsNearby(_ days: ClosedRange<Day>) throws {
    let found = try eventsNearby(on: days)
    pages[SchedulePage.form]?.eventsNearby = found
  }

  private func withEventsNearby(_ state: EventFormScreen.State) throws -> EventFormScreen.State {
    var state = state
    state.eventsNearby = try eventsNearby(on: state.overlapDays)
    return state
  }

  private func eventsNearby(on days: ClosedRange<Day>) throws -> [Occurrence] {
    try queries.list(.on(days), in: 0..<DayPage.maxEntries)
  }

  /// Updates the page from the store; text being typed stays.
  func reread(_ page: inout SchedulePage) throws {
    switch page {
    case .form(var state):
      state.currentInstant = clock.now()
      state.eventsNearby = try eventsNearby(on: state.overlapDays)
      page = .form(state)
    case .month(var state):
      state.today = clock.today
      let (counts, shown) = try monthData(state.month)
      state.update(counts, shown)
      state.calendars = calendars
      state.taskCounts = try openTaskCounts(on: daysToRead(about: state.month))
      page = .month(state)
    case .days(var state):
      state.update(try occurrences(about: state.day), now: clock.localTime)
      state.calendars = calendars
      state.taskCounts = try openTaskCounts(on: DaysScreen.State.daysToLoad(about: state.day))
      page = .days(state)
    case .toDoForm, .scope: break
    case .calendars(var state):
      state.refresh(calendars)
      page = .calendars(state)
    case .series(var state):
      let event = try queries.event(state.event.id)
      state.refresh(
        event,
        coming: try queries.upcomingOccurrences(of: event.id, limit: Self.maxComingOccurrences),
        later: try queries.laterPart(of: event), try queries.exceptions(of: event.id),
        today: clock.today)
      page = .series(state)
    case .search(var state):
      (state.now, state.currentInstant) = (clock.localTime, clock.now())
      let selected = state.results.selected
      try search(state.field.value, in: &state)
      let index = selected.flatMap { state.results.loadedRows.rows.firstIndex(where: $0.isSame) }
      state.results.select(index ?? 0)
      page = .search(state)
    }
  }
}

// MARK: - Search

extension ScheduleCoordinator {
  /// Finds upcoming events and to-dos, soonest first, and then past ones, latest first.
  private func search(_ text: String, in state: inout EventSearchScreen.State) throws {
    let most = LoadedRows<ScheduleSearchResult>.maxSearchResults
    let today = clock.today
    let text = clock.searchWhileTyping(text)
    var coming = EventFilter(
      timeRange: today.start..<LocalTime.latest, startsWithin: true, search: text)
    var past = EventFilter(
      timeRange: LocalTime.earliest..<today.start, startsWithin: true, search: text,
      latestFirst: true)
    (coming.seriesOnceFrom, past.seriesOnceFrom) = (clock.localTime, clock.localTime)
    let tasks = try queries.tasks(search: text)
      .map { ScheduleSearchResult.task(TaskLine($0, in: clock.zone, waitingOn: today)) }
    let due = tasks.filter { $0.start >= today.start }
    // Reads one row more than is shown, to know whether there are more.
    var found = try queries.list(coming, in: 0..<most + 1).map { ScheduleSearchResult.event($0) }
      .merged(with: due.reversed()) { $0 < $1 }
    found += try queries.list(past, in: 0..<max(0, most + 1 - found.count))
      .map { .event($0) }
      .merged(with: tasks.filter { $0.start < today.start }) { $0 > $1 }
    state.results.replaceRows(found, most: most)
  }
}

extension [ScheduleSearchResult] {
  /// Merges two sorted lists into one.
  fileprivate func merged(
    with others: [ScheduleSearchResult], isBefore: (LocalTime, LocalTime) -> Bool
  ) -> [ScheduleSearchResult] {
    var rest = others[...]
    var all: [ScheduleSearchResult] = []
    for plan in self {
      let first = rest.prefix { isBefore($0.start, plan.start) }
      all += first + [plan]
      rest = rest.dropFirst(first.count)
    }
    return all + rest
  }
}
