import HearthDomain

/// Spans between days or times.
extension EnglishRules {
  static func addSpans(to grammar: inout GrammarBuilder) {
    addTwoEnds(to: &grammar)
    addSharedMonths(to: &grammar)
    addHours(to: &grammar)
    addHoursNextToDays(to: &grammar)
  }

  private static func addTwoEnds(to grammar: inout GrammarBuilder) {
    for end in ["DATE", "TIME|WHEN|WHENR"] {
      grammar.rule("to", "from? \(end) \(to) \(end)", .span, 3) { a in
        NumericRules.span(a.moment(0), a.moment(1))
      }
    }
    grammar.rule("moment to a day", "from WHEN|WHENR \(to) DATE ; WHEN|WHENR to DATE", .span, 0) {
      a in
      guard a.moment(0).hasHour || a.moment(0).clock.part != nil, !a.date(1).isOnlyPeriod else {
        return nil
      }
      let end = Moment(a.date(1), ClockPattern(hour: 24, is24Hour: true))
      return .span(Span(start: a.moment(0), end: end))
    }
    for end in ["DATE", "TIME", "WHEN"] {
      grammar.rule("between", "between \(end) and|& \(end)", .span, 3) { a in
        NumericRules.span(a.moment(0), a.moment(1))
      }
    }
    grammar.rule("from span", "from|between SPAN ; between BARESPAN", .span, 1)
    grammar.rule("inclusive", "SPAN inclusive ; SPAN ( inclusive )", .span, 1)
  }

  private static func addSharedMonths(to grammar: inout GrammarBuilder) {
    let to = "\(to)|\(dashes)"
    grammar.rule(
      "days", "from? the? ORD \(to) the? ORD ; between the? ORD and|& the? ORD", .span, 2
    ) { a in days(a.int(0), a.int(1), DatePattern()) }
    grammar.rule(
      "day to a date",
      "from? the? ORD \(to) DATE ; from #1-31 \(to) DATE ; #1-31 to|through|\(dashes) DATE ; "
        + "between #1-31 and|& DATE",
      .span, 2
    ) { a in
      guard let last = a.date(1).day, a.int(0) < last || a.date(1).month == nil, a.int(0) <= 31
      else { return nil }
      return NumericRules.span(Moment(pattern { $0.day = a.int(0) }), a.moment(1))
    }
    grammar.rule(
      "month and days",
      "MON #1-31 \(to) #1-31 ; MON the? ORD \(to) the? ORD ; between MON #1-31 and|& #1-31",
      .span, 4
    ) { a in days(a.int(1), a.int(2), pattern { $0.month = a.int(0) }) }
    grammar.rule(
      "days of a period",
      "from? the? ORD \(to) the? ORD of PERIOD ; from? #1-31 \(to) the? ORD of PERIOD", .span, 4
    ) { a in a.date(2).weekOffset == nil ? days(a.int(0), a.int(1), a.date(2)) : nil }
    grammar.rule("day to an end of the month", "from? the? ORD \(to) OFMONTH", .span, 3) { a in
      a.int(0) <= 31
        ? .span(Span(start: Moment(pattern { $0.day = a.int(0) }), end: a.moment(1))) : nil
    }
    grammar.rule("date to an end of the month", "from? DATE \(to) OFMONTH", .span, 3) { a in
      NumericRules.span(a.moment(0), a.moment(1))
    }
  }

  private static func days(_ first: Int, _ last: Int, _ month: DatePattern) -> Value? {
    guard first <= 31, last <= 31, first < last || month.isEmpty else { return nil }
    var (start, end) = (month, month)
    (start.day, end.day) = (first, last)
    return .span(Span(start: Moment(start), end: Moment(end)))
  }

