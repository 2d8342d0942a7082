import HearthDomain

/// Applies changes of a to-do to the components from which it was read. Unrelated lines stay
/// unchanged.
struct ToDoEditing {
  private(set) var components: [ICalendarComponent]
  private let place: Int
  private let uid: String
  private let toDo: ToDo
  /// The to-do according to the components.
  private let base: ToDo
  private var reader: ICalendarEventReader
  private let now: Instant

  /// Prepares the editing; nil if there are no components.
  init?(
    _ toDo: ToDo, _ read: ICalendarEvent, since base: ToDo, _ reader: ICalendarEventReader,
    now: Instant
  ) {
    guard let place = read.masterIndex else { return nil }
    (components, self.place, uid) = (read.components, place, read.uid)
    (self.toDo, self.base, self.reader, self.now) = (toDo, base, reader, now)
  }

  /// Prepares the writing of a to-do that was entered in this program.
  init(own toDo: ToDo, _ reader: ICalendarEventReader, now: Instant) {
    // The timestamp does not depend on the present time, so that an unchanged to-do is always
    // written the same.
    let created = EventTimestamps().withCreationTime(by: now, of: ID(toDo.id))
      .creationTime(of: ID(toDo.id))
    let stamp = ICalendarTime.utc(toDo.doneAt ?? created).text
    components = [
      ICalendarComponent(ToDo.componentName, ["UID:\(toDo.uid)", "DTSTAMP:\(stamp)"])
    ]
    (place, uid) = (0, toDo.uid)
    base = ToDo.described.blank
    (self.toDo, self.reader, self.now) = (toDo, reader, now)
  }

  /// Writes all fields of the to-do.
  mutating func applyAll() { _ = applyFields() }

  /// Applies the changes since the to-do was read.
  mutating func apply() {
    guard let isMoved = applyFields() else { return }
    components[place].stamp(at: now, isMoved: isMoved)
    components.addMissingUIDs(uid)
  }

  /// Writes the fields that differ from the components. Returns whether more than texts and alarms
  /// changed; nil if nothing did.
  private mutating func applyFields() -> Bool? {
    let (new, old) = (toDo.details, base.details)
    var component = components[place]
    var (isChanged, isMoved) = (false, false)
    if new.title != old.title {
      component.rename(to: new.title.value)
      isChanged = true
    }
    if new.note != old.note {
      component.set("DESCRIPTION", toText: new.note.isEmpty ? nil : new.note.value)
      isChanged = true
    }
    if new.place != old.place {
      component.set("LOCATION", toText: new.place?.value)
      isMoved = true
    }
    if new.reminders != old.reminders || new.due != old.due {
      setAlarms(of: &component)
      isChanged = true
    }
    let repetition = toDo.repetitionFromDue
    if new.due != old.due || repetition != base.repetitionFromDue {
      setDue(of: &component)
      if !repetition.isSame(as: base.repetitionFromDue) { setRepetition(of: &component) }
      isMoved = true
    }
    if toDo.doneAt?.seconds != base.doneAt?.seconds {
      setStatus(of: &component)
      isMoved = true
    }
    components[place] = component
    return isChanged || isMoved ? isMoved : nil
  }

  private func setStatus(of component: inout ICalendarComponent) {
    if let doneAt = toDo.doneAt {
      component.set("STATUS", to: ICalendarLine("STATUS:COMPLETED"))
      component.set(
        "COMPLETED", to: ICalendarLine("COMPLETED:\(ICalendarTime.utc(doneAt).text)"))
      component.set("PERCENT-COMPLETE", to: ICalendarLine("PERCENT-COMPLETE:100"))
    } else {
      component.set("STATUS", to: ICalendarLine("STATUS:NEEDS-ACTION"))
      for name in ["COMPLETED", "PERCENT-COMPLETE"] { component.set(name, to: nil) }
    }
  }

  /// Removes and adds alarms as reminders were. Those that this program does not support stay. An
  /// alarm becomes relative to the due time if it is at a fixed moment and the due time moves, or
  /// if the start that it may count from gets another distance to the due time.
  private mutating func setAlarms(of component: inout ICalendarComponent) {
    let isOtherForm = toDo.details.due?.isAllDay != base.details.due?.isAllDay
    var wanted = Set(toDo.details.reminders.minutesBefore)
    var gone: [Int] = []
    if let due = reader.dueMoment(of: component) {
      for (place, part) in component.parts.enumerated() {
        guard let alarm = part.component, alarm.name == "VALARM",
          let lead = reader.leadTime(of: alarm, in: component, due: due),
          base.details.reminders.minutesBefore.contains(lead)
        else { continue }
        wanted.remove(lead)
        if !toDo.details.reminders.minutesBefore.contains(lead) {
          gone.append(place)
        } else if alarm.isAbsolute ? toDo.details.due != base.details.due : isOtherForm {
          var relative = alarm
          relative.set("TRIGGER", to: Self.trigger(lead))
          component.parts[place] = .component(relative)
        }
      }
    }
    for place in gone.reversed() { component.parts.remove(at: place) }
    for minutes in wanted.sorted() {
      var alarm = LocalEventLines.alarm(minutes, title: toDo.title)
      alarm.set("TRIGGER", to: Self.trigger(minutes))
      component.parts.append(.component(alarm))
    }
  }

  /// The trigger so many minutes before the due time, which is the end of a to-do.
  private static func trigger(_ minutes: Int) -> ICalendarLine {
    ICalendarLine("TRIGGER;RELATED=END:" + ICalendarDuration.text(minutes: -minutes))
  }

  // MARK: Due time

