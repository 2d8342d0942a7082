import HearthDomain

extension ScheduleCoordinator {
  mutating func perform(_ effect: ScheduleEffect) throws -> TabOutcome {
    switch effect {
    case .showDay(let day):
      pages.removeAll()
      try showDay(day)
    case .showEvent(let place): try showEvent(occurrence(at: place), unfolds: true)
    case .showToDo(let id): try showToDo(id)
    case .showPage(let start, let fromEnd):
      try readPage(from: start)
      home.select(fromEnd ? .max : 0)
    case .show(let place):
      let page = try opened(page(for: place))
      // A calendar opened from a calendar replaces it, so that Esc returns to the day; so does the
      // form of a new entry of the other kind.
      let isReplacing = place.isCalendar ? calendarDay != nil : place.isNewEntry && isFormOpen
      if isReplacing { pages.front = page } else { pages.push(page) }
      if case .newToDo(_, let draft) = place, draft.isComplete { return try saveToDoForm() }
    case .back: pages.pop()
    case .reread: try rereadFront()
    case .find(let text): try search(text)
    case .readEventsNearby(let days): try readEventsNearby(days)
    case .ask(let question, let effect):
      return pages.askQuestion(try addingDeclineNote(question, effect), before: effect)
    case .openEditor(let text): return .openEditor(text)
    case .change(let change):
      let lost = try rulesLost(by: change)
      guard lost.isEmpty else {
        if case .editOccurrences = change { removeScopePage() }
        return pages.askQuestion(
          SeriesWords.ruleLossQuestion(of: lost), before: .changeDroppingRules(change))
      }
      return try performAfterQuestions(change)
    case .changeAnswering(let change, let count):
      return try performAfterQuestions(change, answered: count)
    case .changeDroppingRules(let change): return try performAskingToNotify(change)
    case .changeNotifying(let change): return try perform(change, notifying: true)
    }
    return .handled
  }

  /// Returns the unsupported repetition rules of the event's file that this change would remove.
  private func rulesLost(by change: ScheduleEffect.Change) throws -> [String] {
    let (id, edit): (ID<Event>, RepetitionEdit)
    switch change {
    case .edit(let event, _, let its): (id, edit) = (event, its)
    case .editOccurrences(let place, _, let its, _, _): (id, edit) = (place.event, its)
    case .add, .remove, .removeOccurrences, .restore, .toDo, .addBirthday, .setHidden:
      return []
    }
    let queries = tools.schedule.queries
    return edit == .keep ? [] : try queries.rulesLost(of: queries.event(id), by: edit)
  }

  /// Whether the form of an event or a to-do is in front.
  private var isFormOpen: Bool {
    switch pages.front {
    case .form?, .toDoForm?: true
    case .month?, .days?, .search?, .scope?, .series?, .calendars?, nil: false
    }
  }

  private mutating func saveToDoForm() throws -> TabOutcome {
    guard var form = pages[SchedulePage.toDoForm] else { return .handled }
    let effect = ToDoFormScreen.update(&form, .saved)
    pages[SchedulePage.toDoForm] = form
    return try effect.map { try perform($0) } ?? .handled
  }

  /// Asks the questions before the change, one after the other, and performs it.
  private mutating func performAfterQuestions(
    _ change: ScheduleEffect.Change, answered count: Int = 0
  ) throws -> TabOutcome {
    guard let question = try questions(before: change).dropFirst(count).first else {
      return try performAskingToNotify(change)
    }
    let next = ScheduleEffect.changeAnswering(change, count: count + 1)
    let words = tools.words(of: question)
    guard case .isBirthday(let birthday, let person) = question else {
      return pages.askQuestion(words, before: next)
    }
    return pages.askQuestion(
      words, before: .change(.addBirthday(birthday, of: person)), otherwise: next)
  }

  /// Returns the questions that the command asks, too.
  private func questions(before change: ScheduleEffect.Change) throws -> [AddingQuestion] {
    switch change {
    case .add(let details, let repetition):
      guard pages[SchedulePage.form]?.isCopy != true else {
        return tools.formatter.pastQuestion(details).map { [.hasPassed($0)] } ?? []
      }
      return try tools.questions(before: details, repetition)
    case .toDo(.add(let details, _)): return try tools.questions(before: details)
    case .toDo(.markDone(let ids, nil)): return try tools.questions(beforeMarkingDone: ids)
    case .edit, .editOccurrences, .remove, .removeOccurrences, .restore, .toDo,
      .addBirthday, .setHidden:
      return []
    }
  }

  private mutating func performAskingToNotify(_ change: ScheduleEffect.Change) throws -> TabOutcome
  {
    do {
      return try perform(change, notifying: false)
    } catch DomainError.refused(.calendar(.wouldNotifyOthers(_, let people))) {
      return pages.askQuestion(
        MeetingWords.notifyQuestion(people), before: .changeNotifying(change))
    }
  }

