import HearthDomain
import HearthWhen

/// Parses times and a place in the title of a new event.
extension EventFormScreen.State {
  /// Moves the place named in the title of a new event to its field, and the time, too, if the
  /// start was not edited.
  mutating func moveTitleTimeToFields() {
    form.setRemark(nil, of: .title)
    titleDraft = nil
    guard let plan = try? parseTimedTitle() ?? parseUntimedTitle() else { return }
    form.setWarning(warning(of: plan), of: .title)
    if plan.plan?.isDeadline == true { return }
    if plan.plan != nil || plan.place != nil { form.setText(plan.title.value, of: .title) }
    if let place = plan.place { form.setText(place.value, of: .place) }
    guard let when = plan.plan else { return }
    applyTimes(of: when)
    if let repetition = when.repetition?.words(in: language) {
      form.suggest(repetition, for: .repetition)
    }
    form.suggest(EventFormScreen.fieldText(of: times.start, times), for: .start)
    if let reminders = try? LeadTimesInput.reminders(
      namedBy: when, isAllDay: times.isAllDay, defaults.allDayTime)
    {
      form.setText(
        LeadTimesInput.text(of: reminders, isAllDay: times.isAllDay, in: language), of: .reminders)
    }
  }

  /// Returns the to-do that the form saves if its title names a deadline; nil otherwise. Throws if
  /// a field is invalid.
  func toDo(of plan: ParsedTitle?) throws -> ToDoDetails? {
    guard let plan, let when = plan.plan, when.isDeadline else { return nil }
    let place = try EventPlace(fieldText(of: .place))
    let due = when.toDoDue(in: when.zone.flatMap(zone.zone))
    let details = ToDoDetails(
      title: plan.title, note: try EventNote(note), place: place.isEmpty ? plan.place : place,
      due: due)
    var toDo = try details.repeating(
      when.repetition ?? parseRepetition(), from: now.day, in: zone)
    let isUsual = (try? parseReminders()) == defaults.reminders(isAllDay: times.isAllDay)
    toDo.reminders =
      try LeadTimesInput.reminders(
        namedBy: when, isAllDay: due.isAllDay, defaults.allDayTime)
      ?? (isUsual
        ? defaults.reminders(of: due)
        : LeadTimesInput.parse(
          fieldText(of: .reminders), from: due.timeOfDay(in: zone), defaults.allDayTime))
    return toDo
  }

  /// The calendar into which the form puts a to-do.
  var toDoCalendar: CalendarName { changedCalendar ?? .home }

  /// Returns the title with the time named in it. Nil if the start was edited, or if the title is
  /// empty.
  func parseTimedTitle() throws -> ParsedTitle? {
    guard isStartUntouched, !fieldText(of: .title).isEmpty else { return nil }
    return try ParsedTitle(fieldText(of: .title), dateReader)
  }

  /// Returns the title and the place of a new event whose start was edited; nil for an edited
  /// event.
  private func parseUntimedTitle() throws -> ParsedTitle? {
    event == nil ? try ParsedTitle(fieldText(of: .title)) : nil
  }

  /// Returns the remark on what was understood so far. Assumptions are shown when the focus leaves
  /// the title.
  func titleRemark(of told: (plan: ParsedTitle, draft: Occurrence)) -> Words {
    let (plan, occurrence) = told
    let place = plan.place.map { " · @ \($0.value.quotable(limit: 30))" } ?? ""
    if let toDo = try? toDo(of: plan), let due = toDo.due {
      return Words { language in
        let when = ToDoWords(language: language, today: now.day, zone: zone).when(due)
        let title = plan.title.value.quotable(limit: 30)
        return language(ko: "→ 할 일 · \(title) · \(when)까지", en: "→ to-do · \(title) · due \(when)")
          + place
      }
    }
    return Words { language in
      let when = OccurrenceWords(language, today: now.day).dateAndTime(occurrence)
      let again = plan.plan?.repetition?.words(in: language)
      return "→ \(plan.title.value.quotable(limit: 30)) · \(when)"
        + (again.map { " · \($0)" } ?? "") + place + pastRemark(occurrence, language)
    }
  }

  /// The parsed title, and the event as it would be saved; nil while the title names no time.
  var parsedTitleAndDraft: (plan: ParsedTitle, draft: Occurrence)? {
    var preview = self
    guard let plan = try? parseTimedTitle(), let when = plan.plan else { return nil }
    preview.applyTimes(of: when)
    preview.form.setText(plan.title.value, of: .title)
    return preview.enteredEvent().map { (plan, $0) }
  }

  private var isStartUntouched: Bool {
    let untouched = EventFormScreen.fieldText(of: EventTimes(of: span, in: zone).start, times)
    return event == nil && fieldText(of: .start) == untouched
  }

  /// Returns the assumptions about the title, and words that were not read as a time; nil if none.
  private func warning(of plan: ParsedTitle) -> Words? {
    let notes = plan.notes
    if notes.isEmpty { return nil }
    return Words { language in notes.map { $0(language) }.joined(separator: " ") }
  }
}
