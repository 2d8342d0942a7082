import HearthDomain

/// Parsing and changing of alarms.
extension ICalendarEventReader {
  mutating func alarms(
    of component: ICalendarComponent, lasting span: EventSpan, isRepeated: Bool
  ) throws -> LeadTimes {
    let accepted =
      span.isAllDay || readsLateAlarms ? LeadTimes.accepted : 0...LeadTimes.accepted.upperBound
    var leads: [Int] = []
    for alarm in component.components where alarm.name == "VALARM" {
      let all = self.leads(of: alarm, span, isRepeated: isRepeated)
      for lead in all
      where accepted.contains(lead) && !leads.contains(lead) && leads.count < LeadTimes.most {
        leads.append(lead)
      }
      guard !alarm.isSilent, let text = alarm.text("TRIGGER"),
        all.isEmpty || !Set(all).isSubset(of: leads),
        !unsupportedAlarms.contains(where: { $0.trigger == text })
      else { continue }
      let reason: UnsupportedAlarm.Reason =
        if alarm.ringsOnce, isRepeated, !repeatsAbsoluteAlarms {
          .once
        } else if seconds(of: alarm, span) == nil {
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

  /// Returns the lead times in minutes; none for an absolute alarm of a repeating event.
  func leads(of alarm: ICalendarComponent, _ span: EventSpan, isRepeated: Bool) -> [Int] {
    guard !alarm.isSilent, !alarm.ringsOnce || !isRepeated || repeatsAbsoluteAlarms,
      let seconds = seconds(of: alarm, span)
    else { return [] }
    let again = alarm.first("DURATION").flatMap { ICalendarDuration($0.value) }?.nominal ?? 0
    let times = again > 0 ? min(alarm.first("REPEAT").flatMap { Int($0.value) } ?? 0, 8) : 0
    return (0...max(0, times)).map { seconds - $0 * again }.filter { $0 % 60 == 0 }.map { $0 / 60 }
  }

  /// Returns the lead time of the first ring in seconds; nil if it is unknown.
  private func seconds(of alarm: ICalendarComponent, _ span: EventSpan) -> Int? {
    guard let line = alarm.first("TRIGGER") else { return nil }
    if let trigger = ICalendarDuration(line.value) {
      let isOfEnd = line.parameter("RELATED")?.uppercased() == "END"
      return -trigger.nominal - (isOfEnd ? span.length : 0)
    }
    guard let moment = alarm.moment else { return nil }
    let start =
      switch span.bounds {
      case .anchored(let start, _): start
      case .floating, .allDay: local.instant(of: span.start(in: local))
      }
    return start.seconds - moment.secondsSinceEpoch
  }
}

extension ICalendarComponent {
  /// Changes the alarms to the new lead times. If one alarm only changes its time, its other
  /// properties are kept.
  mutating func remind(
    of new: EventDetails, insteadOf old: LeadTimes, leads: (ICalendarComponent) -> [Int]
  ) {
    var wanted = Set(new.reminders.minutesBefore)
    var gone: [Int] = []
    for (place, part) in parts.enumerated() {
      guard case .component(let alarm) = part, alarm.name == "VALARM" else { continue }
      let told = Set(leads(alarm))
      // Unsupported alarms belong to other programs and are kept.
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
  fileprivate var isSilent: Bool { text("ACTION")?.uppercased() == "NONE" }

  /// Whether the alarm rings at an absolute time.
  var ringsOnce: Bool { moment != nil }

  /// The absolute time, in UTC.
  fileprivate var moment: LocalTime? {
    guard let line = first("TRIGGER"), ICalendarDuration(line.value) == nil,
      case .time(let time, isUTC: true)? = ICalendarTime(line.value)
    else { return nil }
    return time
  }
}

extension EventSpan {
  /// Length in seconds, on its own clock.
  var length: Int { stored.ends - stored.starts }
}
