/// The pages over the canvas.
indirect enum MoodsPage: ScreenPage {
  typealias Effect = MoodsEffect

  case gauge(GaugeScreen.State)
  case diary(DiaryScreen.State)
  case calendar(MoodCalendarScreen.State)
  case year(MoodYearScreen.State)
  case onThisDay(OnThisDayScreen.State)
  case totals(MoodTotalsScreen.State)
  case palettes(PaletteScreen.State)

  var shownScreen: any ShownScreen<MoodsPage> {
    switch self {
    case .gauge(let state): ScreenWithState(GaugeScreen.self, state, as: Self.gauge)
    case .diary(let state): ScreenWithState(DiaryScreen.self, state, as: Self.diary)
    case .calendar(let state): ScreenWithState(MoodCalendarScreen.self, state, as: Self.calendar)
    case .year(let state): ScreenWithState(MoodYearScreen.self, state, as: Self.year)
    case .onThisDay(let state): ScreenWithState(OnThisDayScreen.self, state, as: Self.onThisDay)
    case .totals(let state): ScreenWithState(MoodTotalsScreen.self, state, as: Self.totals)
    case .palettes(let state): ScreenWithState(PaletteScreen.self, state, as: Self.palettes)
    }
  }
}
