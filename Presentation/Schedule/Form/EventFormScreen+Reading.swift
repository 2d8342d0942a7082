import HearthDomain

/// What the fields say.
extension EventFormScreen.State {
  var errorsDay: Day? { now.day }

  func entry(_ fields: inout FieldReader<EventFormScreen.FieldName>) -> EventFormEntry? {
    let title = fields.read(.title) { text in
      let title = try read(text, insteadOf: former?.details.title)
      _ = try readPlan()
      return title
    }
    let note = fields.read(.note) { try readNote($0) }
    let start = fields.read(.start) { _ in try readStart() }
    let span = fields.read(.end) { _ -> EventSpan? in
      _ = try readEnd()
      return start == nil ? nil : try readSpan().get()
    }
    let reminders = fields.read(.reminders) {
      try LeadTimesInput.read($0, isAllDay: times.isAllDay, allDayTime)
    }
    let repetition = fields.read(.repetition) { _ in try readRepetition() }
    if let title, let note, let span = span ?? nil, let reminders, let repetition {
      return EventFormEntry(
        details: EventDetails(
          title: title, note: note, span: span, reminders: reminders,
          part: former?.details.part ?? .busy),
        repetition: repetition)
    }
    return nil
  }

  var enteredSpan: EventSpan? { try? readSpan().get() }
  var isStartUnderstood: Bool { (try? readStart()) != nil }

  var dates: DateInput { DateInput(at: moment, in: zone, leaning: .upcoming) }
  /// The same for the box of the start.
  var startDates: DateInput { occurrence.map { dates.changing($0) } ?? dates }

  func text(of name: EventFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func readTitle() throws -> EventTitle {
    try read(text(of: .title), insteadOf: former?.details.title)
  }

  /// No longer than may be typed, or than what others wrote.
  func read<Rule: TextRule>(
    _ text: String, insteadOf old: LimitedText<Rule>?
  ) throws -> LimitedText<Rule> {
    guard let old, EventFormScreen.limit(Rule.self, old) > Rule.characters.upperBound else {
      return try LimitedText(text)
    }
    // Of a text that is kept nothing is weighed anew.
    return text == old.value ? old : try LimitedText(imported: text)
  }

  func readReminders() throws -> LeadTimes {
    try LeadTimesInput.read(text(of: .reminders), isAllDay: times.isAllDay, allDayTime)
  }

  /// What is changed, as it takes place; nil for a new event.
  var old: Occurrence? { event.map { Occurrence(of: $0, in: zone) } }

  func readStart() throws(DateInputError) -> LocalTime {
    try EventTimesInput(dates: startDates, times: times, old: old).start(startTold().from)
  }

  /// What the box of the start tells, on the clock at hand, and the zone that it names.
  func startTold() throws(DateInputError) -> (from: String, to: String?, zone: (any ZoneRules)?) {
    let text = text(of: .start)
    let (start, dates) = (zone.instant(of: times.start), startDates)
    if let told = try ZonedTimes(from: text, to: nil, at: start, dates) {
      return (told.from ?? text, told.to, told.zone)
    }
    let span = SpanText(text, dates: dates)
    return (span?.from ?? text, span?.to, nil)
  }

  /// The same of the end.
  func endTold() throws(DateInputError) -> (to: String, zone: (any ZoneRules)?) {
    let text = text(of: .end)
    let told = try ZonedTimes(from: nil, to: text, at: zone.instant(of: times.start), dates)
    return (told?.to ?? text, told?.zone)
  }

  func readEnd() throws(DateInputError) -> LocalTime {
    try EventTimesInput(dates: dates, times: times, old: old).end(endTold().to)
  }

  func readSpan() -> Result<EventSpan, DomainError> {
    do {
      let entered = try times.span(inPlaceOf: span, in: zone)
      guard let toldZone, !entered.isAllDay, occurrence?.kept.afterDone == nil else {
        return .success(entered)
      }
      return .success(try entered.told(on: toldZone, from: zone))
    } catch let error as DomainError {
      return .failure(error)
    } catch {
      return .failure(.invalid([]))
    }
  }
}
