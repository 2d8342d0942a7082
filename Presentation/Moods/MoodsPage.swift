/// The pages over the canvas.
enum MoodsPage: ScreenPage {
  typealias Effect = MoodsEffect

  case gauge(GaugeScreen.State)
  case diary(DiaryScreen.State)
  case calendar(MoodCalendarScreen.State)
  case year(MoodYearScreen.State)
  case onThisDay(OnThisDayScreen.State)
  case totals(MoodTotalsScreen.State)
  case palettes(PaletteScreen.State)

  var shown: any ShownScreen<MoodsPage> {
    switch self {
    case .gauge(let state): Shown(GaugeScreen.self, state, as: Self.gauge)
    case .diary(let state): Shown(DiaryScreen.self, state, as: Self.diary)
    case .calendar(let state): Shown(MoodCalendarScreen.self, state, as: Self.calendar)
    case .year(let state): Shown(MoodYearScreen.self, state, as: Self.year)
    case .onThisDay(let state): Shown(OnThisDayScreen.self, state, as: Self.onThisDay)
    case .totals(let state): Shown(MoodTotalsScreen.self, state, as: Self.totals)
    case .palettes(let state): Shown(PaletteScreen.self, state, as: Self.palettes)
    }
  }
}
