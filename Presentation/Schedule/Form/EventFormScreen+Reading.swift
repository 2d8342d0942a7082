import HearthDomain
import HearthWhen

/// Parsing the fields.
extension EventFormScreen.State {
  var errorsDay: Day? { now.day }

  func entry(_ fields: inout FieldReader<EventFormScreen.FieldName>) -> EventFormEntry? {
    let title = fields.read(.title) { text in
      let title = try read(text, insteadOf: originalEvent?.details.title)
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
          part: originalEvent?.details.part ?? .busy),
        repetition: repetition)
    }
    return nil
  }

  var enteredSpan: EventSpan? { try? readSpan().get() }
  var isStartUnderstood: Bool { (try? readStart()) != nil }

  var dates: WhenReader { WhenReader(WhenContext(at: moment, in: zone, leaning: .future)) }
  /// Parses the start field.
  var startDates: WhenReader { occurrence.map { dates.changing($0) } ?? dates }

  func text(of name: EventFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func readTitle() throws -> EventTitle {
    try read(text(of: .title), insteadOf: originalEvent?.details.title)
  }

  /// Returns the text; throws if it is longer than the rule allows, or for imported text, than it
  /// was.
  func read<Rule: TextRule>(
    _ text: String, insteadOf old: LimitedText<Rule>?
  ) throws -> LimitedText<Rule> {
    guard let old, EventFormScreen.limit(Rule.self, old) > Rule.characters.upperBound else {
      return try LimitedText(text)
    }
    // Unchanged text is not validated again.
    return text == old.value ? old : try LimitedText(imported: text)
  }

  func readReminders() throws -> LeadTimes {
    try LeadTimesInput.read(text(of: .reminders), isAllDay: times.isAllDay, allDayTime)
  }

  /// The occurrence being edited, in the local zone; nil for a new event.
  var old: Occurrence? { event.map { Occurrence(of: $0, in: zone) } }

  func readStart() throws(WhenRefusal) -> LocalTime { try parsedStart().start }

  /// Parses the start field: a day, a time or both; missing parts keep their value.
  func parsedStart() throws(WhenRefusal) -> WhenReader.Move {
    let text = text(of: .start)
    let read = try startDates.move(text, from: times.start, isAllDay: times.isAllDay)
    guard read.others.isEmpty else { throw WhenRefusal(.unknown(.dayAndTime), text) }
    let move = read.value
    if times.isAllDay, move.namesTime { throw WhenRefusal(.unknown(.day), text) }
    return move
  }

  func readEnd() throws(WhenRefusal) -> LocalTime { try parsedEnd().time }

  /// Parses the end field: a day, a time or both, or a duration.
  func parsedEnd() throws(WhenRefusal) -> WhenReader.Ending {
    let (text, start) = (text(of: .end), times.start)
    if times.isAllDay {
      let last = try dates.lastDay(text, from: start.day)
      return WhenReader.Ending(time: LocalTime(day: last, time: times.end.time), zone: nil)
    }
    let last = old.flatMap { $0.start == start ? $0.days.upperBound : nil }
    return try dates.end(text, after: start, on: last, orAt: times.end.time)
  }

  func readSpan() -> Result<EventSpan, DomainError> {
    do {
      let entered = try times.span(inPlaceOf: span, in: zone)
      guard let namedZone, !entered.isAllDay, occurrence?.kept.afterDone == nil else {
        return .success(entered)
      }
      return .success(try entered.told(on: namedZone, from: zone))
    } catch let error as DomainError {
      return .failure(error)
    } catch {
      return .failure(.invalid([]))
    }
  }
}
