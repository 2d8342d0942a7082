/// The pages over the day.
indirect enum SchedulePage: ScreenPage {
  typealias Effect = ScheduleEffect

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
    case .form(let state): ScreenWithState(EventFormScreen.self, state, as: Self.form)
    case .toDoForm(let state): ScreenWithState(ToDoFormScreen.self, state, as: Self.toDoForm)
    case .month(let state): ScreenWithState(MonthScreen.self, state, as: Self.month)
    case .days(let state): ScreenWithState(DaysScreen.self, state, as: Self.days)
    case .search(let state): ScreenWithState(EventSearchScreen.self, state, as: Self.search)
    case .scope(let state): ScreenWithState(ScopeScreen.self, state, as: Self.scope)
    case .series(let state): ScreenWithState(SeriesScreen.self, state, as: Self.series)
    case .calendars(let state):
      ScreenWithState(EventCalendarsScreen.self, state, as: Self.calendars)
    }
  }
}
