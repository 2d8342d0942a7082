import HearthDomain

/// Parsing and changing of alarms.
extension ICalendarEventReader {
  mutating func alarms(
    of component: ICalendarComponent, lasting span: EventSpan, isRepeated: Bool
  ) throws -> LeadTimes {
    let accepted =
      span.isAllDay || readsLateAlarms
      ? LeadTimes.acceptedMinutes : 0...LeadTimes.acceptedMinutes.upperBound
    var leads: [Int] = []
    for alarm in component.components where alarm.name == "VALARM" {
      let all = self.leadTimes(of: alarm, span, isRepeated: isRepeated)
      for lead in all
      where accepted.contains(lead) && !leads.contains(lead) && leads.count < LeadTimes.maxCount {
        leads.append(lead)
      }
      guard all.isEmpty || !all.allSatisfy(leads.contains), !alarm.isDisabled,
        let text = alarm.text("TRIGGER"),
        !unsupportedAlarms.contains(where: { $0.trigger == text })
      else { continue }
      let reason: UnsupportedAlarm.Reason =
        if alarm.isAbsolute, isRepeated, !repeatsAbsoluteAlarms {
          .absoluteForRepeatingEvent
        } else if leadSeconds(of: alarm, span) == nil {
          .unreadable
        } else if all.isEmpty {
          .betweenMinutes
        } else {
          all.allSatisfy { accepted.contains($0) } ? .tooMany : .tooFar
        }
      unsupportedAlarms.append(UnsupportedAlarm(trigger: text, reason: reason))
    }
    return try LeadTimes(minutesBefore: leads)
  }

  /// Returns the alarm's lead times in minutes. Returns none for an absolute alarm of a repeating
  /// event, and for a disabled one.
  func leadTimes(of alarm: ICalendarComponent, _ span: EventSpan, isRepeated: Bool) -> [Int] {
    guard !alarm.isDisabled, !isRepeated || repeatsAbsoluteAlarms || !alarm.isAbsolute,
      let seconds = leadSeconds(of: alarm, span)
    else { return [] }
    let again = alarm.first("DURATION").flatMap { ICalendarDuration($0.value) }?.nominalSeconds ?? 0
    let times = again > 0 ? min(alarm.first("REPEAT").flatMap { Int($0.value) } ?? 0, 8) : 0
    return (0...max(0, times)).map { seconds - $0 * again }.filter { $0 % 60 == 0 }.map { $0 / 60 }
  }

  /// Returns how many seconds before the start the alarm first rings; nil if that is unknown.
  private func leadSeconds(of alarm: ICalendarComponent, _ span: EventSpan) -> Int? {
    guard let line = alarm.first("TRIGGER") else { return nil }
    if let trigger = ICalendarDuration(line.value) {
      let isOfEnd = line.parameter("RELATED")?.uppercased() == "END"
      return -trigger.nominalSeconds - (isOfEnd ? span.length : 0)
    }
    guard let moment = alarm.absoluteTime else { return nil }
    let start =
      switch span.bounds {
      case .anchored(let start, _): start
      case .floating, .allDay: localZone.instant(of: span.start(in: localZone))
      }
    return start.seconds - moment.secondsSinceEpoch
  }
}

extension ICalendarComponent {
  /// Changes the alarms to the new lead times. An alarm that only gets another time keeps its other
  /// properties.
  mutating func updateAlarms(
    of new: EventDetails, insteadOf old: LeadTimes, leads: (ICalendarComponent) -> [Int]
  ) {
    var wanted = Set(new.reminders.minutesBefore)
    var gone: [Int] = []
    for (place, part) in parts.enumerated() {
      guard case .component(let alarm) = part, alarm.name == "VALARM" else { continue }
      let told = Set(leads(alarm))
      // Keep alarms that this program does not support, which belong to other programs.
      if told.isDisjoint(with: old.minutesBefore) { continue }
      if told.isSubset(of: new.reminders.minutesBefore) {
        wanted.subtract(told)
      } else {
        gone.append(place)
      }
    }
    if gone.count == 1, wanted.count == 1, let minutes = wanted.first,
      case .component(var alarm) = parts[gone[0]], leads(alarm).count == 1
    {
      let trigger = ICalendarDuration.text(minutes: -minutes)
      alarm.set("TRIGGER", to: ICalendarLine("TRIGGER:\(trigger)"))
      parts[gone[0]] = .component(alarm)
      return
    }
    for place in gone.reversed() { parts.remove(at: place) }
    for minutes in wanted.sorted() {
      parts.append(.component(LocalEventLines.alarm(minutes, title: new.title.value)))
    }
  }

  /// Whether the alarm is disabled (ACTION:NONE).
  var isDisabled: Bool { text("ACTION")?.uppercased() == "NONE" }

  /// Whether the alarm rings at an absolute time.
  var isAbsolute: Bool { absoluteTime != nil }

  /// The absolute time, in UTC.
  fileprivate var absoluteTime: LocalTime? {
    guard let line = first("TRIGGER"), ICalendarDuration(line.value) == nil,
      case .time(let time, isUTC: true)? = ICalendarTime(line.value)
    else { return nil }
    return time
  }
}

extension EventSpan {
  /// Length in seconds, according to the span's local times.
  var length: Int { stored.ends - stored.starts }
}
