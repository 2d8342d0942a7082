import HearthDomain
import HearthWhen

/// Updates of the form while the user enters values.
extension EventFormScreen.State {
  private typealias Name = EventFormScreen.FieldName

  /// Changes the time in the focused field by one step.
  mutating func moveFocusedTime(by step: EventTimes.Step) {
    guard let name = form.focused?.name, let edge = name.timeEdge else { return }
    typedField = nil
    times.moveTime(edge, by: step)
    form.suggest(
      EventFormScreen.fieldText(of: edge == .start ? times.start : times.end, times), for: name)
    form.setError(nil, of: name)
    if edge == .start { rewriteEnd() }
    updateRemarks()
  }

  /// Applies the typed text as far as it can be parsed. An end before the start is reported at
  /// once.
  mutating func fieldChanged(_ name: EventFormScreen.FieldName) {
    form.setError(nil, of: name)
    if typedField?.name != name { typedField = name.timeEdge == nil ? nil : (name, times) }
    // Each keystroke starts from the times before this field was edited. Otherwise the first digit
    // of a day, read as an hour, would have an effect.
    let before = times
    times = typedField?.times ?? times
    switch name {
    case .start:
      if !applyTypedStart() { times = before }
    case .end:
      let told = try? parseEnd()
      endZone = told?.zone.flatMap(zone.zone)
      if let told { times.moveEnd(to: told.time) } else { times = before }
    case .allDay:
      switchAllDay(form[.allDay]?.isOn ?? false)
    case .title:
      form.setWarning(nil, of: .title)
      let told = parsedTitleAndDraft
      titleDraft = told?.draft
      form.setRemark(told.map(titleRemark), of: .title)
    case .kind, .note, .place, .repetition, .calendar, .reminders: break
    }
    updateRemarks()
  }

  /// Applies the typed start, and the end if it was typed in the same field. Returns false if the
  /// text cannot be parsed.
  private mutating func applyTypedStart() -> Bool {
    guard let typed = try? startReader.move(fieldText(of: .start), from: times.start) else {
      startZone = nil
      return false
    }
    makeAllDay(unless: typed.value.namesTime)
    guard let told = try? parseStart() else { return false }
    startZone = told.zone.flatMap(zone.zone)
    times.moveStart(to: told.start)
    if let end = told.end { times.moveEnd(to: end) }
    rewriteEnd()
    return true
  }

  /// Applies the times named in the title.
  mutating func applyTimes(of plan: PlannedTime) {
    let shown = plan.lasting(defaults.minutes).converted(to: zone)
    startZone = plan.zone.flatMap(zone.zone)
    makeAllDay(unless: !shown.isAllDay)
    if shown.isAllDay {
      times.moveStart(to: LocalTime(day: shown.start.day, time: times.start.time))
      times.moveEnd(to: LocalTime(day: shown.end.day, time: times.end.time))
    } else {
      times.moveStart(to: shown.start)
      times.moveEnd(to: shown.end)
    }
    rewriteEnd()
  }

  /// Checks a field when the focus leaves it. An empty title is not an error yet.
  mutating func focusLeft(_ name: EventFormScreen.FieldName) {
    typedField = nil
    guard name != .title || form[name]?.text.isEmpty == false else { return }
    if name == .title { moveTitleTimeToFields() }
    showErrors(of: [name])
    updateRemarks()
  }

  /// Makes a new event all-day if only a day is typed, as the command does, and timed once a time
  /// is typed. For an edited event or a copy, only the latter.
  private mutating func makeAllDay(unless namesTime: Bool) {
    if !namesTime, event == nil, !isCopy, !times.isAllDay, times.hasDefaultDuration {
      times.makeAllDay()
      becameAllDay = true
    } else if namesTime, becameAllDay || (event != nil || isCopy) && times.isAllDay {
      times.makeTimed()
      becameAllDay = false
    }
    form[.allDay]?.content = .toggle(times.isAllDay)
  }

  /// Switches between all-day and timed, and rewrites the fields. Text that was invalid is kept and
  /// parsed again, because `3pm`, for example, is invalid only for an all-day event.
  private mutating func switchAllDay(_ isAllDay: Bool) {
    becameAllDay = false
    let (tellsStart, tellsEnd) = (isStartValid, (try? enteredEnd()) != nil)
    times.setAllDay(isAllDay)
    if tellsStart {
      form.suggest(EventFormScreen.fieldText(of: times.start, times), for: .start)
    } else if let told = try? parseStart() {
      times.moveStart(to: told.start)
      if let end = told.end { times.moveEnd(to: end) }
      form.setError(nil, of: .start)
    }
    if tellsEnd {
      form.suggest(EventFormScreen.fieldText(of: times.end, times), for: .end)
    } else if let end = try? enteredEnd() {
      times.moveEnd(to: end)
    }
  }

  /// Rewrites the end after the start has moved. An invalid end stays as typed.
  private mutating func rewriteEnd() {
    guard form[.end]?.error == nil || (try? enteredEnd()) != nil else { return }
    form.suggest(EventFormScreen.fieldText(of: times.end, times), for: .end)
  }

  /// If the reminders are the default ones, replaces them with those for all-day or timed events.
  private mutating func updateDefaultReminders() {
    let usual = { [language, defaults] (isAllDay: Bool) in
      LeadTimesInput.text(
        of: defaults.reminders(isAllDay: isAllDay), isAllDay: isAllDay, in: language)
    }
    guard fieldText(of: .reminders) == usual(!times.isAllDay) else { return }
    form.suggest(usual(times.isAllDay), for: .reminders)
  }

  /// Updates the remark, warning and error of every field.
  mutating func updateRemarks() {
    updateDefaultReminders()
    form.setWarning(noteWarning, of: .note)
    let knowsStart = isStartValid
    draft = knowsStart ? enteredEvent() : nil
    let knowsEnd = (try? enteredEnd()) != nil
    form.setRemark(timeRemark(.start, isUnderstood: knowsStart), of: .start)
    form.setRemark(timeRemark(.end, isUnderstood: knowsStart && knowsEnd), of: .end)
    form.setRemark(repetitionRemark, of: .repetition)
    form.setRemark(remindersRemark, of: .reminders)
    let order = parseSpan()
    if knowsEnd {
      if case .failure(let error) = order, knowsStart {
        form.setError(Words(of: error, today: now.day), of: .end)
      } else {
        form.setError(nil, of: .end)
      }
    }
    let notices = (try? order.get())?.adjusted(in: zone).notices ?? []
    for (edge, name) in [(ClockNotice.Edge.start, Name.start), (.end, .end)] {
      let loss = edge == .end ? lossWarning : nil
      form.setWarning(warning(of: notices.filter { $0.edge == edge }) ?? loss, of: name)
    }
  }
}
