import HearthDomain

extension MoodsCoordinator {
  var moods: MoodQueries { tools.moods.queries }
  var now: LocalTime { tools.formatter.clock.localTime }
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
    moodToSelect = id
    defer { moodToSelect = nil }
    try rereadCanvas()
    if let id { home.select(id) }
    try rereadPages()
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

  func statistics(over span: MoodSpan) throws -> MoodStatistics {
    try moods.statistics(of: span.days(until: now.day), naming: MoodComparisonTable.maxShown)
  }

  /// Adds the user's own words, and the tags of the last months for completion.
  func addingCompletionData(_ gauge: GaugeScreen.State) throws -> GaugeScreen.State {
    var gauge = gauge
    gauge.namedLevels = tools.namedLevels()
    gauge.tags = try moods.tags(of: now.day.adding(days: -Self.tagHistoryDays)...now.day)
    return gauge
  }

  private static let tagHistoryDays = 90

  func diaryPage(selecting target: DiaryList.Target) throws -> DiaryScreen.State {
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

  func reread(_ state: inout DiaryScreen.State) throws {
    state.now = now
    state.palette = home.settings.palette
    state.isEmpty = home.hasNoMoods
    let selected = moodToSelect.flatMap { try? moods.mood($0) } ?? state.selected
    let day = selected?.day ?? .latest
    let target = selected.map { DiaryList.Target.mood($0.id) } ?? .newest
    let part = try diary.part(around: day, search: searchText(state.search))
    state.list.show(part, selecting: target)
  }
}
