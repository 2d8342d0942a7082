import HearthDomain

/// The pages over the canvas.
indirect enum MoodsPage: ScreenPage {
  typealias Effect = MoodsEffect
  typealias Reader = MoodsCoordinator

  case gauge(GaugeScreen.State)
  case diary(DiaryScreen.State)
  case calendar(MoodCalendarScreen.State)
  case year(MoodYearScreen.State)
  case onThisDay(OnThisDayScreen.State)
  case totals(MoodTotalsScreen.State)
  case palettes(PaletteScreen.State)

  var shownScreen: any ShownScreen<MoodsPage> {
    switch self {
    case .gauge(let state):
      ScreenWithState(GaugeScreen.self, state, as: Self.gauge) { state, reader in
        let clock = reader.tools.formatter.clock
        state.now = MoodMoment(clock.now(), in: clock.zone)
      }
    case .diary(let state):
      ScreenWithState(DiaryScreen.self, state, as: Self.diary) { state, reader in
        try reader.reread(&state)
      }
    case .calendar(let state):
      ScreenWithState(MoodCalendarScreen.self, state, as: Self.calendar) { state, reader in
        state.today = reader.now.day
        state.month = state.day.calendarMonth
        state.days = try reader.moods.calendar(of: state.month)
        // No screen is higher than that.
        state.moods = try reader.moods.list(.on(state.day), .oldest(200))
      }
    case .year(let state):
      ScreenWithState(MoodYearScreen.self, state, as: Self.year) { state, reader in
        state.today = reader.now.day
        state.year = state.day.year
        state.days = try reader.moods.daysOfYear(state.year)
      }
    case .onThisDay(let state):
      ScreenWithState(OnThisDayScreen.self, state, as: Self.onThisDay) { state, reader in
        state.today = reader.now.day
        state.years = try reader.moods.onThisDay(state.day)
        state.palettes = try reader.moods.palettes(of: state.years.map(\.day))
      }
    case .totals(let state):
      ScreenWithState(MoodTotalsScreen.self, state, as: Self.totals) { state, reader in
        state.statistics = try reader.statistics(over: state.span)
      }
    case .palettes(let state): ScreenWithState(PaletteScreen.self, state, as: Self.palettes)
    }
  }
}

extension MoodsEffect {
  /// The pages that can be opened over the canvas.
  enum Destination: Hashable {
    case adding(at: MoodMoment?, memo: String = "")
    case editing(Mood)
    case diary(DiaryList.Target)
    /// The diary with an open search.
    case search
    case calendar(Day)
    case year(Day)
    case onThisDay(Day)
    case totals
    case palettes
  }
}

extension MoodsCoordinator {
  /// Returns the page for the destination, with what it displays.
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
      return try opened(
        .calendar(MoodCalendarScreen.State(on: day, today: now.day, palette: palette)))
    case .year(let day):
      return try opened(.year(MoodYearScreen.State(on: day, today: now.day, palette: palette)))
    case .onThisDay(let day):
      return try opened(
        .onThisDay(OnThisDayScreen.State(day: day, today: now.day, palette: palette)))
    case .totals:
      return .totals(MoodTotalsScreen.State(try statistics(over: .month), palette: palette))
    case .palettes:
      return .palettes(
        PaletteScreen.State(for: home.canvas, general: palette, today: now.day))
    }
  }
}
