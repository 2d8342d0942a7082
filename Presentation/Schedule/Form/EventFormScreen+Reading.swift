import HearthDomain
import HearthWhen

/// Parsing the fields.
extension EventFormScreen.State {
  var referenceDay: Day? { now.day }

  func parseEntry(_ fields: inout FieldParser<EventFormScreen.FieldName>) -> EventFormEntry? {
    let title = fields.parse(.title) { text in
      let title = try EventTitle(typed: text, insteadOf: originalEvent?.details.title)
      _ = try parseTimedTitle()
      return title
    }
    let note = fields.parse(.note) {
      try EventNote(typed: $0, insteadOf: originalEvent?.details.note)
    }
    let place = fields.parse(.place) {
      try EventPlace(typed: $0, insteadOf: originalEvent?.details.place)
    }
    let start = fields.parse(.start) { _ in try enteredStart() }
    let span = fields.parse(.end) { _ -> EventSpan? in
      _ = try enteredEnd()
      return start == nil ? nil : try parseSpan().get()
    }
    let reminders = fields.parse(.reminders) {
      try LeadTimesInput.parse($0, from: times.startTime, defaults.allDayTime)
    }
    let repetition = fields.parse(.repetition) { _ in try parseRepetition() }
    if let title, let note, let place, let span = span ?? nil, let reminders, let repetition {
      var details = EventDetails(
        title: title, note: note, place: originalEvent?.details.place, span: span,
        reminders: reminders, availability: originalEvent?.details.availability ?? .busy)
      details.setPlace(place)
      return EventFormEntry(details: details, repetition: repetition)
    }
    return nil
  }

  var enteredSpan: EventSpan? { try? parseSpan().get() }
  var isStartValid: Bool { (try? enteredStart()) != nil }

  var dateReader: WhenReader {
    WhenReader(WhenContext(at: currentInstant, in: zone, leaning: .future))
  }
  /// The parser for the start field.
  var startReader: WhenReader { occurrence.map { dateReader.readerForMoving($0) } ?? dateReader }

  func fieldText(of name: EventFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func parseTitle() throws -> EventTitle {
    try EventTitle(typed: fieldText(of: .title), insteadOf: originalEvent?.details.title)
  }

  func parseReminders() throws -> LeadTimes {
    try LeadTimesInput.parse(
      fieldText(of: .reminders), from: times.startTime, defaults.allDayTime)
  }

  /// The occurrence being edited, in the local zone; nil for a new event.
  var originalOccurrence: Occurrence? { event.map { Occurrence(of: $0, in: zone) } }

  func enteredStart() throws(WhenRefusal) -> LocalTime { try parseStart().start }

  /// Parses the start field: a day, a time or both; missing parts keep their value.
  func parseStart() throws(WhenRefusal) -> WhenReader.Move {
    let text = fieldText(of: .start)
    let read = try startReader.move(text, from: times.start, isAllDay: times.isAllDay)
    guard read.alternatives.isEmpty else { throw WhenRefusal(.unknown(.dayAndTime), text) }
    let move = read.value
    if times.isAllDay, move.namesTime { throw WhenRefusal(.unknown(.day), text) }
    return move
  }

  func enteredEnd() throws(WhenRefusal) -> LocalTime { try parseEnd().time }

  /// Parses the end field: a day, a time or both, or a duration.
  func parseEnd() throws(WhenRefusal) -> WhenReader.Ending {
    let (text, start) = (fieldText(of: .end), times.start)
    if times.isAllDay {
      let last = try dateReader.lastDay(text, from: start.day)
      return WhenReader.Ending(time: LocalTime(day: last, time: times.end.time), zone: nil)
    }
    let last = originalOccurrence.flatMap { $0.start == start ? $0.days.upperBound : nil }
    return try dateReader.end(text, after: start, on: last, orAt: times.end.time)
  }

  func parseSpan() -> Result<EventSpan, DomainError> {
    do {
      let entered = try times.span(inPlaceOf: span, in: zone)
      guard let namedZone, !entered.isAllDay else { return .success(entered) }
      return .success(try entered.anchored(on: namedZone, from: zone))
    } catch let error as DomainError {
      return .failure(error)
    } catch {
      return .failure(.invalid([]))
    }
  }
}
