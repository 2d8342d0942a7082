import HearthDomain

extension MoodsCoordinator {
  private var moods: MoodQueries { tools.moods.queries }
  private var now: LocalTime { tools.formatter.clock.localTime }
  private var datePreferences: DatePreferences { DatePreferences(in: tools.formatter.clock.zone) }
  private var diary: DiaryReader { DiaryReader(queries: moods) }

  package mutating func refresh(selecting route: Route?) throws {
    guard case .mood(let id) = route else {
      return try rereadAll(selecting: nil)
    }
    try rereadAll(selecting: id)
  }

  /// Reads the canvas and the pages over it; selects the mood with `id` if it is shown.
  mutating func rereadAll(selecting id: ID<Mood>?) throws {
    try rereadCanvas()
    if let id { home.select(id) }
    try rereadPages { try $0.reread(&$1, selecting: id) }
  }

  mutating func rereadCanvas() throws {
    home.now = now
    home.settings = try moods.settings()
    home.name = try tools.profile.profile().displayName.value
    home.hasNoMoods = try moods.isEmpty()
    guard home.settings.mode == .daily || shownDay != nil else {
      (home.olderDay, home.newerDay) = (nil, nil)
      return home.show(try moods.canvas(of: nil))
    }
    let day = shownDay ?? home.today
    home.olderDay = try moods.canvasDay(before: day)
    home.newerDay = try moods.canvasDay(after: day)
    home.show(try moods.canvas(of: day))
  }

  func page(for place: MoodsEffect.Destination) throws -> MoodsPage {
    let palette = home.settings.palette
    switch place {
    case .adding(let moment, let memo):
      return .gauge(
        try addingCompletionData(
          GaugeScreen.State(
            at: moment, memo: memo, clock: tools.formatter.clock, palette: home.canvas.palette)))
    case .editing(let mood):
      return .gauge(
        try addingCompletionData(
          GaugeScreen.State(
            of: moods.mood(mood.id), clock: tools.formatter.clock, palette: home.canvas.palette)))
    case .diary(let target): return .diary(try diaryPage(selecting: target))
    case .search:
      var state = try diaryPage(selecting: .newest)
      _ = state.search.apply(.opened)
      return .diary(state)
    case .calendar(let day):
      return .calendar(
        try loaded(MoodCalendarScreen.State(on: day, today: now.day, palette: palette)))
    case .year(let day):
      return .year(try loaded(MoodYearScreen.State(on: day, today: now.day, palette: palette)))
    case .onThisDay(let day):
      return .onThisDay(
        try loaded(OnThisDayScreen.State(day: day, today: now.day, palette: palette)))
    case .totals:
      return .totals(MoodTotalsScreen.State(try statistics(over: .month), palette: palette))
    case .palettes:
      return .palettes(
        PaletteScreen.State(for: home.canvas, general: palette, today: now.day))
    }
  }

  private func statistics(over span: MoodSpan) throws -> MoodStatistics {
    try moods.statistics(of: span.days(until: now.day), naming: MoodComparisonTable.maxShown)
  }

  /// Adds the user's own words, and the tags of the last months for completion.
  private func addingCompletionData(_ gauge: GaugeScreen.State) throws -> GaugeScreen.State {
    var gauge = gauge
    gauge.namedLevels = tools.namedLevels()
    gauge.tags = try moods.tags(of: now.day.adding(days: -Self.tagHistoryDays)...now.day)
    return gauge
  }

  private static let tagHistoryDays = 90

  private func diaryPage(selecting target: DiaryList.Target) throws -> DiaryScreen.State {
    var state = DiaryScreen.State(
      now: now, datePreferences: datePreferences, palette: home.settings.palette)
    state.isEmpty = home.hasNoMoods
    state.list.show(try diary.part(around: day(of: target), search: ""), selecting: target)
    return state
  }

  // MARK: Parts of pages

  /// Reads more of the diary if the selection is near the end of what was read.
  mutating func readVisibleRows() throws {
    guard let state = pages[MoodsPage.diary], let day = state.list.dayToReadAround,
      let mood = state.selected
    else { return }
    let part = try diary.part(around: day, search: searchText(state.search))
    pages[MoodsPage.diary]?.list.show(part, selecting: .mood(mood.id))
  }

  mutating func showInDiary(_ target: DiaryList.Target) throws {
    guard let search = pages[MoodsPage.diary]?.search else { return }
    let part = try diary.part(around: day(of: target), search: searchText(search))
    pages[MoodsPage.diary]?.list.show(part, selecting: target)
  }

  private func searchText(_ search: SearchBar) -> String {
    tools.formatter.clock.searchWhileTyping(search.text)
  }

  private func day(of target: DiaryList.Target) throws -> Day {
    switch target {
    case .day(let day): day
    case .oldest: .earliest
    case .newest: .latest
    case .mood(let id): try moods.mood(id).day
    }
  }

  private func loaded(_ state: MoodCalendarScreen.State) throws -> MoodCalendarScreen.State {
    var state = state
    state.today = now.day
    state.month = state.day.calendarMonth
    state.days = try moods.calendar(of: state.month)
    // No screen is higher than that.
    state.moods = try moods.list(.on(state.day), .oldest(200))
    return state
  }

  private func loaded(_ state: MoodYearScreen.State) throws -> MoodYearScreen.State {
    var state = state
    state.today = now.day
    state.year = state.day.year
    state.days = try moods.daysOfYear(state.year)
    return state
  }

  private func loaded(_ state: OnThisDayScreen.State) throws -> OnThisDayScreen.State {
    var state = state
    state.today = now.day
    state.years = try moods.onThisDay(state.day)
    state.palettes = try moods.palettes(of: state.years.map(\.day))
    return state
  }

  /// Updates the page from the store; text being typed stays.
  func reread(_ page: inout MoodsPage, selecting id: ID<Mood>?) throws {
    switch page {
    case .gauge(var state):
      state.now = MoodMoment(tools.formatter.clock.now(), in: tools.formatter.clock.zone)
      page = .gauge(state)
    case .diary(var state):
      try reread(&state, selecting: id)
      page = .diary(state)
    case .calendar(let state): page = .calendar(try loaded(state))
    case .year(let state): page = .year(try loaded(state))
    case .onThisDay(let state): page = .onThisDay(try loaded(state))
    case .totals(var state):
      state.statistics = try statistics(over: state.span)
      page = .totals(state)
    case .palettes: break
    }
  }

  private func reread(_ state: inout DiaryScreen.State, selecting id: ID<Mood>?) throws {
    state.now = now
    state.palette = home.settings.palette
    state.isEmpty = home.hasNoMoods
    let selected = id.flatMap { try? moods.mood($0) } ?? state.selected
    let day = selected?.day ?? .latest
    let target = selected.map { DiaryList.Target.mood($0.id) } ?? .newest
    let part = try diary.part(around: day, search: searchText(state.search))
    state.list.show(part, selecting: target)
  }
}
