import HearthDomain

/// The pages over the day.
indirect enum SchedulePage: ScreenPage {
  typealias Effect = ScheduleEffect
  typealias Reader = ScheduleCoordinator

  case form(EventFormScreen.State)
  case toDoForm(ToDoFormScreen.State)
  case month(MonthScreen.State)
  case days(DaysScreen.State)
  case search(EventSearchScreen.State)
  case scope(ScopeScreen.State)
  case series(SeriesScreen.State)
  case calendars(EventCalendarsScreen.State)

  var shownScreen: any ShownScreen<SchedulePage> {
    switch self {
    case .form(let state):
      ScreenWithState(
        form: EventFormScreen.self, state, as: Self.form,
        reread: { state, reader in
          state.currentInstant = reader.clock.now()
          state.eventsNearby = try reader.eventsNearby(on: state.overlapDays)
        },
        now: { state, reader in
          try state.occurrence.map { try reader.formState(at: $0.occurrenceID) } ?? state
        })
    case .toDoForm(let state):
      ScreenWithState(form: ToDoFormScreen.self, state, as: Self.toDoForm) { state, reader in
        try state.toDo.map { try reader.formState(of: $0.id) } ?? state
      }
    case .month(let state):
      ScreenWithState(MonthScreen.self, state, as: Self.month) { state, reader in
        let (counts, shown) = try reader.monthData(state.month)
        state.update(counts, shown)
        state.today = reader.clock.today
        state.calendars = reader.calendars
        state.taskCounts = try reader.openTaskCounts(on: reader.daysToRead(about: state.month))
      }
    case .days(let state):
      ScreenWithState(DaysScreen.self, state, as: Self.days) { state, reader in
        state.update(try reader.occurrences(about: state.day), now: reader.clock.localTime)
        state.calendars = reader.calendars
        state.taskCounts = try reader.openTaskCounts(
          on: DaysScreen.State.daysToLoad(about: state.day))
      }
    case .search(let state):
      ScreenWithState(EventSearchScreen.self, state, as: Self.search) { state, reader in
        (state.now, state.currentInstant) = (reader.clock.localTime, reader.clock.now())
        let selected = state.results.selected
        try reader.search(state.field.value, in: &state)
        let index = selected.flatMap { state.results.loadedRows.rows.firstIndex(where: $0.isSame) }
        state.results.select(index ?? 0)
      }
    case .scope(let state): ScreenWithState(ScopeScreen.self, state, as: Self.scope)
    case .series(let state):
      ScreenWithState(SeriesScreen.self, state, as: Self.series) { state, reader in
        let (queries, id) = (reader.queries, state.event.id)
        let event = try queries.event(id)
        state.refresh(
          event, coming: try queries.upcomingOccurrences(of: id, limit: Self.maxComingOccurrences),
          later: try queries.laterPart(of: event), try queries.exceptions(of: id),
          today: reader.clock.today)
      }
    case .calendars(let state):
      ScreenWithState(EventCalendarsScreen.self, state, as: Self.calendars) { state, reader in
        state.refresh(reader.calendars)
      }
    }
  }

  /// Maximum number of coming occurrences of a series that are read.
  private static let maxComingOccurrences = 100
}

extension ScheduleEffect {
  /// The pages that can be opened over the day.
  enum Destination: Hashable {
    case month
    /// Several days side by side.
    case days
    case search
    case newEvent(on: Day, EntryDraft = EntryDraft())
    case newToDo(on: Day, EntryDraft)
    /// The form for a new event on another day, with the values of this one filled in.
    case copyOfEvent(Occurrence)
    case editEvent(OccurrenceID)
    case editToDo(ID<ToDo>)
    /// The question how much of a series to remove.
    case removalScope(Occurrence)
    /// The question how much of a series to change.
    case editScope(Occurrence, EventDetails, RepetitionEdit, seen: EventDetails)
    /// A series with its coming occurrences and its exceptions.
    case series(ID<Event>)
    /// The list of calendars, where each can be hidden or shown.
    case calendars

