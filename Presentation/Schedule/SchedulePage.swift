import HearthDomain

/// The screens of Schedule that lie over the day.
extension Page<ScheduleEffect> {
  static func form(_ state: EventFormScreen.State) -> Page {
    Page(EventFormScreen.self, state) { output, _ in output.effect }
  }

  static func month(_ state: MonthScreen.State) -> Page {
    Page(MonthScreen.self, state) { output, _ in output.effect }
  }

  static func search(_ state: EventSearchScreen.State) -> Page {
    Page(EventSearchScreen.self, state) { output, _ in output.effect }
  }
}

// MARK: - Effects of outputs

extension ScheduleScreen.Output {
  var effect: ScheduleEffect {
    switch self {
    case .day(let day): .showDay(day)
    case .part(let start, let fromEnd): .showPart(from: start, fromEnd: fromEnd)
    case .add(let day): .show(.adding(on: day))
    case .edit(let id): .show(.editing(id))
    case .remove(let event): .asking(toRemove: event)
    case .search: .show(.search)
    case .month: .show(.month)
    }
  }
}

extension EventFormScreen.Output {
  fileprivate var effect: ScheduleEffect {
    switch self {
    case .add(let details): .change(.add(details))
    case .edit(let id, let details): .change(.edit(id, details))
    case .days(let days): .neighbours(days)
    case .write(let text): .write(text)
    case .cancelled(let hasChanged): .leaving(asks: hasChanged)
    }
  }
}

extension MonthScreen.Output {
  fileprivate var effect: ScheduleEffect {
    switch self {
    case .month(let month): .month(month)
    case .day(let day): .showDay(day)
    case .add(let day): .show(.adding(on: day))
    case .cancelled: .back
    }
  }
}

extension EventSearchScreen.Output {
  fileprivate var effect: ScheduleEffect {
    switch self {
    case .searchChanged(let text): .find(text)
    case .event(let id): .showEvent(id)
    case .cancelled: .back
    }
  }
}

extension ScheduleEffect {
  /// Removes the event after a question that says what goes along.
  static func asking(toRemove event: Event) -> ScheduleEffect {
    let title = event.title.quotable()
    let hasReminders = !event.details.reminders.minutesBefore.isEmpty
    let question = Words(
      ko: "‘\(title)’ 일정을 지울까요?" + (hasReminders ? " 알림도 함께 지워져요." : ""),
      en: "Remove “\(title)”?" + (hasReminders ? " Its reminders go too." : ""))
    return .ask(question, then: .change(.remove(event.id)))
  }
}
