import HearthDomain

extension ScheduleCoordinator {
  mutating func perform(_ effect: ScheduleEffect) throws -> TabOutcome {
    switch effect {
    case .showDay(let day):
      pages.removeAll()
      try show(day)
    case .showEvent(let id): try showEvent(id, unfolds: true)
    case .showPart(let start, let fromEnd):
      try readPage(from: start)
      home.select(fromEnd ? .max : 0)
    case .show(let place): pages.push(try page(for: place))
    case .back: pages.pop()
    case .reread: try rereadFront()
    case .find(let text): try find(text)
    case .neighbours(let days): try readNeighbours(days)
    case .ask(let question, let effect): return pages.ask(question, before: effect)
    case .write(let text): return .writes(text)
    case .change(let change): return try perform(change)
    }
    return .handled
  }

  private mutating func perform(_ change: ScheduleEffect.Change) throws -> TabOutcome {
    switch change {
    case .add(let details):
      let outcome = try tools.schedule.add(details)
      try showEvent(outcome.event.id, unfolds: false)
      return .told(EventMessages.added(outcome, tools.formatter))
    case .edit(let id, let details):
      let before = try tools.schedule.queries.event(id)
      let seen = pages[SchedulePage.form]?.event?.details
      let outcome: EventOutcome
      do {
        outcome = try tools.schedule.edit(id, to: details, from: seen)
      } catch DomainError.refused(.changedMeanwhile) {
        let schedule = tools.schedule.queries
        return try meet(EventFormScreen.self, SchedulePage.form) { _ in
          EventFormScreen.State(try schedule.event(id), clock: schedule.clock)
        }
      }
      try showEvent(id, unfolds: false)
      return .told(
        EventMessages.changed(outcome, isMoved: before.span != outcome.event.span, tools.formatter))
    case .remove(let id):
      let event = try tools.schedule.remove(id)
      try readAll(keeping: nil)
      return .told(EventMessages.removed(event, tools.formatter))
    }
  }

  /// Shows the day of the event with the event selected: today where it goes on today, else the
  /// first of its days.
  mutating func showEvent(_ id: ID<Event>, unfolds: Bool) throws {
    let occurrence = tools.schedule.queries.occurrence(of: try tools.schedule.queries.event(id))
    let days = occurrence.days
    pages.removeAll()
    home.now = tools.formatter.clock.localTime
    try show(days.contains(home.today) ? home.today : days.lowerBound)
    try select(id)
    if unfolds { home.unfolded.insert(id) }
  }
}
