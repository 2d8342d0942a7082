import HearthDomain
import TerminalKit

extension EventFormScreen {
  static func form(of event: Event?, _ times: EventTimes) -> Form<FieldName> {
    Form([
      FormField(
        .title, Words(ko: "제목", en: "title"),
        .line(event?.title ?? "", limit: EventTitleRule.characters.upperBound),
        example: Words(ko: "무슨 일정인가요?", en: "What is it?")),
      FormField(
        .note, Words(ko: "메모", en: "note"),
        .lines(
          TextAreaState(event?.note ?? "", limit: EventNoteRule.characters.upperBound)),
        example: Words(ko: "없어도 돼요", en: "may stay blank")),
      FormField(
        .start, Words(ko: "시작", en: "start"), .line(text(of: times.start, times)),
        example: Words(ko: "내일 오후 3시", en: "tomorrow 3pm"), isBoxed: true),
      FormField(
        .end, Words(ko: "끝", en: "end"), .line(text(of: times.end, times)),
        example: Words(ko: "오후 4시, 90분", en: "4pm, or 90m"), isBoxed: true),
      FormField(.allDay, Words(ko: "하루 종일", en: "all day"), .toggle(times.isAllDay)),
      FormField(
        .reminders, Words(ko: "알림", en: "reminders"),
        .line(RemindersInput.text(of: event?.details.reminders ?? .atStart)),
        example: Words(ko: "몇 분 전: 0, 10, 60", en: "minutes before: 0, 10, 60")),
    ])
  }

  /// A time as the keys write it into its box; whole days without the time.
  fileprivate static func text(of time: LocalTime, _ times: EventTimes) -> String {
    times.isAllDay ? "\(time.day)" : "\(time.day) \(time.time)"
  }
}

// MARK: - Changing

extension EventFormScreen.State {
  private typealias Name = EventFormScreen.FieldName

  /// Moves the time that has the focus.
  mutating func step(by step: EventTimes.Step) {
    guard let name = form.focused?.name, let edge = name.edge else { return }
    times.step(edge, by: step)
    form.setText(
      EventFormScreen.text(of: edge == .start ? times.start : times.end, times), of: name)
    form.setError(nil, of: name)
    if edge == .start { rewriteEnd() }
    check()
  }

  /// Takes over what is typed as far as it is understood; errors of the order show at once.
  mutating func changed(_ name: EventFormScreen.FieldName) {
    form.setError(nil, of: name)
    switch name {
    case .start:
      takeWholeDay(if: text(of: .start))
      if let start = try? readStart() {
        times.moveStart(to: start)
        rewriteEnd()
      }
    case .end: if let end = try? readEnd() { times.moveEnd(to: end) }
    case .allDay:
      tookWholeDay = false
      times.setAllDay(form[.allDay]?.isOn ?? false)
      form.setText(EventFormScreen.text(of: times.start, times), of: .start)
      form.setText(EventFormScreen.text(of: times.end, times), of: .end)
      form.setError(nil, of: .start)
    case .title, .note, .reminders: break
    }
    check()
  }

  /// What is left is checked; a title that is still to be typed is not called wrong.
  mutating func left(_ name: EventFormScreen.FieldName?) {
    guard let name, name != .title || form[name]?.text.isEmpty == false else { return }
    if name == .title { takeTimesFromTitle() }
    form.setError(problem(in: name), of: name)
    check()
  }

  /// A new event whose start was not touched takes place when its title says; the boxes tell
  /// that in its stead.
  mutating func takeTimesFromTitle() {
    guard let timed = try? readTimedTitle() else { return }
    takeWholeDay(if: timed.from)
    guard let start = try? EventTimesInput(dates: dates, times: times).start(timed.from) else {
      return
    }
    form.setText(timed.title.value, of: .title)
    times.moveStart(to: start)
    form.setText(EventFormScreen.text(of: start, times), of: .start)
    let end = timed.to.flatMap { try? EventTimesInput(dates: dates, times: times).end($0) }
    if let end { times.moveEnd(to: end) }
    rewriteEnd()
  }

  /// The title with the start that it tells; nil once the start was touched.
  private func readTimedTitle() throws(DateInputError) -> TimedTitle? {
    let untouched = EventFormScreen.text(of: EventTimes(of: span, in: zone).start, times)
    guard event == nil, text(of: .start) == untouched else { return nil }
    return try TimedTitle(
      text(of: .title), dates: dates, isAllDay: times.isAllDay)
  }

  /// A new event of which only a day is said takes the whole day, as at the command line: a time
  /// that nobody named would be made up. Once a time follows, it has times again.
  private mutating func takeWholeDay(if start: String) {
    guard event == nil, let typed = try? dates.dayAndTime(start) else { return }
    switch typed.time {
    case nil where !times.isAllDay && times.lastsAsUsual:
      times.takeWholeDay()
      tookWholeDay = true
    case _? where tookWholeDay:
      times.setAllDay(false)
      tookWholeDay = false
    default: return
    }
    form.setOn(times.isAllDay, of: .allDay)
  }

  /// The end follows the start, unless what is typed there waits to be understood.
  private mutating func rewriteEnd() {
    guard form[.end]?.error == nil || (try? readEnd()) != nil else { return }
    form.setText(EventFormScreen.text(of: times.end, times), of: .end)
  }

  /// Says of every field what is understood and what is worth knowing.
  mutating func check() {
    form.setWarning(noteWarning, of: .note)
    form.setRemark(timeRemark(.start), of: .start)
    form.setRemark(timeRemark(.end), of: .end)
    form.setRemark(remindersRemark, of: .reminders)
    let order = readSpan()
    if (try? readEnd()) != nil {
      if case .failure(let error) = order, isStartUnderstood {
        form.setError(Words(of: error, today: now.day), of: .end)
      } else {
        form.setError(nil, of: .end)
      }
    }
    let notices = (try? order.get())?.settled(in: zone).notices ?? []
    for (edge, name) in [(ClockNotice.Edge.start, Name.start), (.end, .end)] {
      form.setWarning(warning(of: notices.filter { $0.edge == edge }), of: name)
    }
  }
}

// MARK: - Reading

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

  private var dates: DateInput { DateInput(at: moment, in: zone, leaning: .upcoming) }

  func text(of name: EventFormScreen.FieldName) -> String { form[name]?.text ?? "" }

  func readTitle() throws -> EventTitle { try EventTitle(text(of: .title)) }

  func readReminders() throws -> Reminders {
    try RemindersInput.read(text(of: .reminders))
  }

  func readStart() throws(DateInputError) -> LocalTime {
    try EventTimesInput(dates: dates, times: times).start(text(of: .start))
  }

  func readEnd() throws(DateInputError) -> LocalTime {
    let old = event.map { Occurrence(of: $0, in: zone) }
    return try EventTimesInput(dates: dates, times: times, old: old).end(text(of: .end))
  }

  private func readSpan() -> Result<EventSpan, DomainError> {
    do {
      return .success(try times.span(inPlaceOf: span, in: zone))
    } catch let error as DomainError {
      return .failure(error)
    } catch {
      return .failure(.invalid([]))
    }
  }
}