  private static func addHours(to grammar: inout GrammarBuilder) {
    grammar.rule("hour to a time", "from? %0-24 \(to) TIME|WHEN", .span, 2) { a in
      a.moment(1).hasHour ? NumericRules.span(Moment(clock: hour(a, 0)), a.moment(1)) : nil
    }
    grammar.rule("time to an hour", "from? TIME|WHEN \(to) %0-24", .span, 2) { a in
      a.moment(0).hasHour ? NumericRules.span(a.moment(0), Moment(clock: hour(a, 1))) : nil
    }
    grammar.rule(
      "from hour to hour", "from %0-24 \(to)|\(dashes) %1-24 ; between %0-24 and|& %1-24", .span, 12
    ) { a in hours(a) }
    grammar.rule("hour to hour in words", "%0-24 \(to) %1-24", .bareSpan) { a in
      a.int(0) == a.int(1) || a.int(0) > 12 && isWord(a) ? nil : hours(a)
    }
    grammar.rule("hour until hour", "%1-12 till|until|til %1-24", .span, -2) { a in hours(a) }
    grammar.rule(
      "between hour and time", "between %0-24 and|& TIME ; between TIME and|& %1-24", .span, 3
    ) { a in
      let ends = [0, 1].map { a.numeral($0) == nil ? a.moment($0) : Moment(clock: hour(a, $0)) }
      return NumericRules.span(ends[0], ends[1])
    }
    for end in [clock(11, nil, .pm), clock(2, nil, .am)] {
      grammar.rule("till late", "from? TIME|WHEN|WHENR till|til|until|to|-|– late", .span, 3) { a in
        NumericRules.span(a.moment(0), Moment(clock: end))
      }
    }
    grammar.rule("span and half", "SPAN HALF", .span, 4) { a in
      var span = a.span(0)
      guard let hour = span.end.clock.hour, hour <= 12, span.end.clock.half == nil else {
        return nil
      }
      span.end.clock.half = half(a, 1)
      return .span(span)
    }
    grammar.rule("span and part", "SPAN PART ; BARESPAN PART", .span, 1) { a in
      var span = a.span(0)
      guard span.start.hasHour, span.start.clock.part == nil, span.start.clock.half == nil,
        let start = span.start.clock.merged(with: a.clock(1))
      else { return nil }
      span.start.clock = start
      return .span(span)
    }
    grammar.rule("span to the next day", "SPAN the? next|following day", .span, 3) { a in
      var span = a.span(0)
      guard span.end.hasHour, !span.end.hasDate else { return nil }
      span.end.date.isNextDay = true
      return .span(span)
    }
  }

  private static func hours(_ a: Arguments) -> Value {
    span(hour(a, 0), hour(a, 1))
  }

  private static func addHoursNextToDays(to grammar: inout GrammarBuilder) {
    grammar.rule("hours on a day", "BARESPAN on|at? DATE", .facts, 1) { a in
      NumericRules.combined(a.moment(1), a.span(0))
    }
    grammar.rule("hours beside a moment", "WHEN ,? BARESPAN ; WHEN ,? SPAN", .facts, 1) { a in
      let moment = a.moment(0)
      guard !moment.hasHour, moment.clock.part != nil, a.span(1).start.hasHour else { return nil }
      return NumericRules.combined(moment, a.span(1))
    }
    let both = "SPAN ,? BARESPAN ; SPAN ,? SPAN ; BARESPAN ,? SPAN"
    grammar.rule("days and hours", both, .facts, 1) { a in
      let isDaysFirst = !a.span(0).start.hasTime
      let (days, hours) = isDaysFirst ? (a.span(0), a.span(1)) : (a.span(1), a.span(0))
      guard !days.start.hasTime, hours.start.hasHour, !hours.start.hasDate else { return nil }
      return facts { ($0.daySpan, $0.span) = (days, hours) }
    }
    grammar.rule("hours with h", "#0-23 +h \(dashes)|to|until #0-24 +h", .span, 6) { a in
      span(
        ClockPattern(hour: a.int(0), is24Hour: true), ClockPattern(hour: a.int(1), is24Hour: true))
    }
    grammar.rule("hours before a moment", "BARESPAN WHEN", .facts, 1) { a in
      let moment = a.moment(1)
      guard !moment.hasHour, moment.clock.part != nil else { return nil }
      return NumericRules.combined(moment, a.span(0))
    }
    let hoursOfWeekdays = "on? WEEKDAYS ,? BARESPAN ; BARESPAN on? WEEKDAYS"
    grammar.rule("weekdays and hours", hoursOfWeekdays, .facts, 1) { a in
      let (days, hours) = a.weekdays(0).isEmpty ? (1, 0) : (0, 1)
      let weekdays = pattern { $0.weekdays = a.weekdays(days) }
      return facts { ($0.moment, $0.span) = (Moment(weekdays), a.span(hours)) }
    }
    grammar.rule("repetition and hours", "REP ,? BARESPAN", .facts) { a in
      facts(a.repetition(0)) { $0.span = a.span(1) }
    }
    grammar.rule("hours and repetition", "BARESPAN REP", .facts) { a in
      a.repetition(1).part == nil ? facts(a.repetition(1)) { $0.span = a.span(0) } : nil
    }
    grammar.rule("weekdays and bare hour", "WEEKDAYS at? #1-12", .facts, -4, .counting) { a in
      facts {
        $0.moment = Moment(pattern { $0.weekdays = a.weekdays(0) }, clock(a.int(1)).markedBare)
      }
    }
    grammar.rule("repetition and bare hour", "REP at? #1-23", .facts, -4, .counting) { a in
      var facts = Facts(a.repetition(0))
      var clock = facts.moment?.clock ?? ClockPattern()
      (clock.hour, clock.isBare) = (a.int(1), true)
      facts.moment = Moment(clock: clock)
      return .facts(facts)
    }
  }

}
