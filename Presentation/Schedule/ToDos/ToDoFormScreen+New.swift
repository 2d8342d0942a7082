import HearthDomain
import HearthWhen

/// The form of a new to-do, whose title may say when it is due.
extension ToDoFormScreen.State {
  /// Fills in what was entered for an entry of the other kind. A to-do that is entered on another
  /// day than today is due then, unless the user clears that.
  mutating func fillIn(_ draft: EntryDraft, on day: Day) {
    self.day = day
    if day != clock.today { form.suggest("\(day)", for: .due) }
    suggestReminders()
    form.markUnchanged()
    form.setText(draft.title, of: .title)
    form.setText(draft.place, of: .place)
    form.setEditedText(draft.note, of: .note)
    form.setText(draft.repetition, of: .repetition)
    if !draft.when.isEmpty { form.setText(draft.when, of: .due) }
    form.focus(on: draft.hasDeadline ? .due : .kind)
    if draft.hasDeadline { moveTitleTimeToFields() }
    suggestReminders()
    updateRemarks()
  }

  /// Adds a field for the calendar if there are several.
  mutating func addCalendarField(
    _ names: [CalendarName], usual: CalendarName, chosen: CalendarName?
  ) {
    usualCalendar = usual
    guard names.count > 1, let selected = names.firstIndex(of: chosen ?? usual) else { return }
    calendars = names
    form.insert(.calendarField(.calendar, names, selected: selected), at: form.fields.count - 1)
  }

  /// The calendar for a new to-do.
  var calendar: CalendarName { chosenValue(.calendar, of: calendars) ?? usualCalendar }

  /// What was entered, for a form of the other kind.
  var draft: EntryDraft {
    EntryDraft(
      title: form[.title]?.text ?? "", note: form[.note]?.text ?? "",
      place: form[.place]?.text ?? "", when: form.isChanged(.due) ? form[.due]?.text ?? "" : "",
      repetition: form[.repetition]?.text ?? "", calendar: calendar)
  }

  /// Returns the title of a new to-do, with the time and the place named in it; nil for an edited
  /// one and for a blank title. A time counts as long as none was entered in its field.
  func parsedTitle() throws -> ParsedTitle? {
    let text = form[.title]?.text ?? ""
    guard toDo == nil, !text.allSatisfy(\.isWhitespace), let due = form[.due] else { return nil }
    return due.text.isEmpty || due.isSuggestion
      ? try ParsedTitle(text, dateReader.forToDos).ofToDo(typed: text) : try ParsedTitle(text)
  }

  mutating func focusLeft(_ name: ToDoFormScreen.FieldName) {
    if name == .title {
      if toDo == nil, form[.title]?.text.isEmpty == true { return form.setError(nil, of: .title) }
      moveTitleTimeToFields()
    }
    showErrors(of: [name])
  }

  mutating func fieldChanged(_ name: ToDoFormScreen.FieldName) {
    updateErrorAndRemark(of: name)
    if name == .title { form.setWarning(nil, of: .title) }
    if name == .due || name == .repetition { suggestReminders() }
  }

  /// Moves the place named in the title of a new to-do to its field, and so the time and what
  /// belongs to it.
  private mutating func moveTitleTimeToFields() {
    form.setRemark(nil, of: .title)
    guard let title = try? parsedTitle() else { return }
    form.setWarning(title.warning, of: .title)
    if title.plan != nil || title.place != nil { form.setText(title.title.value, of: .title) }
    if let place = title.place { form.setText(place.value, of: .place) }
    guard let plan = title.plan, let due = typedDue(plan, title.guesses).due else { return }
    dueInTitle = (text(of: due), due)
    form.suggest(text(of: due), for: .due)
    form.setError(nil, of: .due)
    if let repetition = plan.repetition?.words(in: language) {
      form.suggest(repetition, for: .repetition)
    }
    if let reminders = try? LeadTimesInput.reminders(
      namedBy: plan, isAllDay: due.isAllDay, defaults.allDayTime)
    {
      form.setText(text(of: reminders, due), of: .reminders)
    }
    suggestReminders()
    updateRemarks()
  }

  /// Fills in the usual reminders for the due time, unless the user has entered others.
  private mutating func suggestReminders() {
    guard toDo == nil, form[.reminders]?.isSuggestion == true else { return }
    let due = form[.due].flatMap { $0.text.isEmpty ? nil : try? parseDue($0.text) }
    form.suggest(text(of: defaults.reminders(of: due), due), for: .reminders)
  }
}
