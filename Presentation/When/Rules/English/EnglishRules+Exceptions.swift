import HearthDomain

/// Exceptions of repetitions.
extension EnglishRules {
  static let except =
    "except|excluding|skipping|minus|but|bar|omitting"

  static func addExceptions(to grammar: inout GrammarBuilder) {
    grammar.localRule("left out", "on|for|in? DATE ; on|in? SPAN ; on|at? the? EXCEPTED", "LEFTOUT")
    {
      a in
      switch a[0] {
      case .span(let span): exception(span)
      case .exceptions(let list): .exceptions(list)
      default: exception(a.date(0))
      }
    }
    grammar.localRule("weekdays left out", "WEEKDAYS|PLURALS|RANGE", "EXCEPTED", 1) { a in
      .exceptions([.weekdays(a.weekdays(0))])
    }
    grammar.localRule("weekends left out", "weekends|weekend", "EXCEPTED", 3) { _ in
      .exceptions([.weekdays(RepetitionPattern.weekend)])
    }
    grammar.localRule("weekdays left out", "weekdays|workdays", "EXCEPTED", 3) { _ in
      .exceptions([.weekdays(RepetitionPattern.workdays)])
    }
    grammar.localRule("months left out", "MONTHS", "EXCEPTED", 1) { a in
      .exceptions([.months(a.nth(0).ordinals)])
    }
    grammar.localRule(
      "more left out", "LEFTOUT and|or|,|& LEFTOUT ; LEFTOUT , and|or|& LEFTOUT", "LEFTOUT", 1
    ) { a in .exceptions(a.exceptions(0) + a.exceptions(1)) }
    grammar.localRule(
      "days of a month left out", "on? MON #1-31 and|or|,|& #1-31 ; on? #1-31 and|or|,|& NAMED",
      "LEFTOUT", 1
    ) { a in
      let last = a.date(1)
      let month = last.month ?? a.int(0)
      let days = last.day.map { [a.int(0), $0] } ?? [a.int(1), a.int(2)]
      return .exceptions(days.map { day in .day(pattern { ($0.month, $0.day) = (month, day) }) })
    }
    grammar.rule(
      "except",
      "\(except) not|for? LEFTOUT ; not LEFTOUT ; apart|aside|other from|than LEFTOUT ; with the exception of LEFTOUT",
      .exception, 3
    ) { a in .exceptions(a.exceptions(0)) }
  }

  private static func exception(_ date: DatePattern) -> Value? {
    if let weekday = date.onlyWeekday { return .exceptions([.weekdays([weekday])]) }
    let only = pattern { $0.month = date.month }
    if let month = date.month, date == only { return .exceptions([.months([month])]) }
    return .exceptions([.day(date)])
  }

  private static func exception(_ span: Span) -> Value? {
    guard !span.start.hasTime, !span.end.hasTime else { return nil }
    return .exceptions([.days(span)])
  }
}
