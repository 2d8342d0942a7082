import HearthDomain

extension ICalendarEventReader {
  mutating func repetition(
    of component: ICalendarComponent, _ when: When
  ) throws -> EventRepetition? {
    if let line = component.first("X-HEARTH-AFTER-DONE"),
      let length = ICalendarDuration(readsEscapes ? line.withoutEscapes : line.value),
      let afterDone = try? AfterDone(
        days: length.days, timesLeft: line.parameter("X-TIMES").flatMap { Int($0) })
    {
      return .afterDone(afterDone)
    }
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
      return onClock(of: when, try Recurrence(text, from: .file))
    }
    guard var rule = try? readRule(line) else {
      facts.append(fact(line))
      return nil
    }
    let flag = component.first(LeftOutDays.flag)
    if let flag { rule = LeftOutDays.entered(rule, flag) }
    if own == nil {
      rule.others = rules.dropFirst().compactMap { try? readRule($0) }
      rule.excluded = component.all("EXRULE").compactMap { try? readRule($0) }
    }
    let all = own.map { [$0] } ?? rules + component.all("EXRULE")
    let read = [rule] + rule.others + rule.excluded
    // Rules of RFC 7529, which few programs know, are written with their days: only when alone.
    let isPlain = read.count == 1 || !read.contains(where: \.isRare)
    guard read.count == all.count, all.count <= Recurrence.mostRules, isPlain,
      let series = try? EventSeries(
        rule, from: when.start,
        skipsHolidays: flag != nil,
        followsZone: followsZone(when))
    else {
      // Of several that one is named which is in the way.
      let refused = all.first { line in
        guard let rule = try? readRule(line) else { return true }
        return (try? EventSeries(rule, from: when.start)) == nil || !isPlain && rule.isRare
      }
      facts.append(fact(refused ?? line))
      return nil
    }
    // Where others have changed the days beside a rule of ours, these count.
    if own != nil, flag == nil, !areDays(of: series.rule, in: component, when) { return nil }
    return .series(series)
  }

  /// Whether all days that the rule gives stand there, from the first of them to the last.
  private mutating func areDays(
    of rule: Recurrence, in component: ICalendarComponent, _ when: When
  ) -> Bool {
    let days = Set(times(of: "RDATE", in: component, when))
    guard let first = days.min(), let last = days.max(),
      let given = try? Repetition(rule, from: when.start, keepsStart: true)
    else { return true }
    return given.occurrences(in: first..<last, limit: days.count + 1).times
      .allSatisfy { $0 == when.start.moment || days.contains($0) }
  }

  /// A series that takes place once by its rule, for times that are told one by one.
  func once(_ when: When) throws -> EventRepetition {
    .series(
      try EventSeries(
        Recurrence("FREQ=DAILY;COUNT=1", from: .file), from: when.start,
        followsZone: followsZone(when)))
  }

  func followsZone(_ when: When) -> Bool {
    when.zone.map { $0.name != local.name } ?? false
  }

  /// An end that is told in UTC, on the clock of the series.
  private func onClock(of when: When, _ rule: Recurrence) -> Recurrence {
    guard case .utc(let time)? = rule.until, case .time = when.start, let zone = when.zone else {
      return rule
    }
    var ending = rule
    ending.until = .local(zone.localTime(at: FixedZone.utc.instant(of: time)))
    return ending
  }
}

extension EventRepetition {
  /// Nil for what no rule repeats.
  func rule(from start: RepetitionStart) -> Repetition? {
    guard case .series(let series) = self else { return nil }
    return try? Repetition(series.rule, from: start, keepsStart: true)
  }
}

extension ICalendarLine {
  /// Lines of ours that are no texts: servers, which know none of them, write them as if they were.
  static let escapedByOthers: Set = ["X-HEARTH-RRULE", "X-HEARTH-AFTER-DONE"]

  /// What such a line says.
  fileprivate var withoutEscapes: String {
    String(decoding: value.utf8.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
  }
}
