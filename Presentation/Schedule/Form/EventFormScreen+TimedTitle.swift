import HearthDomain
import HearthWhen

/// Parsing times in the title of a new event.
extension EventFormScreen.State {
  /// Moves the time in the title into the fields, if the event is new and its start was not edited.
  mutating func moveTitleTimeToFields() {
    form.setRemark(nil, of: .title)
    titleDraft = nil
    guard let plan = try? parseTimedTitle() else { return }
    form.setWarning(warning(of: plan), of: .title)
    guard let when = plan.plan else { return }
    applyTimes(of: when)
    form.setText(plan.title.value, of: .title)
    if let repetition = when.repetition?.words(in: language) {
      form.setText(repetition, of: .repetition)
    }
    form.setText(EventFormScreen.fieldText(of: times.start, times), of: .start)
    if let reminders = try? LeadTimesInput.reminders(
      namedBy: when, isAllDay: times.isAllDay, allDayTime)
    {
      form.setText(
        LeadTimesInput.text(of: reminders, isAllDay: times.isAllDay, in: language), of: .reminders)
    }
  }

  /// Returns the parsed title; nil once the start was edited.
  func parseTimedTitle() throws -> ParsedTitle? {
    guard isStartUntouched, !fieldText(of: .title).isEmpty else { return nil }
    return try ParsedTitle(fieldText(of: .title), dateReader)
  }

  /// Returns a remark on what was parsed so far. Guesses are shown when the focus leaves the title.
  func titleRemark(of told: (plan: ParsedTitle, draft: Occurrence)) -> Words {
    let (plan, occurrence) = told
    return Words { language in
      let when = OccurrenceWords(language, today: now.day).dateAndTime(occurrence)
      let again = plan.plan?.repetition?.words(in: language)
      return "→ \(plan.title.value.quotable(limit: 30)) · \(when)"
        + (again.map { " · \($0)" } ?? "") + pastRemark(occurrence, language)
    }
  }

  /// The parsed title and the event it would give; nil while the title has no time.
  var parsedTitleAndDraft: (plan: ParsedTitle, draft: Occurrence)? {
    var preview = self
    guard let plan = try? parseTimedTitle(), let when = plan.plan else { return nil }
    preview.applyTimes(of: when)
    // The start field would still hold the time of a timed event.
    preview.form.setText(
      EventFormScreen.fieldText(of: preview.times.start, preview.times), of: .start)
    return preview.draft.map { (plan, $0) }
  }

  private var isStartUntouched: Bool {
    let untouched = EventFormScreen.fieldText(of: EventTimes(of: span, in: zone).start, times)
    return event == nil && fieldText(of: .start) == untouched
  }

  /// Returns guesses made for the title, and words that were not read as a time; nil if none.
  private func warning(of plan: ParsedTitle) -> Words? {
    let notes = plan.notes
    if notes.isEmpty { return nil }
    return Words { language in notes.map { $0(language) }.joined(separator: " ") }
  }
}
