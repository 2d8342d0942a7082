/// The pages over the day.
enum SchedulePage: ScreenPage {
  typealias Effect = ScheduleEffect

  case form(EventFormScreen.State)
  case month(MonthScreen.State)
  case days(DaysScreen.State)
  case search(EventSearchScreen.State)
  case scope(ScopeScreen.State)
  case series(SeriesScreen.State)
  case calendars(EventCalendarsScreen.State)

  var shown: any ShownScreen<SchedulePage> {
    switch self {
    case .form(let state): Shown(EventFormScreen.self, state, as: Self.form)
    case .month(let state): Shown(MonthScreen.self, state, as: Self.month)
    case .days(let state): Shown(DaysScreen.self, state, as: Self.days)
    case .search(let state): Shown(EventSearchScreen.self, state, as: Self.search)
    case .scope(let state): Shown(ScopeScreen.self, state, as: Self.scope)
    case .series(let state): Shown(SeriesScreen.self, state, as: Self.series)
    case .calendars(let state): Shown(EventCalendarsScreen.self, state, as: Self.calendars)
    }
  }
}
