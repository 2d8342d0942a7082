import HearthDomain

/// Weekdays and days of the month on which something repeats.
extension EnglishRules {
  static func addRepeatedWeekdays(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "every weekday list", "\(every) single? WEEKDAYS|RANGE|PLURALS ; \(every) $weekday .?",
      .repetition, 6
    ) { a in weekly(a.weekdays(0)) }
    grammar.rule(
      "by every weekday", "by \(every) WEEKDAYS|PLURALS ; by \(every) $weekday", .facts, 8
    ) {
      a in due(weekly(a.weekdays(0)))
    }
    grammar.rule(
      "every other weekday list",
      "\(every) other|alternate WEEKDAYS|RANGE|PLURALS ; \(every) other|alternate $weekday .? ; "
        + "on? alternate|alternating PLURALS ; on? alternate|alternating $weekday ; "
        + "\(every) second PLURALS",
      .repetition, 6
    ) { a in weekly(a.weekdays(0), every: 2) }
    grammar.rule(
      "every so many weekdays", "\(every) %2-52 PLURALS", .repetition, 6
    ) { a in weekly(a.weekdays(1), every: a.int(0)) }
    grammar.rule("plural weekdays", "on? PLURALS", .repetition, 2, .adjectival) { a in
      weekly(a.weekdays(0))
    }
    grammar.rule(
      "weekdays and parts", "on? WEEKDAYS $parts ; on? $weekday $parts ; PLURALS $part",
      .repetition, 4
    ) { a in
      guard let part = a.part(1), part != .am, part != .pm else { return nil }
      var pattern = RepetitionPattern.weekly(a.weekdays(0))
      pattern.part = part
      return .repetition(pattern)
    }
    grammar.rule("weekly on a range", "REP on|,? RANGE", .repetition, 4) { a in
      let pattern = a.repetition(0)
      guard pattern.weekdays.isEmpty, pattern.isPlain,
        pattern.frequency == .weekly || pattern.frequency == .daily && pattern.interval == 1
      else { return nil }
      return weekly(a.weekdays(1), every: pattern.interval)
    }
    addWorkdays(to: &grammar)
  }

  private static func addWorkdays(to grammar: inout GrammarBuilder) {
    grammar.rule("weekday parts", "weekday $parts", .repetition, 4) { a in
      var pattern = RepetitionPattern.weekly(RepetitionPattern.workdays)
      pattern.part = a.part(0)
      return .repetition(pattern)
    }
    grammar.rule("every day, weekdays only", "REP ,? weekdays only", .repetition, 4) { a in
      a.repetition(0) == RepetitionPattern(.daily) ? weekly(RepetitionPattern.workdays) : nil
    }
  }

  /// Returns the repetition of something that is due on each of its days.
  static func due(_ value: Value?) -> Value? {
    guard case .repetition(let pattern)? = value else { return nil }
    return facts(pattern) { $0.due = Moment() }
  }

  // MARK: Days of the month

  static func addRepeatedMonthDays(to grammar: inout GrammarBuilder) {
    grammar.localRule("several days of the month", "the? ORD ,|and|& the? ORD", "SEVERAL", 1) { a in
      .nth(NthInPeriod([a.int(0), a.int(1)], .day))
    }
    grammar.localRule(
      "more days of the month", "SEVERAL ,|and|&? the? ORD ; SEVERAL , and|& the? ORD", "SEVERAL", 1
    ) { a in .nth(NthInPeriod(a.nth(0).ordinals + [a.int(1)], .day)) }
    grammar.localRule("days of the month", "SEVERAL", "ORDS")
    grammar.localRule("one day of the month", "the? ORD", "ORDS") { a in
      .nth(NthInPeriod([a.int(0)], .day))
    }
    let month = "of|in? \(every) month"
    grammar.rule(
      "days of every month",
      "on|at? ORDS|LASTDAY|NTH \(month) ; on? ORDS|LASTDAY|NTH of the month \(every) month",
      .repetition, 6
    ) { a in monthly(a.nth(0)) }
    grammar.rule("by such a day of every month", "by ORDS|LASTDAY|NTH \(month)", .facts, 8) { a in
      due(monthly(a.nth(0)))
    }
    let parts = [("start|beginning", 1), ("middle", 15), ("end", -1)]
    for (words, day) in parts {
      grammar.rule("part of every month", "at? the? \(words) \(month)", .repetition, 8) { _ in
        monthly(NthInPeriod([day], .day))
      }
    }
    grammar.rule(
      "nths of the month", "on? the? COUNTED and|&|, COUNTED $weekdays", .repetition, 6
    ) { a in monthly(NthInPeriod([a.int(0), a.int(1)], .weekday(a.weekday(2)))) }
    grammar.rule("days of the month", "on? ORDS of the? month", .repetition, 6) { a in
      monthly(a.nth(0))
    }
    grammar.rule("nth of the month", "on? NTH of|in the? month", .repetition, 5) { a in
      a.nth(0).unit == .day && a.nth(0).ordinals.count == 1 ? nil : monthly(a.nth(0))
    }
    grammar.rule("every nth", "\(every) SEVERAL ; \(every) #1-31 +st|nd|rd|th", .repetition, 3) {
      a in
      monthly(a.numeral(0).map { NthInPeriod([$0.value], .day) } ?? a.nth(0))
    }
    grammar.rule("every nth day", "\(every) ORDS of the month", .repetition, 3) { a in
      monthly(a.nth(0))
    }
    grammar.rule("every nth of the month", "\(every) NTH of|in the? month", .repetition, 8) { a in
      monthly(a.nth(0))
    }
    grammar.rule("every first or last", "\(every) NTH", .repetition, 5) { a in
      a.nth(0).certainty == .ofMonth ? monthly(a.nth(0)) : nil
    }
    grammar.rule("every nth weekday of a month", "\(every) NTH", .repetition, 5) { a in
      a.nth(0).certainty == .either ? monthly(a.nth(0)) : nil
    }
    grammar.rule("every nth week on a weekday", "\(every) NTH", .repetition, 5) { a in
      guard a.nth(0).certainty == .either, case .weekday(let weekday) = a.nth(0).unit else {
        return nil
      }
      return weekly([weekday], every: a.nth(0).ordinals[0])
    }
    grammar.rule("two nths", "on? TWO", .repetition, -1) { a in
      a.nth(0).unit == .day ? nil : monthly(a.nth(0))
    }
    addMonthlyOn(to: &grammar)
    addMonths(to: &grammar)
  }

  private static func monthly(_ nth: NthInPeriod) -> Value? {
    var pattern = RepetitionPattern(.monthly)
    switch nth.unit {
    case .day:
      guard nth.ordinals.allSatisfy({ $0 <= 31 }) else { return nil }
      pattern.monthDays = nth.ordinals
    case .weekday, .workday: pattern.nth = nth
    case .weekend: pattern.nth = NthInPeriod(nth.ordinals, .weekday(.saturday))
    case .week: return nil
    }
    return .repetition(pattern)
  }

  private static func yearly(_ nth: NthInPeriod, in months: [Int]) -> Value? {
    guard case .repetition(var pattern)? = monthly(nth) else { return nil }
    (pattern.frequency, pattern.months) = (.yearly, months)
    return .repetition(pattern)
  }

  private static func addMonthlyOn(to grammar: inout GrammarBuilder) {
    grammar.rule("monthly on days", "REP on? ORDS|LASTDAY|NTH", .repetition, 4) { a in
      monthly(a.repetition(0), on: a.nth(1))
    }
    grammar.rule("days monthly", "on? ORDS|NTH REP", .repetition, 4) { a in
      monthly(a.repetition(1), on: a.nth(0))
    }
  }

  private static func monthly(_ pattern: RepetitionPattern, on nth: NthInPeriod) -> Value? {
    guard pattern.frequency == .monthly, pattern.isPlain,
      case .repetition(var result)? = monthly(nth)
    else { return nil }
    result.interval = pattern.interval
    result.part = pattern.part
    return .repetition(result)
  }

  // MARK: Months

  private static func addMonths(to grammar: inout GrammarBuilder) {
    grammar.localRule("two months", "MON ,|and|& MON", "MONTHS", 1) { a in
      .nth(NthInPeriod([a.int(0), a.int(1)], .day))
    }
    grammar.localRule("months without commas", "MON MON MON", "MONTHS", 1) { a in
      .nth(NthInPeriod([a.int(0), a.int(1), a.int(2)], .day))
    }
    grammar.localRule("more months without commas", "MONTHS MON", "MONTHS") { a in
      a.nth(0).ordinals.count > 2 ? .nth(NthInPeriod(a.nth(0).ordinals + [a.int(1)], .day)) : nil
    }
    grammar.localRule("more months", "MONTHS ,|and|& MON ; MONTHS , and|& MON", "MONTHS", 1) { a in
      .nth(NthInPeriod(a.nth(0).ordinals + [a.int(1)], .day))
    }
    grammar.rule("days of months", "\(every)? on? ORDS|NTH of|in MONTHS", .repetition, 8) { a in
      yearly(a.nth(0), in: a.nth(1).ordinals)
    }
    grammar.rule("months on days", "\(every) MONTHS|MONTH on ORDS|NTH", .repetition, 8) { a in
      yearly(a.nth(1), in: a.nth(0).ordinals)
    }
    grammar.localRule("one month", "MON", "MONTH") { a in .nth(NthInPeriod([a.int(0)], .day)) }
    grammar.rule("every nth of a month", "\(every) NTHOF", .repetition, 8) { a in
      guard let nth = a.date(0).nth, let month = a.date(0).month, a.date(0).year == nil else {
        return nil
      }
      return yearly(nth, in: [month])
    }
    grammar.rule("in several months", "in|during MONTHS", .facts, 2) { a in
      let months = a.nth(0).ordinals
      guard let first = months.first, let last = months.last else { return nil }
      return facts {
        $0.daySpan = Span(
          start: Moment(pattern { $0.month = first }), end: Moment(pattern { $0.month = last }))
        let isRow = zip(months, months.dropFirst()).allSatisfy { $1 == $0 % 12 + 1 }
        $0.months = isRow ? [] : months
      }
    }
    grammar.rule("repetition in a period", "REP of|in PERIOD", .facts, 1) { a in
      guard !a.date(1).isOnlyOffset || a.date(1).monthOffset != 0 else { return nil }
      var facts = Facts(a.repetition(0))
      guard let moment = (facts.moment ?? Moment()).merged(with: a.moment(1)) else { return nil }
      facts.moment = moment
      return .facts(facts)
    }
  }
}

extension NthInPeriod {
  fileprivate enum Certainty {
    case ofMonth, either, neither
  }

  /// Whether `every nth` with this unit means the nth of each month (`every last friday`), may mean
  /// it, or cannot.
  fileprivate var certainty: Certainty {
    switch unit {
    case .day, .week: return .neither
    case .weekday, .workday, .weekend: break
    }
    return ordinals.count > 1 || ordinals == [1] || ordinals[0] < 0 ? .ofMonth : .either
  }
}
