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
    hasDeadline = plan.plan?.isToDo == true && form[.kind] != nil
    if hasDeadline { return }
    form.setWarning(plan.warning, of: .title)
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

  /// Whether a to-do is entered: the user chose that kind, or the title names one.
  var isToDo: Bool {
    hasDeadline || chosenValue(.kind, of: EntryKind.allCases) == .toDo
  }

  /// Whether the repetition entered for a new event is that of a to-do.
  var repeatsAfterDone: Bool {
    form[.kind] != nil && (try? parseRepetition())?.isAfterDone == true
  }

  /// Returns the output that continues with the form of a to-do.
  func asToDo(isComplete: Bool = false) -> EventFormScreen.Output {
    let draft = EntryDraft(
      title: fieldText(of: .title), note: note, place: fieldText(of: .place),
      when: form.isChanged(.start) ? fieldText(of: .start) : "",
      repetition: fieldText(of: .repetition), calendar: changedCalendar, hasDeadline: hasDeadline,
      isComplete: isComplete)
    return .show(.newToDo(on: span.start(in: zone).day, draft))
  }

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
    if let when = plan.plan, when.isToDo,
      let due = TypedDue(
        when, plan.guesses, at: now, in: when.zone.flatMap(zone.zone)
      ).due
    {
      return Words {
        ToDoWords(language: $0, today: now.day, zone: zone).interpretation(of: plan, due: due)
      }
    }
    let place = plan.place.map { " · @ \($0.value.quotable(limit: 30))" } ?? ""
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
}
