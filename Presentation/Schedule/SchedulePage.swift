import HearthDomain

/// What lies over the day.
enum SchedulePage: ScreenPage {
  typealias Effect = ScheduleEffect

  case form(EventFormScreen.State)
  case month(MonthScreen.State)
  case search(EventSearchScreen.State)

  var shown: any ShownScreen<SchedulePage> {
    switch self {
    case .form(let state): Shown(EventFormScreen.self, state, as: Self.form)
    case .month(let state): Shown(MonthScreen.self, state, as: Self.month)
    case .search(let state): Shown(EventSearchScreen.self, state, as: Self.search)
    }
  }
}
