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

// MARK: - One of them

extension SchedulePage {
  var form: EventFormScreen.State? {
    get { if case .form(let state) = self { state } else { nil } }
    set { self = newValue.map(Self.form) ?? self }
  }

  var month: MonthScreen.State? {
    get { if case .month(let state) = self { state } else { nil } }
    set { self = newValue.map(Self.month) ?? self }
  }

  var search: EventSearchScreen.State? {
    get { if case .search(let state) = self { state } else { nil } }
    set { self = newValue.map(Self.search) ?? self }
  }
}