  /// Writes when the to-do is due, in the form of its former line. The start is moved with it.
  private mutating func setDue(of component: inout ICalendarComponent) {
    let old = reader.dueMoment(of: component)
    let (dueLine, startLine) = (component.first("DUE"), component.first("DTSTART"))
    component.set("DURATION", to: nil)
    guard let due = toDo.details.due else { return component.set("DUE", to: nil) }
    let form = (dueLine ?? startLine).map { ICalendarTimes(of: $0, &reader.zones) }
    let (times, time) = (form ?? ICalendarTimes(of: due)).due(
      due, in: hasOwnClock ? nil : reader.localZone)
    let line = times.line("DUE", [time], after: dueLine)
    component.set("DUE", to: line)
    guard let startLine else { return }
    // Without a former due time or in another form, the start has no known distance to it.
    guard let old, let start = reader.moment(startLine), let new = reader.moment(line),
      let moved = start.moved(bySeconds: new.wallSeconds - old.wallSeconds, like: new)
    else { return component.set("DTSTART", to: line.renamed(to: "DTSTART")) }
    let startTimes = ICalendarTimes(of: startLine, &reader.zones)
    component.set("DTSTART", to: startTimes.line("DTSTART", [moved], after: startLine))
  }

  /// Whether the due time is on the clock of its line, as for a series, and not on the local one.
  private var hasOwnClock: Bool {
    guard case .rule? = toDo.details.repetition, case .rule? = base.details.repetition else {
      return false
    }
    return true
  }

  /// Writes the repetition, which counts from the due time in this program and from the start in
  /// files.
  private mutating func setRepetition(of component: inout ICalendarComponent) {
    var event = dueEvent
    let due = component.first("DUE")
    if let due, case .series(let series)? = event?.repetition, let place = event?.span {
      // Without a start of its own, or if the rule cannot count from it, it starts when it is due.
      let start = component.first("DTSTART").flatMap { reader.moment($0)?.repetitionStart }
      if let start, let from = place.repetitionStart,
        let rule = series.rule.moved(from: from, to: start),
        let moved = try? EventSeries(rule, from: start, skipsHolidays: series.skipsHolidays)
      {
        event = shadowEvent(place.moved(to: start.localTime) ?? place, .series(moved))
      } else {
        component.set("DTSTART", to: due.renamed(to: "DTSTART"))
      }
    }
    var lines = toDo.afterDone.map { [ICalendarLine($0.line)] } ?? []
    let times = (component.first("DTSTART") ?? due).map { ICalendarTimes(of: $0, &reader.zones) }
    if lines.isEmpty, let event, let times {
      let skipped = SkippedHolidays(
        of: StoredEvent(event, [], text: nil), in: reader.localZone, now: now)
      lines = LocalEventLines(event, times, leavingOut: skipped).repetition
        .map { ICalendarLine($0) }
      let days = event.rareDays(in: reader.localZone, now: now)
      if !days.isEmpty { lines.append(times.line("RDATE", days.map { times.time(at: $0) })) }
    }
    let isRare = component.first("X-HEARTH-RRULE") != nil
    component.replace(
      where: {
        ICalendarEditing.ruleProperties.contains($0.name) || SkippedHolidays.listsHolidays($0)
          || isRare && $0.name == "RDATE"
      }, with: lines)
  }

  private func shadowEvent(_ span: EventSpan, _ repetition: EventRepetition?) -> Event {
    Event(
      id: ID(toDo.id), details: EventDetails(title: toDo.details.title, span: span),
      repetition: repetition)
  }

  /// An event at the due time with the repetition of the to-do; nil without a due time.
  private var dueEvent: Event? {
    guard let due = toDo.details.due else { return nil }
    let (time, zone) = (due.localTime(in: FixedZone.utc), reader.localZone.name)
    let span =
      due.isAllDay
      ? try? EventSpan(allDayFrom: time.day, through: time.day, zone: zone)
      : try? EventSpan(from: time, to: time.adding(seconds: 1), zone: zone)
    guard let span else { return nil }
    switch toDo.repetitionFromDue {
    case .rule(let rule, _, let skipsHolidays)?:
      return shadowEvent(
        span,
        span.repetitionStart.flatMap {
          try? EventRepetition.series(EventSeries(rule, from: $0, skipsHolidays: skipsHolidays))
        })
    case .afterDone?, nil: return shadowEvent(span, nil)
    }
  }
}

extension AfterDone {
  fileprivate var line: String {
    let times = timesLeft.map { ";X-TIMES=\($0)" } ?? ""
    return "X-HEARTH-AFTER-DONE\(times):P\(days)D"
  }
}

extension ToDoRepetition? {
  /// Whether both repeat alike, whatever their starts.
  fileprivate func isSame(as other: ToDoRepetition?) -> Bool {
    guard case .rule(let rule, _, let skips)? = self,
      case .rule(let otherRule, _, let otherSkips)? = other
    else { return self == other }
    return rule == otherRule && skips == otherSkips
  }
}

extension ICalendarEventReader.Moment {
  fileprivate var repetitionStart: RepetitionStart {
    switch self {
    case .day(let day): .day(day)
    case .time(let time, _): .time(time)
    }
  }

  /// Returns the moment moved on its wall clock; nil if only one of both is a day.
  fileprivate func moved(bySeconds seconds: Int, like other: Self) -> ICalendarTime? {
    switch (self, other) {
    case (.day(let day), .day): .day(day.adding(days: seconds / 86_400))
    case (.time(let time, let zone), .time):
      .time(time.adding(seconds: seconds), isUTC: zone?.name == FixedZone.utc.name)
    case (.day, .time), (.time, .day): nil
    }
  }
}
