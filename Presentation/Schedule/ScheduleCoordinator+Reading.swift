import HearthDomain

extension ScheduleCoordinator {
  /// Maximum number of coming events and to-dos that are read; more than any screen lists.
  static let maxNextEvents = 20
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
    try rereadPages()
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
    let total = isWhole ? found.count : try eventCounts(on: day...day)[day]
    home.page = DayPage(
      Agenda(on: day...day, found, at: clock.now()), from: start, of: total)
    home.startInOwnZone = [:]
    for occurrence in found {
      home.startInOwnZone[occurrence.occurrenceID] = tools.formatter.startInOwnZone(occurrence)
    }
  }

  var queries: ScheduleQueries { tools.schedule.queries }
  var clock: LocalClock { tools.formatter.clock }

  private mutating func readSidePanels() throws {
    let day = home.day
    home.eventCounts = try eventCounts(about: day.calendarMonth)
    let days = daysToRead(about: day.calendarMonth)
    // One read for these days and for the coming to-dos.
    let tasks = try queries.tasks(on: days.lowerBound...Day.latest, leavingOut: hiddenCalendars)
    home.taskCounts = Self.openTaskCounts(of: tasks.filter { days.contains($0.key) })
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
    let events =
      day > clock.today
      ? try visibleEvents(later, in: 0..<Self.maxNextEvents)
      : try queries.nextOccurrences(Self.maxNextEvents, leavingOut: hiddenCalendars)
    let next = max(day, clock.today).adding(days: 1)
    let due = tasks.filter { $0.key >= next }.sorted { $0.key < $1.key }.flatMap(\.value)
      .filter { !$0.isDone }.prefix(Self.maxNextEvents)
    home.coming = Array(
      events.map { ScheduleSearchResult.event($0) }.merged(
        with: due.map { .task(TaskLine($0, in: clock.zone, waitingOn: clock.today)) }
      ) { $0 < $1 }.prefix(Self.maxNextEvents))
    home.hasPlans =
      try !home.page.entries.isEmpty || !home.coming.isEmpty || queries.hasPlans()
  }

  private mutating func readCalendars() throws {
    let all = try tools.schedule.calendars.all().map(\.calendar)
    home.homeCalendar = all.first { $0.name.isHome } ?? .home
    home.calendars = all.filter { !$0.name.isHome }
  }

  var calendars: [EventCalendar] { home.allCalendars }
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
  func daysToRead(about month: Month) -> ClosedRange<Day> {
    let around = 40
    return month.firstDay.adding(days: -around)...month.lastDay.adding(days: around)
  }

  private func eventCounts(about month: Month) throws -> [Day: Int] {
    try eventCounts(on: daysToRead(about: month))
  }

  /// Returns the events of all days that the days screen may show around that day.
  func occurrences(about day: Day) throws -> [Occurrence] {
    try visibleEvents(.on(DaysScreen.State.daysToLoad(about: day)), in: 0..<Self.maxEventsAround)
  }

  /// Returns the number of open tasks per day.
  func openTaskCounts(on days: ClosedRange<Day>) throws -> [Day: Int] {
    Self.openTaskCounts(of: try queries.tasks(on: days, leavingOut: hiddenCalendars))
  }

  private static func openTaskCounts(of tasks: [Day: [DueTask]]) -> [Day: Int] {
    tasks.mapValues { $0.count { !$0.isDone } }
  }

  /// Returns the number of events on each day of a month, and the first events of each day.
  func monthData(_ month: Month) throws -> (counts: [Day: Int], shown: [Day: [Occurrence]]) {
    let counts = try eventCounts(about: month)
    var shown: [Day: [Occurrence]] = [:]
    for day in counts.keys where day.calendarMonth == month {
      shown[day] = try visibleEvents(.on(day...day), in: 0..<Self.maxTitles)
    }
    return (counts, shown)
  }
}

// MARK: - Search

extension ScheduleCoordinator {
  mutating func search(_ text: String) throws {
    guard var state = pages[SchedulePage.search] else { return }
    try search(text, in: &state)
    pages.front = .search(state)
  }

  /// Finds upcoming events and to-dos, soonest first, and then past ones, latest first.
  func search(_ text: String, in state: inout EventSearchScreen.State) throws {
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
