import HearthDomain

/// What the fields say.
extension EventFormScreen.State {
  /// Everything that is entered; nil while a part of it is not accepted.
  var details: EventDetails? {
    guard let title = try? readTitle(), let note = try? EventNote(note),
      let span = try? readSpan().get(), let reminders = try? readReminders()
    else { return nil }
    return EventDetails(title: title, note: note, span: span, reminders: reminders)
  }

  /// The span that is entered, where it is in order.
  var enteredSpan: EventSpan? { try? readSpan().get() }
  var isStartUnderstood: Bool { (try? readStart()) != nil }

  /// What is wrong with a field.
  func problem(in name: EventFormScreen.FieldName) -> Words? {
    do {
      switch name {
      case .title:
        _ = try readTitle()
        _ = try readTimedTitle()
      case .note: _ = try EventNote(note)
      case .start: _ = try readStart()
      case .end:
        _ = try readEnd()
        if isStartUnderstood { _ = try readSpan().get() }
      case .reminders: _ = try readReminders()
      case .allDay: break
      }
      return nil
    } catch let error as DomainError {
      return Words(of: error, today: now.day)
    } catch let error as DateInputError {
      return Words(ko: error.words(in: .korean), en: error.words(in: .english))
    } catch {
      return nil
    }
  }

  var dates: DateInput { DateInput(at: moment, in: zone, leaning: .upcoming) }

  func text(of name: EventFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func readTitle() throws -> EventTitle { try EventTitle(text(of: .title)) }

  func readReminders() throws -> LeadTimes {
    try LeadTimesInput.read(text(of: .reminders))
  }

  func readStart() throws(DateInputError) -> LocalTime {
    let text = text(of: .start)
    return try EventTimesInput(dates: dates, times: times)
      .start(SpanText(text, dates: dates)?.from ?? text)
  }

  func readEnd() throws(DateInputError) -> LocalTime {
    let old = event.map { Occurrence(of: $0, in: zone) }
    return try EventTimesInput(dates: dates, times: times, old: old).end(text(of: .end))
  }

  func readSpan() -> Result<EventSpan, DomainError> {
    do {
      return .success(try times.span(inPlaceOf: span, in: zone))
    } catch let error as DomainError {
      return .failure(error)
    } catch {
      return .failure(.invalid([]))
    }
  }
}
