import HearthDomain

/// The screens of Schedule that lie over the day.
extension Page<ScheduleEffect> {
  static func form(_ state: EventFormScreen.State) -> Page {
    Page(EventFormScreen.self, state)
  }

  static func month(_ state: MonthScreen.State) -> Page {
    Page(MonthScreen.self, state)
  }

  static func search(_ state: EventSearchScreen.State) -> Page {
    Page(EventSearchScreen.self, state)
  }
}
