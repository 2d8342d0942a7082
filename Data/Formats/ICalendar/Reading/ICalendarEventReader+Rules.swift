import HearthDomain

extension ICalendarEventReader {
  mutating func repetition(
    of component: ICalendarComponent, _ when: When
  ) throws -> EventRepetition? {
    let own = component.first("X-HEARTH-RRULE")
    let rules = component.all("RRULE")
    guard let line = own ?? rules.first else { return nil }
    func fact(_ line: ICalendarLine) -> ImportFact {
      .unusable(
        field: line.name == "EXRULE" ? "EXRULE" : "RRULE", text: ImportFact.excerpt(line.value))
    }
    func readRule(_ line: ICalendarLine) throws -> Recurrence {
      let value = own != nil && readsEscapes ? line.withoutEscapes : line.value
      let text = value.split(separator: ";").joined(separator: ";")
      return ruleOnClock(of: when, try Recurrence(text, from: .file))
    }
    guard var rule = try? readRule(line) else {
      facts.append(fact(line))
      return nil
    }
    let flag = component.first(SkippedHolidays.flagProperty)
    if let flag { rule = SkippedHolidays.enteredRule(rule, flag) }
    if own == nil {
      rule.additionalRules = rules.dropFirst().compactMap { try? readRule($0) }
      rule.exclusionRules = component.all("EXRULE").compactMap { try? readRule($0) }
    }
    let all = own.map { [$0] } ?? rules + component.all("EXRULE")
    let read = [rule] + rule.additionalRules + rule.exclusionRules
    // A rare rule (RFC 7529) is written with a list of its days, so it must be the only rule.
    let isPlain = read.count == 1 || !read.contains(where: \.isRare)
    guard read.count == all.count, all.count <= Recurrence.maxRules, isPlain,
      let series = try? EventSeries(
        rule, from: when.start,
        skipsHolidays: flag != nil,
        followsZone: followsZone(when))
    else {
      // If there are several rules, report the unsupported one.
      let refused = all.first { line in
        guard let rule = try? readRule(line) else { return true }
        return (try? EventSeries(rule, from: when.start)) == nil || !isPlain && rule.isRare
      }
      facts.append(fact(refused ?? line))
      return nil
    }
    // If another program changed the listed days, use these days instead of this program's rule.
    if own != nil, flag == nil, !listsAllDays(of: series.rule, in: component, when) { return nil }
    return .series(series)
  }

  /// Whether RDATE contains all days of the rule between the first and the last listed day.
  private mutating func listsAllDays(
    of rule: Recurrence, in component: ICalendarComponent, _ when: When
  ) -> Bool {
    let days = Set(times(of: "RDATE", in: component, when))
    guard let first = days.min(), let last = days.max(),
      let given = try? Repetition(rule, from: when.start, keepsStart: true)
    else { return true }
    return given.occurrences(in: first..<last, limit: days.count + 1).times
      .allSatisfy { $0 == when.start.localTime || days.contains($0) }
  }

  /// Returns a series whose rule yields only the first occurrence, for events whose other dates are
  /// listed individually.
  func singleOccurrence(_ when: When) throws -> EventRepetition {
    .series(
      try EventSeries(
        Recurrence("FREQ=DAILY;COUNT=1", from: .file), from: when.start,
        followsZone: followsZone(when)))
  }

  func followsZone(_ when: When) -> Bool {
    when.zone.map { $0.name != localZone.name } ?? false
  }

  /// Returns the rule with its end, if given in UTC, converted to local time in the zone of the
  /// series.
  private func ruleOnClock(of when: When, _ rule: Recurrence) -> Recurrence {
    guard case .utc(let time)? = rule.until, case .time = when.start, let zone = when.zone else {
      return rule
    }
    var ending = rule
    ending.until = .local(zone.localTime(at: FixedZone.utc.instant(of: time)))
    return ending
  }
}

extension ICalendarComponent {
  /// The repetition after the component was done; nil if it has none that is valid.
  var afterDone: AfterDone? {
    guard let line = first("X-HEARTH-AFTER-DONE"),
      let length = ICalendarDuration(line.withoutEscapes)
    else { return nil }
    return try? AfterDone(
      days: length.days, timesLeft: line.parameter("X-TIMES").flatMap { Int($0) })
  }

  /// The component; an event that repeats after it is done, as which earlier versions wrote a
  /// to-do, as a to-do that is due when the event begins.
  var asToDoIfAfterDone: ICalendarComponent {
    guard name == "VEVENT", afterDone != nil, !ICalendarEvent.isOverride(self),
      let start = first("DTSTART")
    else { return self }
    var toDo = ICalendarComponent(ToDo.componentName, []).starting(at: line)
    toDo.parts = parts.filter { part in
      !["DTEND", "DURATION", "STATUS", "TRANSP"].contains(part.line?.name)
    }
    toDo.set("DUE", to: start.renamed(to: "DUE"))
    return toDo
  }
}

extension EventRepetition {
  /// Returns the repetition from the start; nil if its rule does not fit the start.
  func rule(from start: RepetitionStart) -> Repetition? {
    switch self {
    case .series(let series): try? Repetition(series.rule, from: start, keepsStart: true)
    }
  }
}

extension ICalendarLine {
  /// Properties of this program whose values are not text. Servers that do not know them escape
  /// them as if they were text.
  static let propertiesEscapedByServers: Set = ["X-HEARTH-RRULE", "X-HEARTH-AFTER-DONE"]

  /// Value without the backslashes that servers add.
  fileprivate var withoutEscapes: String {
    String(decoding: value.utf8.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
  }
}
