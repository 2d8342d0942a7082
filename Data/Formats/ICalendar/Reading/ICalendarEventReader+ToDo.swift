import HearthDomain

/// Parsing of to-dos.
extension ICalendarEventReader {
  /// Parses the to-do; returns nil if it has no component. The overrides of its occurrences stay in
  /// the text.
  mutating func readToDo(
    _ toDo: ICalendarEvent, text: String, zonesText: String
  ) throws -> ReadToDo? {
    (facts, unsupportedAlarms) = ([], [])
    guard let index = toDo.masterIndex else { return nil }
    let (master, version) = (toDo.components[index], toDo.version)
    guard master.name == ToDo.componentName else { return nil }
    var details = ToDoDetails(
      title: try title(of: master) ?? EventTitle(ICalendarEventReader.untitled),
      note: try note(of: master), place: try place(of: master))
    if let moment = dueMoment(of: master) {
      details.due = due(moment)
      if let (repetition, due) = try repetition(ofToDo: master, due: moment) {
        (details.repetition, details.due) = (repetition, due)
      }
      details.reminders = try alarms(ofToDo: master, due: moment)
    } else if let line = master.first("RRULE") {
      facts.append(.unusable(field: line.name, text: ImportFact.excerpt(line.value)))
    }
    return ReadToDo(
      details, doneAt: doneAt(master, version, details.due), version: version, uid: toDo.uid,
      text: text, zones: zonesText, digest: digest(of: toDo), line: toDo.line,
      isPart: !toDo.hasMaster)
  }

  /// Returns when the component is due: at DUE, or else DURATION after DTSTART.
  mutating func dueMoment(of component: ICalendarComponent) -> Moment? {
    if let line = component.first("DUE") {
      if let moment = moment(line) { return moment }
      facts.append(.unusable(field: "DUE", text: ImportFact.excerpt(line.value)))
      return nil
    }
    guard let start = component.first("DTSTART").flatMap({ moment($0) }),
      let length = component.first("DURATION").flatMap({ ICalendarDuration($0.value) })
    else { return nil }
    switch start {
    case .day(let day): return .day(day.adding(days: length.days))
    case .time(let time, let zone):
      return .time(time.adding(seconds: length.nominalSeconds), zone)
    }
  }

  private func due(_ moment: Moment) -> DueTask.Due {
    switch moment {
    case .day(let day): .day(day)
    case .time(let time, let zone): zone.map { .anchored($0.instant(of: time)) } ?? .floating(time)
    }
  }

  /// Returns the moment at which the to-do was completed; nil if it is open. If only its status
  /// says so, this is the moment of the last change.
  private mutating func doneAt(
    _ component: ICalendarComponent, _ version: ReadEvent.Version, _ due: DueTask.Due?
  ) -> Instant? {
    switch component.first("COMPLETED").flatMap({ moment($0) }) {
    case .time(let time, let zone)?: return (zone ?? FixedZone.utc).instant(of: time)
    case .day(let day)?: return FixedZone.utc.instant(of: day.start)
    case nil: break
    }
    let status = component.text("STATUS")?.uppercased()
    guard component.first("COMPLETED") != nil || status == "COMPLETED" || status == "CANCELLED"
    else { return nil }
    let known = version.changedAt.map { Instant(milliseconds: Int64($0) * 1000) }
    return known ?? due.map { FixedZone.utc.instant(of: $0.localTime(in: FixedZone.utc)) }
      ?? Instant(milliseconds: 0)
  }

  // MARK: Repetition

  /// Returns the repetition, which counts from the due time, and the due time on the wall clock
  /// that the rule follows. Returns nil if there is no rule, or none that this program supports.
  private mutating func repetition(
    ofToDo component: ICalendarComponent, due: Moment
  ) throws -> (ToDoRepetition, DueTask.Due)? {
    if let afterDone = component.afterDone { return (.afterDone(afterDone), self.due(due)) }
    guard let line = component.first("RRULE") ?? component.first("X-HEARTH-RRULE") else {
      return nil
    }
    let unsupported = ImportFact.unusable(
      field: line.name, text: ImportFact.excerpt(line.value))
    var timed = component
    for name in ["DTEND", "DURATION"] { timed.set(name, to: nil) }
    if timed.first("DTSTART") == nil {
      timed.set("DTSTART", to: component.first("DUE")?.renamed(to: "DTSTART"))
    }
    guard let when = try when(timed, isSeries: true) else { return nil }
    switch try repetition(of: timed, when) {
    case .series(let series)?:
      guard let end = repetitionStart(due, like: when),
        let rule = series.rule.moved(from: when.start, to: end)
      else {
        facts.append(unsupported)
        return nil
      }
      let repetition = ToDoRepetition.rule(
        rule, from: end.localTime, skipsHolidays: series.skipsHolidays)
      switch end {
      case .day(let day): return (repetition, .day(day))
      case .time(let time): return (repetition, .floating(time))
      }
    case nil: return nil
    }
  }

