import HearthDomain

/// Spans between days or hours, and whole days.
extension KoreanRules {
  static func addSpans(to grammar: inout GrammarBuilder) {
    grammar.rule("from to", "\(anyMoment)|PART 부터|에서 \(anyMoment)|PART 까지", .span, 9) { a in
      NumericRules.span(a.moment(0), a.moment(1))
    }
    grammar.rule("from to without until", "\(anyMoment) 부터|에서 \(anyMoment)", .span, 4) { a in
      NumericRules.span(a.moment(0), a.moment(1))
    }
    grammar.rule("from now to", "WHEN 부터 DATE|TIME|WHEN 까지", .span, 5) { a in
      guard a.moment(0).minutesFromNow == 0 else { return nil }
      return .span(Span(start: a.moment(0), end: a.moment(1)))
    }
    grammar.rule("between", "\(anyMoment) 와|과|에서 \(anyMoment) 사이 에?", .span, 6) { a in
      NumericRules.span(a.moment(0), a.moment(1))
    }
    grammar.rule("span until", "SPAN 까지 ; SPAN 사이|중 에?", .span, 1)
    grammar.rule("from for", "\(anyMoment) 부터 LEN 동안|간?", .facts, 9) { a in
      var start = a.moment(0)
      if a.length(1).isOfDays {
        return start.hasTime ? nil : facts { ($0.first, $0.length) = (start, a.length(1)) }
      }
      guard start.hasHour || start.minutesFromNow != nil else { return nil }
      if !start.hasHour { start.clock = ClockPattern() }
      return facts { ($0.moment, $0.length) = (start, a.length(1)) }
    }
    // `3월 3일부터 5일` ends on the 5th, `10일부터 3일` may last three days.
    for (weight, isLater) in [(14.0, true), (8, false)] {
      grammar.rule("from a day to a day", "DATE 부터 #1-31 +일", .facts, weight) { a in
        guard let day = a.date(0).day, (day < a.int(1)) == isLater else { return nil }
        let end = Moment(pattern { $0.day = a.int(1) })
        return facts { $0.daySpan = Span(start: a.moment(0), end: end) }
      }
    }
    grammar.rule("part of several weekdays", "SPAN PART", .facts, 4) { a in
      let days = a.span(0)
      guard days.start.date.onlyWeekday != nil, days.end.date.onlyWeekday != nil,
        !days.start.hasTime, !days.end.hasTime
      else { return nil }
      return facts { ($0.daySpan, $0.moment) = (days, Moment(clock: a.clock(1))) }
    }
    addSpansOfDays(to: &grammar)
  }

  private static func addSpansOfDays(to grammar: inout GrammarBuilder) {
    grammar.rule("day to day", "#1-31 \(dashes) DATE ; MONTH #1-31 \(dashes) DATE", .span, 4) { a in
      let last = a.date(a.has(2) ? 2 : 1)
      guard last.hasOnly([.day, .weekday]), last.day != nil else { return nil }
      var (start, end) = (a.date(0), a.date(0))
      (start.day, end.day) = (a.has(2) ? a.int(1) : a.int(0), last.day)
      end.weekday = last.weekday
      return .span(Span(start: Moment(start), end: Moment(end)))
    }
    grammar.rule("two days of a month", "#1-31 \(listSeparators)? DATE", .facts, 2) { a in
      guard let last = a.date(1).onlyDay, last == a.int(0) + 1 else { return nil }
      return facts {
        $0.listedDays = [a.int(0), last].map { day in Moment(pattern { $0.day = day }) }
      }
    }
    for choice in 0...2 {
      let three = "#1-31 \(listSeparators)? #1-31 \(listSeparators)? DATE"
      grammar.rule("one of three days of a month", three, .date, 4, .choice) { a in
        guard let last = a.date(2).onlyDay, a.int(0) < a.int(1), a.int(1) < last else { return nil }
        return date { $0.day = choice == 2 ? last : a.int(choice) }
      }
    }
    grammar.rule("month to month", "#1-12 \(dashes) MONTH", .span, 3) { a in
      guard a.date(1).month != nil else { return nil }
      var start = a.date(1)
      start.month = a.int(0)
      return .span(Span(start: Moment(start), end: a.moment(1)))
    }
    grammar.rule("months in a row", "MONTH \(listSeparators) MONTH", .span, 1) { a in
      guard let first = a.date(0).onlyMonth, a.date(1).onlyMonth == first % 12 + 1 else {
        return nil
      }
      return .span(Span(start: a.moment(0), end: a.moment(1)))
    }
    grammar.rule("next day", "다음 날 에? TIME|PART ; 익일|이튿날|담날 에? TIME|PART", .dayAndTime, 5) { a in
      var moment = a.moment(0)
      moment.date.isNextDay = true
      return .moment(moment)
    }
  }
}
