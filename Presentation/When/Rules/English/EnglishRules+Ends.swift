import HearthDomain

/// First and last days, deadlines, lengths after `for`, and counts.
extension EnglishRules {
  static func addEnds(to grammar: inout GrammarBuilder) {
    addLast(to: &grammar)
    addDeadlines(to: &grammar)
    addFirst(to: &grammar)
    addLengthsAndCounts(to: &grammar)
  }

  private static func addLast(to grammar: inout GrammarBuilder) {
    let until = "until|till|til|'til|ending"
    let end = "on? DATE|WHEN|WHENR|TIME|OFMONTH"
    let last = "up? \(until)|through|thru \(end) ; up to DATE"
    grammar.rule("until", last, .last, 3) { a in a.date(0).isOnlyMonth ? nil : a[0] }
    // `until june` may exclude June, `through june` includes it.
    grammar.rule("until the end of a month", "up? \(until)|through|thru DATE", .last, 3) { a in
      a.date(0).isOnlyMonth ? date(a.date(0)) { $0.lastOf = .month } : nil
    }
    grammar.rule("until the first of a month", "up? \(until) DATE", .last, 3) { a in
      a.date(0).isOnlyMonth ? date(a.date(0)) { $0.day = 1 } : nil
    }
    grammar.rule("until an hour", "until|till #1-12", .last) { a in time(hour(a, 0)) }
  }

  private static func addDeadlines(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "by a day", "by DATE|WHEN|WHENR|OFMONTH ; no later than DATE|WHEN|WHENR|TIME|OFMONTH", .due, 3
    )
    grammar.rule("by a time", "by TIME", .due, 1) { a in
      let clock = a.clock(0)
      return clock.half != nil || clock.minute != nil || clock.is24Hour ? a[0] : nil
    }
    let bare = "by|before #1-12"
    grammar.rule("by a bare number", bare, .due, -4, .counting) { a in time(hour(a, 0)) }
    grammar.rule("by a bare day", "by #1-31", .due, -4, .counting) { a in date { $0.day = a.int(0) }
    }
    grammar.rule("due", "is|are? due back? by|on|at|in? DATE|WHEN|WHENR|OFMONTH", .due, 2)
    grammar.rule("deadline", "deadline :? on|at|by? DATE|WHEN|WHENR|OFMONTH", .due, 2)
    grammar.rule("due at four digits", "due|by|before at? #0000-2359", .due, 3) { a in
      twentyFourHourDigits(a)
    }
    grammar.rule("due by", "due DUE", .due, 1)
    grammar.rule("due repeatedly", "is|are? due by? REP", .facts, 2) { a in due(a[0]) }
    grammar.rule("before a time", "before TIME|WHEN|WHENR", .due, 1) { a in
      a.moment(0).hasHour ? a[0] : nil
    }
    grammar.rule("before a day", "before DATE", .due, 1) { a in
      guard a.date(0).shift == nil, a.date(0).distance?.unit != .minute else { return nil }
      // `before the end of march` includes its last day.
      return a.date(0).lastOf == nil ? shifted(Length(-1, .day), from: a.date(0).afterToday) : a[0]
    }
    grammar.rule("within", "within|inside the? next? LEN", .due, 2) { a in
      date { $0.distance = a.length(0) }
    }
  }

  private static func addFirst(to grammar: inout GrammarBuilder) {
    let from = "from|starting|beginning|commencing|since"
    grammar.rule(
      "from a day",
      "\(from) on|with? DATE|WHEN|WHENR ; as of DATE ; \(from) DATE on|onwards|onward ; effective DATE",
      .first, 2
    )
    grammar.rule("from the nth", "\(from) OFMONTH", .first, 2)
    grammar.rule("from a time", "\(from) at? TIME", .first, 1)
    grammar.rule("from a year", "from #2000-2199", .first, 1) { a in date { $0.year = a.int(0) } }
  }

  private static func addLengthsAndCounts(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "for a length",
      "for the? next? LEN ; for about|around|approximately LEN ; lasting LEN ; for up to LEN",
      .forLength, 3
    ) { a in .length(a.length(0)) }
    grammar.rule("length from a day", "LEN from|starting|beginning on? DATE", .facts, 2.5) { a in
      let (unit, date) = (a.length(0).unit, a.date(1))
      let isDay = date.namesDay || date.distance?.isOfDays == true
      let isDate = date.month != nil && date.day != nil
      guard unit == .week ? isDate : isDay && (unit == .day || unit == .night) else { return nil }
      return facts { ($0.length, $0.moment) = (a.length(0), a.moment(1)) }
    }
    grammar.rule("plus a length", "+ LEN", .forLength, 1) { a in
      a.length(0).isOfDays ? nil : .length(a.length(0))
    }
    grammar.rule("times", "%0-999999999999 times", .count)
    grammar.rule("x", "#0-9999 +x ; ( %0-9999 times|x )", .count, 4)
    grammar.rule("x before a repetition", "x #2-999 REP", .facts, 3) { a in
      facts(a.repetition(1)) { $0.count = a.int(0) }
    }
    grammar.rule("x beside a weekday", "x #2-99 DATE", .facts, 2) { a in
      a.date(1).onlyWeekday.map { weekday in
        facts { ($0.repetition, $0.count) = (.weekly([weekday]), a.int(0)) }
      }
    }
    grammar.rule(
      "so many in a row", "for? LEN in a row ; for? LEN running|straight ; x LEN", .facts, 3
    ) {
      a in inARow(a.length(0))
    }
    for (next, weight) in [("", -7.0), ("the? next ", 3)] {
      grammar.rule("so many weekdays", "\(next)%2-52 PLURALS", .facts, weight) { a in
        facts { ($0.repetition, $0.count) = (.weekly(a.weekdays(1)), a.int(0)) }
      }
    }
    let things =
      "times|occurrences|sessions|classes|lessons|appointments|treatments|visits|installments"
    grammar.rule(
      "for so many times",
      "for %0-9999 \(things) ; x #1-999 ; %1-9999 \(things) in total",
      .count, 4
    )
  }
}

extension DatePattern {
  /// Whether the pattern is only a month, with or without its year.
  fileprivate var isOnlyMonth: Bool { month != nil && isOnlyPeriod && portion == nil }
}
