import HearthDomain

/// A title that tells when the event takes place.
extension EventFormScreen.State {
  /// A new event whose start was not touched takes place when its title says; the boxes tell
  /// that in its stead.
  mutating func takeTimesFromTitle() {
    form.setRemark(nil, of: .title)
    titleDays = nil
    guard let plan = try? readPlan() else { return }
    form.setWarning(warning(of: plan), of: .title)
    guard let start = takeTimes(of: plan) else { return }
    form.setText(plan.title.value, of: .title)
    if let repetition = plan.repetition?.words(in: language) {
      form.setText(repetition, of: .repetition)
    }
    form.setText(EventFormScreen.text(of: start, times), of: .start)
    if !plan.reminders.isEmpty,
      let reminders = try? LeadTimesInput.told(
        plan.reminders, isAllDay: times.isAllDay, allDayTime)
    {
      form.setText(
        LeadTimesInput.text(of: reminders, isAllDay: times.isAllDay, in: language), of: .reminders)
    }
  }

  /// The title with what its words tell; nil once the start was touched.
  func readPlan() throws(DateInputError) -> TypedPlan? {
    guard isStartUntouched, !text(of: .title).isEmpty else { return nil }
    let plan = try TypedPlan(text(of: .title), dates: dates, isAllDay: times.isAllDay)
    return try plan.onClock(of: dates)
  }

  /// What the words tell that are typed so far; what they leave open shows when the title is left.
  func titleRemark(of told: (plan: TypedPlan, draft: Occurrence)) -> Words {
    let (plan, occurrence) = told
    return Words { language in
      let when = OccurrenceWords(language, today: now.day).when(occurrence)
      let again = plan.repetition?.words(in: language)
      return "→ \(plan.title.value.quotable(limit: 30)) · \(when)"
        + (again.map { " · \($0)" } ?? "") + over(occurrence, language)
    }
  }

  /// What the words tell so far and the event as it would then take place; nil while they do not
  /// tell when.
  var toldByTitle: (plan: TypedPlan, draft: Occurrence)? {
    var preview = self
    guard let plan = try? readPlan(), let start = preview.takeTimes(of: plan) else { return nil }
    // Of whole days the box would still show the time that stood there.
    preview.form.setText(EventFormScreen.text(of: start, preview.times), of: .start)
    return preview.draft.map { (plan, $0) }
  }

  private mutating func takeTimes(of plan: TypedPlan) -> LocalTime? {
    let tellsEnd = plan.to != nil || plan.minutes != nil
    guard let from = plan.from ?? (tellsEnd ? text(of: .start) : nil) else { return nil }
    startZone = plan.zone.flatMap(zone.zone)
    return takeTimes(from: from, to: plan.to, minutes: plan.minutes)
  }

  private var isStartUntouched: Bool {
    let untouched = EventFormScreen.text(of: EventTimes(of: span, in: zone).start, times)
    return event == nil && text(of: .start) == untouched
  }

  /// For words that could tell when and stay in the title.
  private func warning(of plan: TypedPlan) -> Words? {
    if let open = plan.openHour { return EventMessages.tellsNoHour(open) }
    return (plan.staying?.typed).map { words in
      Words(
        ko: "\(KoreanParticle.topic(words.quoted(.korean))) 제목에 남아요. 언제인지는 아래에 적어 주세요.",
        en: "\(words.quoted(.english)) stays in the title; the time goes below.")
    }
  }
}