    /// Whether this is a calendar in which a day can be selected.
    var isCalendar: Bool { self == .month || self == .days }

    /// Whether this is the form of a new event or to-do.
    var isNewEntry: Bool {
      switch self {
      case .newEvent, .newToDo: true
      case .month, .days, .search, .copyOfEvent, .editEvent, .editToDo, .removalScope, .editScope,
        .series, .calendars:
        false
      }
    }
  }
}

extension ScheduleCoordinator {
  /// The day selected in the calendar page; nil if no calendar is open.
  var calendarDay: Day? {
    pages[SchedulePage.month]?.day ?? pages[SchedulePage.days]?.day
  }

  /// Returns the page for the destination; ``opened(_:)`` reads what it displays.
  func page(for place: ScheduleEffect.Destination) throws -> SchedulePage {
    switch place {
    case .month:
      return .month(
        MonthScreen.State(
          today: home.today, day: calendarDay ?? home.day, counts: [:], shown: [:]))
    case .days:
      return .days(
        DaysScreen.State(
          today: home.today, now: clock.localTime, day: calendarDay ?? home.day, found: []))
    case .calendars: return .calendars(EventCalendarsScreen.State(calendars))
    case .search:
      return .search(
        EventSearchScreen.State(now: clock.localTime, currentInstant: clock.now()))
    case .editEvent(let place): return .form(try formState(at: place))
    case .editToDo(let id): return .toDoForm(try formState(of: id))
    case .newEvent(let day, let draft):
      var form = EventFormScreen.State(
        on: day, clock: clock, defaults: tools.defaults, language: language)
      form.addCalendarField(
        writableCalendars, usual: try draft.calendar ?? tools.calendar().name)
      if draft != EntryDraft() { form.fillIn(draft) }
      return .form(form)
    case .newToDo(let day, let draft):
      var form = ToDoFormScreen.State(
        nil, clock: clock, defaults: tools.defaults, language: language)
      form.addCalendarField(
        writableCalendars, usual: try tools.calendar().name, chosen: draft.calendar)
      form.fillIn(draft, on: day)
      return .toDoForm(form)
    case .copyOfEvent(let occurrence):
      var form = EventFormScreen.State(
        again: occurrence, clock: clock, defaults: tools.defaults, language: language)
      let calendar = occurrence.event.calendar
      let isWritable = writableCalendars.contains(calendar)
      form.addCalendarField(
        writableCalendars, usual: try isWritable ? calendar : tools.calendar().name)
      return .form(form)
    case .removalScope(let occurrence): return .scope(try scopeState(occurrence, .remove))
    case .editScope(let occurrence, let details, let edit, let seen):
      return .scope(try scopeState(occurrence, .edit(details, edit, seen: seen)))
    case .series(let id):
      return .series(
        SeriesScreen.State(
          try queries.event(id), coming: [], later: nil, [], clock: clock))
    }
  }

  fileprivate func formState(at place: OccurrenceID) throws -> EventFormScreen.State {
    var form = EventFormScreen.State(
      try occurrence(at: place), clock: clock, defaults: tools.defaults, language: language)
    form.addCalendarField(writableCalendars, usual: .home)
    return form
  }

  fileprivate func formState(of id: ID<ToDo>) throws -> ToDoFormScreen.State {
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

  /// Returns the occurrence; if it no longer exists, the event's current, next or last one.
  func occurrence(at place: OccurrenceID) throws -> Occurrence {
    try queries.occurrence(at: place)
      ?? queries.representativeOccurrence(of: queries.event(place.event))
  }

  mutating func readEventsNearby(_ days: ClosedRange<Day>) throws {
    let found = try eventsNearby(on: days)
    pages[SchedulePage.form]?.eventsNearby = found
  }

  fileprivate func eventsNearby(on days: ClosedRange<Day>) throws -> [Occurrence] {
    try queries.list(.on(days), in: 0..<DayPage.maxEntries)
  }
}
