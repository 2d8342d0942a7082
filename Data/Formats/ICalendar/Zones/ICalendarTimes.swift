import HearthDomain

/// How the times of an event are given in a file: as days, in UTC, in a named zone, or floating.
struct ICalendarTimes {
  enum Form: Hashable {
    case days
    case utc
    /// A zone, by its name in the file.
    case zoned(String)
    case floating
  }

  let form: Form
  /// The named zone, or UTC.
  let zone: (any ZoneRules)?
  /// Zone name as written in the line, including quotation marks.
  private let spelling: String?

  init(of line: ICalendarLine, _ zones: inout ICalendarZones) {
    spelling = line.zoneSpelling
    switch ICalendarTime(line.value) {
    case .day?: (form, zone) = (.days, nil)
    case .time(_, isUTC: true)?: (form, zone) = (.utc, FixedZone.utc)
    case .time?, nil:
      let name = line.parameter("TZID") ?? ""
      if !name.isEmpty, let known = zones.zone(name) {
        (form, zone) = (.zoned(name), known)
      } else {
        (form, zone) = (.floating, nil)
      }
    }
  }

  /// Determines the form for an event that was entered in this program.
  init(of event: Event, tied isTied: Bool, find: (String) -> (any ZoneRules)?) {
    spelling = nil
    let name = event.span.zone
    let follows = event.series?.followsZone ?? false
    switch event.span.bounds {
    case .allDay: (form, zone) = (.days, nil)
    case .floating where !follows && !isTied: (form, zone) = (.floating, nil)
    case .floating, .anchored:
      guard !["UTC", "Etc/UTC"].contains(name), name.utf8.first?.isASCIILetter ?? false,
        let known = find(name)
      else {
        let isMoment = if case .anchored = event.span.bounds { true } else { false }
        let isUTC = isMoment || follows
        (form, zone) = isUTC ? (.utc, FixedZone.utc) : (.floating, nil)
        return
      }
      (form, zone) = (.zoned(name), known)
    }
  }

  /// Determines the form for a to-do that was entered in this program.
  init(of due: DueTask.Due) {
    switch due {
    case .day: self.init(.days)
    case .floating: self.init(.floating)
    case .anchored: self.init(.utc)
    }
  }

  /// Returns the due time in this form if it can represent it, otherwise in another form. `local`
  /// is the zone of a floating time; without it, the time is on the clock of this form.
  func due(
    _ due: DueTask.Due, in local: (any ZoneRules)?
  ) -> (times: ICalendarTimes, ICalendarTime) {
    switch due {
    case .day(let day): return (form == .days ? self : ICalendarTimes(.days), .day(day))
    case .floating(let time):
      guard let zone else {
        return (form == .floating ? self : ICalendarTimes(.floating), .time(time, isUTC: false))
      }
      let own = local.map { zone.localTime(at: $0.instant(of: time)) } ?? time
      return (self, .time(own, isUTC: form == .utc))
    case .anchored(let instant):
      guard case .zoned = form, let zone else { return (ICalendarTimes(.utc), .utc(instant)) }
      return (self, .time(zone.localTime(at: instant), isUTC: false))
    }
  }

  /// Returns start and end in this form if it can represent the span, otherwise in another form.
  func startAndEnd(of span: EventSpan) -> (times: ICalendarTimes, [ICalendarTime]) {
    switch span.bounds {
    case .allDay(let first, let last):
      return (ICalendarTimes(.days), [.day(first), .day(last.adding(days: 1))])
    case .floating(let start, let end):
      // If the span no longer has this zone, the event is floating.
      let stays = form == .floating || zone?.name == span.zone
      let own = stays ? self : ICalendarTimes(.floating)
      return (own, [start, end].map { .time($0, isUTC: own.form == .utc) })
    case .anchored(let start, let end):
      guard case .zoned = form, let zone else {
        return (ICalendarTimes(.utc), [.utc(start), .utc(end)])
      }
      return (self, [start, end].map { .time(zone.localTime(at: $0), isUTC: false) })
    }
  }

  private init(_ form: Form) {
    self.form = form
    spelling = nil
    zone = form == .utc ? FixedZone.utc : nil
  }

  /// Returns the RECURRENCE-ID of the occurrence with that original start.
  func time(at original: LocalTime) -> ICalendarTime {
    form == .days ? .day(original.day) : .time(original, isUTC: form == .utc)
  }

  /// Converts a time from another form; nil if both forms are the same, one has no zone, or the
  /// time is a day.
  func time(_ time: ICalendarTime, of other: ICalendarTimes) -> ICalendarTime? {
    guard form != other.form, let zone, let theirs = other.zone, case .time(let local, _) = time
    else { return nil }
    return .time(zone.localTime(at: theirs.instant(of: local)), isUTC: form == .utc)
  }

  /// Returns a line with these times. Keeps the old line's parameters that do not concern the form.
  func line(_ name: String, _ times: [ICalendarTime], after old: ICalendarLine? = nil)
    -> ICalendarLine
  {
    let value = times.map(\.text).joined(separator: ",")
    if let old, old.name == name, old.hasForm(form) { return old.replacing(value: value) }
    let parameters =
      switch form {
      case .days: ";VALUE=DATE"
      case .utc, .floating: ""
      case .zoned(let zone): ";TZID=" + (spelling ?? ParameterText.escaped(zone))
      }
    let kept = old?.otherParameters ?? ""
    return ICalendarLine("\(name)\(parameters)\(kept):\(value)")
  }

  /// Returns the text of the rule alone, without additional and exclusion rules. Its end is in UTC
  /// if the form requires that.
  func text(of rule: Recurrence) -> String {
    var rule = rule
    (rule.additionalRules, rule.exclusionRules) = ([], [])
    guard case .local(let time)? = rule.until, let zone, form != .floating else {
      return rule.description
    }
    rule.until = .utc(FixedZone.utc.localTime(at: zone.instant(of: time)))
    return rule.description
  }
}

extension ICalendarLine {
  /// Whether the parameters are those of the form.
  fileprivate func hasForm(_ form: ICalendarTimes.Form) -> Bool {
    let kind = parameter("VALUE")?.uppercased()
    switch form {
    case .days: return kind == "DATE" && parameter("TZID") == nil
    case .utc, .floating: return kind ?? "DATE-TIME" == "DATE-TIME" && parameter("TZID") == nil
    case .zoned(let name):
      return kind ?? "DATE-TIME" == "DATE-TIME" && parameter("TZID") == name && zoneSpelling != nil
    }
  }

  /// Zone name as written in the line; nil if few programs could parse it, for example because of
  /// blanks at its ends.
  fileprivate var zoneSpelling: String? {
    let start = "TZID="
    guard let parts,
      let whole = parts.parameters.map({ String(decoding: $0, as: UTF8.self) })
        .first(where: { $0.uppercased().hasPrefix(start) })
    else { return nil }
    let text = String(whole.dropFirst(start.count))
    let isQuoted = text.utf8.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    let hasMarks = text.utf8.contains { Array(":,\"".utf8).contains($0) }
    return isQuoted || !hasMarks && text.utf8.first?.isBlank == false ? text : nil
  }

  /// The parameters as written, without those for the form of the time.
  fileprivate var otherParameters: String {
    guard let parts else { return "" }
    return parts.parameters.map { String(decoding: $0, as: UTF8.self) }
      .filter { parameter in
        let name = parameter.prefix { $0 != "=" }.uppercased()
        return !["TZID", "VALUE"].contains(name)
      }
      .map { ";" + $0 }.joined()
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { asciiLowercased &- 97 < 26 }
}