  /// Returns the due time on the wall clock of the start. Nil if they have different forms, or if
  /// the time is in UTC, which is not the user's wall clock.
  private func repetitionStart(_ due: Moment, like when: When) -> RepetitionStart? {
    switch (due, when.start) {
    case (.day(let day), .day): return .day(day)
    case (.time(let time, let zone), .time):
      guard zone?.name == when.zone?.name, zone?.name != FixedZone.utc.name else { return nil }
      return .time(time)
    case (.day, _), (.time, _): return nil
    }
  }

  // MARK: Alarms

  private mutating func alarms(
    ofToDo component: ICalendarComponent, due: Moment
  ) throws -> LeadTimes {
    var leads: [Int] = []
    for alarm in component.components where alarm.name == "VALARM" {
      guard let lead = leadTime(of: alarm, in: component, due: due),
        LeadTimes.acceptedMinutes.contains(lead), !leads.contains(lead),
        leads.count < LeadTimes.maxCount
      else { continue }
      leads.append(lead)
    }
    return try LeadTimes(minutesBefore: leads)
  }

  /// Returns how many minutes before the due time the alarm rings; nil if that is unknown.
  mutating func leadTime(
    of alarm: ICalendarComponent, in component: ICalendarComponent, due: Moment
  ) -> Int? {
    guard !alarm.isDisabled, let line = alarm.first("TRIGGER") else { return nil }
    let seconds: Int
    if let trigger = ICalendarDuration(line.value) {
      var length = 0
      if line.parameter("RELATED")?.uppercased() != "END",
        let start = component.first("DTSTART").flatMap({ moment($0) })
      {
        length = due.wallSeconds - start.wallSeconds
      }
      seconds = length - trigger.nominalSeconds
    } else {
      guard case .time(let time, isUTC: true)? = ICalendarTime(line.value) else { return nil }
      let moment = FixedZone.utc.instant(of: time)
      // Without a zone, the moment at which it is due depends on where the text is read.
      guard case .time(let dueTime, let zone?) = due else { return nil }
      seconds = zone.instant(of: dueTime).seconds - moment.seconds
    }
    return seconds % 60 == 0 ? seconds / 60 : nil
  }
}

extension ICalendarEventReader.Moment {
  /// Seconds since 1970 on its own wall clock.
  var wallSeconds: Int {
    switch self {
    case .day(let day): day.start.secondsSinceEpoch
    case .time(let time, _): time.secondsSinceEpoch
    }
  }
}

extension ICalendarLine {
  /// Returns the line with another name.
  func renamed(to name: String) -> ICalendarLine {
    guard let parts else { return self }
    return ICalendarLine(name + String(decoding: bytes[parts.name.endIndex...], as: UTF8.self))
  }
}

extension ICalendarTexts {
  func readToDo(_ text: EventText) -> ReadToDo? {
    ICalendarEventReader(
      zones: ICalendarZones(kept: text.zones, StoredTextDetails.zones), local: FixedZone.utc
    ).readToDo(text)
  }

  func zone(named name: String) -> (any ZoneRules)? { StoredTextDetails.zones.zone(name) }
}

extension ICalendarEventReader {
  /// Parses a stored text; nil if it contains no to-do.
  func readToDo(_ text: EventText) -> ReadToDo? {
    var (reader, kept, words) = (self, ICalendarEvent(kept: text), text.text)
    if let toDo = kept.masterIndex.map({ kept.components[$0].asToDoIfAfterDone }),
      toDo != kept.components.first
    {
      kept = ICalendarEvent(uid: kept.uid, [toDo])
      words = LosslessText.text(of: kept.raw) ?? String(decoding: kept.raw, as: UTF8.self)
    }
    return try? reader.readToDo(kept, text: words, zonesText: text.zones)
  }
}
