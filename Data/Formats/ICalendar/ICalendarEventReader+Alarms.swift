import HearthDomain

/// When the alarms of an event ring.
extension ICalendarEventReader {
  mutating func alarms(
    of component: ICalendarComponent, lasting span: EventSpan, isRepeated: Bool
  ) throws -> LeadTimes {
    let accepted =
      span.isAllDay || tellsLate ? LeadTimes.accepted : 0...LeadTimes.accepted.upperBound
    var leads: [Int] = []
    for alarm in component.components where alarm.name == "VALARM" {
      let all = self.leads(of: alarm, span, isRepeated: isRepeated)
      for lead in all
      where accepted.contains(lead) && !leads.contains(lead) && leads.count < LeadTimes.most {
        leads.append(lead)
      }
      guard !alarm.isSilent, let text = alarm.text("TRIGGER"),
        all.isEmpty || !Set(all).isSubset(of: leads),
        !untoldAlarms.contains(where: { $0.trigger == text })
      else { continue }
      let reason: UntoldAlarm.Reason =
        if alarm.ringsOnce, isRepeated, !tellsOnce {
          .once
        } else if seconds(of: alarm, span) == nil {
          .unreadable
        } else if all.isEmpty {
          .betweenMinutes
        } else {
          all.allSatisfy { accepted.contains($0) } ? .tooMany : .tooFar
        }
      untoldAlarms.append(UntoldAlarm(trigger: text, reason: reason))
    }
    return try LeadTimes(minutesBefore: leads)
  }

  /// How many minutes before the start it rings: before none of what takes place again and again,
  /// where it rings at one moment.
  func leads(of alarm: ICalendarComponent, _ span: EventSpan, isRepeated: Bool) -> [Int] {
    guard !alarm.isSilent, !alarm.ringsOnce || !isRepeated || tellsOnce,
      let seconds = seconds(of: alarm, span)
    else { return [] }
    let again = alarm.first("DURATION").flatMap { ICalendarDuration($0.value) }?.nominal ?? 0
    let times = again > 0 ? min(alarm.first("REPEAT").flatMap { Int($0.value) } ?? 0, 8) : 0
    return (0...max(0, times)).map { seconds - $0 * again }.filter { $0 % 60 == 0 }.map { $0 / 60 }
  }

  /// How many seconds before the start it rings first; nil where that cannot be told.
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
  /// Whether it says that nobody is to be told.
  fileprivate var isSilent: Bool { text("ACTION")?.uppercased() == "NONE" }

  /// Whether it rings at a moment of its own, whenever the event takes place.
  fileprivate var ringsOnce: Bool { moment != nil }

  /// That moment, in UTC.
  fileprivate var moment: LocalTime? {
    guard let line = first("TRIGGER"), ICalendarDuration(line.value) == nil,
      case .time(let time, isUTC: true)? = ICalendarTime(line.value)
    else { return nil }
    return time
  }
}

extension EventSpan {
  /// In seconds, on its own clock.
  var length: Int { stored.ends - stored.starts }
}