  private mutating func perform(
    _ change: ScheduleEffect.Change, notifying: Bool
  ) throws -> TabOutcome {
    switch change {
    case .add(let details, let repetition):
      return try addEvent(details, repetition)
    case .edit(let id, let details, let edit):
      let seen = pages[SchedulePage.form]?.event?.details
      return try self.editEvent(
        OccurrenceID(id), to: details, edit, .all, seen: seen, notifying: notifying)
    case .editOccurrences(let place, let details, let edit, let scope, let seen):
      // The user has answered how much of the series to change; below that question is the form.
      removeScopePage()
      return try self.editEvent(
        place, to: details, edit, scope, seen: seen, notifying: notifying)
    case .remove(let id):
      let event = try tools.schedule.remove(id, notifying: notifying)
      try readAll(keeping: nil)
      return .showMessage(EventMessages.removed(event, tools.formatter))
    case .removeOccurrences(let place, let scope):
      return try removeOccurrences(place, scope, notifying: notifying)
    case .restore(let place):
      let outcome = try tools.schedule.restore(place)
      try readAll(keeping: home.selectedEntry?.occurrence.occurrenceID)
      return .showMessage(EventMessages.restored(outcome.occurrence, tools.formatter))
    case .setHidden(let name, let hides):
      try tools.schedule.calendars.edit(name, hides: hides)
      try readAll(keeping: home.selectedEntry?.occurrence.occurrenceID)
      return .handled
    case .toDo(let change): return try perform(change)
    case .addBirthday(let birthday, let person):
      let message = try tools.recordBirthday(birthday, of: person)
      pages.pop()
      try readAll(keeping: nil)
      return .showMessage(message)
    }
  }

  private mutating func perform(_ change: ToDoChange) throws -> TabOutcome {
    let outcome: ToDoOutcome
    do {
      outcome = try tools.toDos.perform(change)
    } catch DomainError.refused(.changedMeanwhile) {
      return try mergeChanges()
    }
    if isFormOpen { pages.pop() }
    try readAll(keeping: home.selectedEntry?.occurrence.occurrenceID)
    if let shown = outcome.shownID { home.selectTask(shown) }
    return .showMessage(tools.toDoMessage(outcome))
  }

  private mutating func addEvent(
    _ details: EventDetails, _ repetition: EnteredRepetition?
  ) throws -> TabOutcome {
    let (usual, missing) = try tools.calendar()
    let form = pages[SchedulePage.form]
    let chosen = form?.changedCalendar
    let (outcome, notice): (EventOutcome, Words?)
    if let old = form?.copiedOccurrence {
      outcome = try tools.schedule.copy(
        old.occurrenceID, with: details, repeating: repetition, in: chosen, otherwise: usual)
      notice = EventMessages.otherCalendarNote(
        outcome, than: old.event, chosen == usual ? nil : chosen, missing)
    } else {
      let calendar = chosen ?? usual
      outcome = try tools.schedule.add(details, repeating: repetition, in: calendar)
      notice = calendar == usual ? missing : nil
    }
    try showEvent(outcome.occurrence, unfolds: false)
    return .showMessage(EventMessages.added(outcome, tools, notice))
  }

  /// Adds to the question that removing the meeting declines the invitation, if it does.
  private func addingDeclineNote(_ question: Words, _ effect: ScheduleEffect) throws -> Words {
    guard case .change(.remove(let id)) = effect,
      try tools.schedule.queries.declines(removing: .all, at: OccurrenceID(id))
    else { return question }
    let declines = MeetingWords.declineNote
    return Words(ko: question.ko + declines.ko, en: question.en + declines.en)
  }

  /// Removes the page that asks how much of a series to change, unless it was removed already.
  private mutating func removeScopePage() {
    if case .scope? = pages.front { pages.pop() }
  }

  private mutating func editEvent(
    _ place: OccurrenceID, to details: EventDetails, _ edit: RepetitionEdit,
    _ scope: SeriesScope, seen: EventDetails?, notifying: Bool
  ) throws -> TabOutcome {
    let calendar = pages[SchedulePage.form]?.changedCalendar
    guard details != seen || edit != .keep || calendar != nil else {
      // The form changed nothing, so nothing is written: changes made elsewhere meanwhile stay.
      try showEvent(occurrence(at: place), unfolds: false)
      return .saved(.nothingChanged)
    }
    let outcome: EventOutcome
    do {
      outcome = try tools.schedule.edit(
        place, to: details, repeating: edit, scope: scope, in: calendar, from: seen,
        notifying: notifying)
    } catch DomainError.refused(.series(.ruleCannotMove(let rule))) {
      return .refused(SeriesWords.ambiguousMoveRefusal(rule))
    } catch DomainError.refused(.changedMeanwhile) {
      return try mergeChanges()
    }
    try showEvent(outcome.occurrence, unfolds: false)
    return .saved(
      EventMessages.changed(outcome, isMoved: seen?.span != details.span, tools))
  }

  private mutating func removeOccurrences(
    _ place: OccurrenceID, _ scope: SeriesScope, notifying: Bool
  ) throws -> TabOutcome {
    removeScopePage()
    let meant = NamedEvent(
      event: try queries.event(place.event), occurrence: try occurrence(at: place),
      isOccurrenceNamed: true)
    try tools.schedule.remove([place], scope: scope, notifying: notifying)
    try readAll(keeping: nil)
    return .showMessage(SeriesWords(meant, tools.formatter).removedMessage(scope))
  }

  /// Shows the day of the occurrence and selects it there: today if it takes place today, otherwise
  /// its first day.
  private mutating func showEvent(_ occurrence: Occurrence, unfolds: Bool) throws {
    let days = occurrence.days
    pages.removeAll()
    home.now = tools.formatter.clock.localTime
    try showDay(days.contains(home.today) ? home.today : days.lowerBound)
    try selectEvent(occurrence.occurrenceID)
    if unfolds { home.unfoldedEvents.insert(occurrence.occurrenceID) }
  }
}
