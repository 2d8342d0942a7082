import HearthDomain

extension ScheduleCoordinator {
  mutating func perform(_ effect: ScheduleEffect) throws -> TabOutcome {
    switch effect {
    case .showDay(let day):
      pages.removeAll()
      try show(day)
    case .showEvent(let place): try showEvent(at: place)
    case .showPart(let start, let fromEnd):
      try readPage(from: start)
      home.select(fromEnd ? .max : 0)
    case .show(let place):
      let page = try page(for: place)
      // A second calendar replaces the first, so that Esc leads back to the day.
      if place.isCalendar, calendarDay != nil { pages.front = page } else { pages.push(page) }
    case .back: pages.pop()
    case .reread: try rereadFront { try $0.reread(&$1) }
    case .find(let text): try find(text)
    case .neighbours(let days): try readNeighbours(days)
    case .ask(let question, let effect):
      return pages.ask(try withMeeting(question, effect), before: effect)
    case .write(let text): return .writes(text)
    case .change(let change):
      let lost = try rulesLost(by: change)
      guard lost.isEmpty else {
        if case .editPart = change { removeScopePage() }
        return pages.ask(SeriesWords.loss(of: lost), before: .changeDroppingRules(change))
      }
      return try performAfterQuestion(change)
    case .changeDroppingRules(let change): return try performAfterQuestion(change)
    case .changeNotifying(let change): return try perform(change, notifying: true)
    }
    return .handled
  }

  /// Returns the rules in the event's file that this change would drop.
  private func rulesLost(by change: ScheduleEffect.Change) throws -> [String] {
    let (id, edit): (ID<Event>, RepetitionEdit)
    switch change {
    case .edit(let event, _, let its): (id, edit) = (event, its)
    case .editPart(let place, _, let its, _, _): (id, edit) = (place.event, its)
    case .add, .remove, .removePart, .restore, .done, .hide: return []
    }
    let queries = tools.schedule.queries
    return edit == .keep ? [] : try queries.rulesLost(of: queries.event(id), by: edit)
  }

  private mutating func performAfterQuestion(_ change: ScheduleEffect.Change) throws -> TabOutcome {
    do {
      return try perform(change, notifying: false)
    } catch DomainError.refused(.calendar(.notifiesOthers(_, let people))) {
      return pages.ask(MeetingWords.tells(people), before: .changeNotifying(change))
    }
  }

  private mutating func perform(
    _ change: ScheduleEffect.Change, notifying: Bool
  ) throws -> TabOutcome {
    switch change {
    case .add(let details, let repetition):
      return try add(details, repetition)
    case .edit(let id, let details, let edit):
      let seen = pages[SchedulePage.form]?.event?.details
      return try self.edit(
        OccurrenceID(id), to: details, edit, .all, seen: seen, notifying: notifying)
    case .editPart(let place, let details, let edit, let scope, let seen):
      // The question about the scope has been answered; the form lies below it.
      removeScopePage()
      return try self.edit(
        place, to: details, edit, scope, seen: seen, notifying: notifying)
    case .remove(let id):
      let event = try tools.schedule.remove(id, notifying: notifying)
      try readAll(keeping: nil)
      return .told(EventMessages.removed(event, tools.formatter))
    case .removePart(let place, let scope):
      return try remove(place, scope, notifying: notifying)
    case .restore(let place):
      let outcome = try tools.schedule.restore(place)
      try readAll(keeping: home.selected?.occurrence.place)
      return .told(EventMessages.restored(outcome.occurrence, tools.formatter))
    case .hide(let name, let hides):
      try tools.schedule.calendars.edit(name, hides: hides)
      try readAll(keeping: home.selected?.occurrence.place)
      return .handled
    case .done(let id):
      let outcome = try tools.schedule.markDone(id)
      try readAll(keeping: home.selected?.occurrence.place)
      return .told(EventMessages.done(outcome, tools.formatter))
    }
  }

