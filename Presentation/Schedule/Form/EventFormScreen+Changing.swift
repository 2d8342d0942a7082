import HearthDomain

/// What follows from what is entered.
extension EventFormScreen.State {
  private typealias Name = EventFormScreen.FieldName

  /// Moves the time that has the focus.
  mutating func step(by step: EventTimes.Step) {
    guard let name = form.focused?.name, let edge = name.edge else { return }
    typedOver = nil
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
    if typedOver?.name != name { typedOver = name.edge == nil ? nil : (name, times) }
    // The first digit of a day is an hour as long as nothing follows it.
    let before = times
    times = typedOver?.times ?? times
    switch name {
    case .start:
      let told = try? startTold()
      startZone = told?.zone
      let start = takeTimes(from: told?.from ?? text(of: .start), to: told?.to)
      if start == nil { times = before }
      form[.allDay]?.content = .toggle(times.isAllDay)
    case .end:
      endZone = (try? endTold())?.zone
      if let end = try? readEnd() { times.moveEnd(to: end) } else { times = before }
    case .allDay:
      takeAllDay(form[.allDay]?.isOn ?? false)
    case .title:
      form.setWarning(nil, of: .title)
      let told = toldByTitle
      titleDays = told?.draft.days
      form.setRemark(told.map(titleRemark), of: .title)
    case .note, .place, .repetition, .calendar, .reminders: break
    }
    check()
  }

  /// Takes over what is understood of a start and of the end that was told along with it.
  @discardableResult
  mutating func takeTimes(from: String, to: String?, minutes: Int? = nil) -> LocalTime? {
    takeWholeDay(if: from)
    let input = EventTimesInput(dates: startDates, times: times, old: old)
    guard let start = try? input.start(from) else { return nil }
    times.moveStart(to: start)
    if !moveEnd(to: to), let minutes { times.last(minutes: minutes) }
    rewriteEnd()
    return start
  }

  /// Takes over the end that was told along with a start; whether there was one.
  @discardableResult
  private mutating func moveEnd(to told: String?) -> Bool {
    guard let told, let end = try? EventTimesInput(dates: dates, times: times).end(told) else {
      return false
    }
    times.moveEnd(to: end)
    return true
  }

  /// What is left is checked; a title that is still to be typed is not called wrong.
  mutating func left(_ name: EventFormScreen.FieldName) {
    typedOver = nil
    guard name != .title || form[name]?.text.isEmpty == false else { return }
    if name == .title { takeTimesFromTitle() }
    check([name])
    check()
  }

  /// A new event of which only a day is said takes the whole day, as at the command line: a time
  /// that nobody named would be made up. Once a time follows, it has times again; so has an event
  /// of whole days that is given one.
  private mutating func takeWholeDay(if start: String) {
    guard let typed = try? dates.dayAndTime(start) else { return }
    switch typed.time {
    case nil where event == nil && !isAgain && !times.isAllDay && times.lastsAsUsual:
      times.takeWholeDay()
      tookWholeDay = true
    case _? where tookWholeDay || (event != nil || isAgain) && times.isAllDay:
      times.takeTimes()
      tookWholeDay = false
    default: return
    }
    let isAllDay = times.isAllDay
    form[.allDay]?.content = .toggle(isAllDay)
  }

  /// The boxes tell the times as they are then. What nobody understands there stays as it was
  /// typed, and may be understood now: of whole days `3pm` is none.
  private mutating func takeAllDay(_ isAllDay: Bool) {
    tookWholeDay = false
    let (tellsStart, tellsEnd) = (isStartUnderstood, (try? readEnd()) != nil)
    times.setAllDay(isAllDay)
    if tellsStart {
      form.setText(EventFormScreen.text(of: times.start, times), of: .start)
    } else if let told = try? startTold(), let start = try? readStart() {
      times.moveStart(to: start)
      moveEnd(to: told.to)
      form.setError(nil, of: .start)
    }
    if tellsEnd {
      form.setText(EventFormScreen.text(of: times.end, times), of: .end)
    } else if let end = try? readEnd() {
      times.moveEnd(to: end)
    }
  }

  /// The end follows the start, unless what is typed there waits to be understood.
  private mutating func rewriteEnd() {
    guard form[.end]?.error == nil || (try? readEnd()) != nil else { return }
    form.setText(EventFormScreen.text(of: times.end, times), of: .end)
  }

  /// What is usual of whole days stands there only as long as these are whole days.
  private mutating func followAllDay() {
    let usual = { [language] (isAllDay: Bool, allDayTime: AllDayTime) in
      LeadTimesInput.text(
        of: .usual(isAllDay: isAllDay, allDayTime), isAllDay: isAllDay, in: language)
    }
    guard text(of: .reminders) == usual(!times.isAllDay, allDayTime) else { return }
    form.setText(usual(times.isAllDay, allDayTime), of: .reminders)
  }

  /// Says of every field what is understood and what is worth knowing.
  mutating func check() {
    followAllDay()
    form.setWarning(noteWarning, of: .note)
    form.setRemark(timeRemark(.start), of: .start)
    form.setRemark(timeRemark(.end), of: .end)
    form.setRemark(repetitionRemark, of: .repetition)
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
      let loss = edge == .end ? lossWarning : nil
      form.setWarning(warning(of: notices.filter { $0.edge == edge }) ?? loss, of: name)
    }
  }
}
