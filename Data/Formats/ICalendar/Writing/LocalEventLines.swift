import HearthDomain

/// An event that was entered in this program, or an override of it, as a calendar component.
struct LocalEventLines {
  private let event: Event
  private let times: ICalendarTimes
  private let uid: String
  private let timestamps: EventTimestamps
  /// Original start of the override; nil for the event itself.
  private let override: LocalTime?
  private let skippedHolidays: SkippedHolidays
  /// Whether rare rules, which need RFC 7529, are written directly, without a list of their days
  /// for other programs.
  var writesRareRulesDirectly = false

  init(
    _ event: Event, _ times: ICalendarTimes, uid: String? = nil,
    timestamps: EventTimestamps = EventTimestamps(),
    override: LocalTime? = nil, leavingOut leftOut: SkippedHolidays = .none
  ) {
    self.event = event
    self.times = times
    self.uid = uid ?? event.id.uid
    self.timestamps = timestamps
    self.override = override
    self.skippedHolidays = leftOut
  }

  var component: ICalendarComponent { component([]) }

  func component(_ further: [String]) -> ICalendarComponent {
    let (own, ends) = times.startAndEnd(of: event.span)
    var made = ICalendarComponent("VEVENT", ["UID:\(uid)"] + changes)
    if let override {
      let line = times.line("RECURRENCE-ID", [times.time(at: override)])
      made.add(line.settingRange(event.details.appliesToLater))
    }
    made.add(own.line("DTSTART", [ends[0]]))
    made.add(own.line("DTEND", [ends[1]]))
    for line in (override == nil ? repetition : []) + further { made.add(ICalendarLine(line)) }
    made.add(ICalendarLine("SUMMARY:" + ContentText.escaped(event.title)))
    if !event.note.isEmpty {
      made.add(ICalendarLine("DESCRIPTION:" + ContentText.escaped(event.note)))
    }
    if !event.place.isEmpty {
      made.add(ICalendarLine("LOCATION:" + ContentText.escaped(event.place)))
    }
    switch event.details.availability {
    case .busy: break
    case .free: made.add(ICalendarLine("TRANSP:TRANSPARENT"))
    case .calledOff: made.add(ICalendarLine("STATUS:CANCELLED"))
    }
    for minutes in event.details.reminders.minutesBefore {
      made.parts.append(.component(LocalEventLines.alarm(minutes, title: event.title)))
    }
    return made
  }

  /// Lines with the timestamp and the sequence number. The timestamp is that of the last change
  /// instead of the current time, so that an unchanged event is always written the same.
  private var changes: [String] {
    let moment = ICalendarTime.utc(timestamps.changedAt ?? timestamps.creationTime(of: event.id))
      .text
    let sequence = timestamps.sequence(of: event.id)
    return ["DTSTAMP:\(moment)"] + (timestamps.changedAt == nil ? [] : ["LAST-MODIFIED:\(moment)"])
      + (sequence == 0 ? [] : ["SEQUENCE:\(sequence)"])
  }

  /// Lines of the repetition. For a rare rule, this is a property of this program and the rule's
  /// days as RDATE. Skipped holidays are excluded one by one.
  var repetition: [String] {
    guard let series = event.series else { return [] }
    let told = series.exportedRule(from: event.span.repetitionStart)
    let rule = times.text(of: told)
    let others =
      series.rule.additionalRules.map { "RRULE:" + times.text(of: $0) }
      + series.rule.exclusionRules.map { "EXRULE:" + times.text(of: $0) }
    if series.rule.isRare, writesRareRulesDirectly {
      return ["RRULE:\(rule)"] + others + skippedHolidays.flag(of: series)
    }
    if series.rule.isRare {
      return ["X-HEARTH-RRULE:\(rule)"] + others + skippedHolidays.flag(of: series)
    }
    return ["RRULE:" + times.text(of: skippedHolidays.countingSkipped(told))] + others
      + skippedHolidays.flag(of: series) + skippedHolidays.days(as: times)
  }

  static func alarm(_ minutes: Int, title: String) -> ICalendarComponent {
    ICalendarComponent(
      "VALARM",
      [
        "ACTION:DISPLAY", "DESCRIPTION:" + ContentText.escaped(title),
        "TRIGGER:" + ICalendarDuration.text(minutes: -minutes),
      ])
  }
}

extension Recurrence {
  /// Whether the rule needs RFC 7529, which few programs support.
  var isRare: Bool { calendarScale != .gregorian || skip != .omit }
}