  private mutating func add(
    _ details: EventDetails, _ repetition: EnteredRepetition?
  ) throws -> TabOutcome {
    let (usual, missing) = try tools.calendar()
    let form = pages[SchedulePage.form]
    let chosen = form?.calendar
    let (outcome, notice): (EventOutcome, Words?)
    if let old = form?.again {
      outcome = try tools.schedule.copy(
        old.place, with: details, repeating: repetition, in: chosen, otherwise: usual)
      notice = EventMessages.otherCalendarNote(
        outcome, than: old.event, chosen == usual ? nil : chosen, missing)
    } else {
      let calendar = chosen ?? usual
      outcome = try tools.schedule.add(details, repeating: repetition, in: calendar)
      notice = calendar == usual ? missing : nil
    }
    try showEvent(outcome.occurrence, unfolds: false)
    return .told(EventMessages.added(outcome, tools.formatter, notice))
  }

  /// Adds to the question that removing a meeting declines its invitation.
  private func withMeeting(_ question: Words, _ effect: ScheduleEffect) throws -> Words {
    guard case .change(.remove(let id)) = effect,
      try tools.schedule.queries.declines(removing: .all, at: OccurrenceID(id))
    else { return question }
    let declines = MeetingWords.declines
    return Words(ko: question.ko + declines.ko, en: question.en + declines.en)
  }

  /// Removes the scope page, unless an earlier question has removed it.
  private mutating func removeScopePage() {
    if case .scope? = pages.front { pages.pop() }
  }

  private mutating func edit(
    _ place: OccurrenceID, to details: EventDetails, _ edit: RepetitionEdit,
    _ scope: SeriesScope, seen: EventDetails?, notifying: Bool
  ) throws -> TabOutcome {
    let calendar = pages[SchedulePage.form]?.calendar
    guard details != seen || edit != .keep || calendar != nil else {
      // Nothing is written, so that changes made elsewhere in the meantime stay.
      let queries = tools.schedule.queries
      let occurrence =
        try queries.occurrence(at: place) ?? queries.shown(queries.event(place.event))
      try showEvent(occurrence, unfolds: false)
      return .saved(.nothingChanged)
    }
    let outcome: EventOutcome
    do {
      outcome = try tools.schedule.edit(
        place, to: details, repeating: edit, scope: scope, in: calendar, from: seen,
        notifying: notifying)
    } catch DomainError.refused(.series(.ruleStays(let rule))) {
      return .refused(SeriesWords.unclear(rule))
    } catch DomainError.refused(.changedMeanwhile) {
      let reader = self
      return try mergeChanges(EventFormScreen.self, SchedulePage.form) { _ in
        let queries = reader.tools.schedule.queries
        return try reader.form(
          of: queries.occurrence(at: place) ?? queries.shown(queries.event(place.event)))
      }
    }
    try showEvent(outcome.occurrence, unfolds: false)
    return .saved(
      EventMessages.changed(outcome, isMoved: seen?.span != details.span, tools.formatter))
  }

  private mutating func remove(
    _ place: OccurrenceID, _ scope: SeriesScope, notifying: Bool
  ) throws -> TabOutcome {
    removeScopePage()
    let queries = tools.schedule.queries
    let event = try queries.event(place.event)
    let occurrence = try queries.occurrence(at: place) ?? queries.shown(event)
    let meant = NamedEvent(event: event, occurrence: occurrence, isNamed: true)
    try tools.schedule.remove([place], scope: scope, notifying: notifying)
    try readAll(keeping: nil)
    return .told(SeriesWords(meant, tools.formatter).removed(scope))
  }

  /// Shows that occurrence, or the event's usual one if the occurrence no longer exists.
  private mutating func showEvent(at place: OccurrenceID) throws {
    let queries = tools.schedule.queries
    let occurrence = try queries.occurrence(at: place) ?? queries.shown(queries.event(place.event))
    try showEvent(occurrence, unfolds: true)
  }

  /// Shows a day of the event with the event selected: today if the event takes place today,
  /// otherwise its first day.
  private mutating func showEvent(_ occurrence: Occurrence, unfolds: Bool) throws {
    let days = occurrence.days
    pages.removeAll()
    home.now = tools.formatter.clock.localTime
    try show(days.contains(home.today) ? home.today : days.lowerBound)
    try select(occurrence.place)
    if unfolds { home.unfolded.insert(occurrence.place) }
  }
}
