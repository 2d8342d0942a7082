import HearthDomain

/// Starts, ends, counts and deadlines.
extension KoreanRules {
  static func addEnds(to grammar: inout GrammarBuilder) {
    grammar.rule("until", "\(anyMoment)|PART|MONTH|YEAR|WEEK 까지 만|는?", .last, 3, .koreanEnd) { a in
      // `3주차까지 듣기` is about a week of a course.
      a.date(0).weekNumber != nil && a.date(0).year == nil ? nil : a[0]
    }
    grammar.rule("starting", "\(anyMoment)|PART|MONTH|YEAR|WEEK 부터 는|시작?", .first, 3)
    grammar.rule("from a day on", "DATE 이후 에|로|부터?", .first, 3) { a in
      a.date(0).isOnlyPeriod ? nil : a[0]
    }
    addCounts(to: &grammar)
    grammar.rule("length before", "LEN REP", .facts, 0) { a in
      guard [.week, .month, .year].contains(a.length(0).unit) else { return nil }
      return facts { ($0.length, $0.repetition) = (a.length(0), a.repetition(1)) }
    }
    addDeadlines(to: &grammar)
  }

  private static func addCounts(to grammar: inout GrammarBuilder) {
    grammar.rule("count", "%0-60 회|차례 ; ( %1-9999 번|회 )", .count)
    // The number may also name or count something else: `교향곡 9번`, `스쿼트 100회`.
    grammar.rule("count or number", "%0-9999 번 ; %61-9999 회|차례", .count, 0, .counting)
    grammar.rule(
      "count of all",
      "총 %0-9999 번|회|차례 만? ; %0-9999 번|회|차례 만 ; ( 총 %1-9999 번|회 )", .count, 0, .certainCount
    )
    grammar.rule("count before", "%1-9999 번|회 만 REP", .facts, 4, .certainCount) { a in
      facts { ($0.count, $0.repetition) = (a.int(0), a.repetition(1)) }
    }
    grammar.rule("so many in a row", "LEN 연속|연달아|내리 으로?", .facts, 3, .certainCount) { a in
      inARow(a.length(0))
    }
    grammar.rule("count at the front", "%1-9999 번|회 REP", .facts, -9) { a in
      let pattern = a.repetition(1)
      guard pattern.frequency >= .weekly, !pattern.isPlain else { return nil }
      return facts { ($0.count, $0.repetition) = (a.int(0), pattern) }
    }
  }

  private static func addDeadlines(to grammar: inout GrammarBuilder) {
    grammar.rule("within a day", "DATE 안|중|내 에|으로|로?", .due, 1) { a in
      let date = a.date(0)
      return date.isOnlyPeriod || date.portion != nil || date.onlyDay != nil ? nil : a[0]
    }
    grammar.rule("by each such day", "REP DATE|WHEN 까지", .facts, 7, .koreanEnd) { a in
      var day = a.date(1)
      day.nth = nil
      let isOfYear = day.hasOnly([.month, .day]) && a.repetition(0).frequency == .yearly
      guard a.repetition(0).isPlain,
        isOfYear || day.isEmpty || day.onlyDay != nil || a.date(1).onlyWeekday != nil
          || day.hasOnly([.lastOf])
      else { return nil }
      return facts { ($0.repetition, $0.due) = (a.repetition(0), a.moment(1)) }
    }
    grammar.rule("within a month or year", "MONTH|YEAR 안|내|이내 에|으로|로", .due, 3) { a in
      var date = a.date(0)
      if date.month == nil, date.monthOffset == nil { date.month = 12 }
      date.lastOf = .month
      return .moment(Moment(date))
    }
    grammar.rule("within a length", "LEN 안 에|으로 ; LEN 이내|내 에|로?", .due, 2) { a in
      a.length(0).isOfDays ? date { $0.distance = a.length(0) } : nil
    }
    grammar.rule("before an hour", "TIME|WHEN 전|이전 에|까지?", .due, -1) { a in
      a.moment(0).hasHour ? a[0] : nil
    }
    grammar.rule("before a day or month", "DATE|MONTH 전 까지", .due, 6) { a in
      a.moment(0).minutesFromNow == nil
        ? date { $0.shift = Shift(Length(-1, .day), from: a.date(0).afterToday) } : nil
    }
    grammar.rule("before a named day", "DATE 전 에", .due, 2) { a in
      a.date(0).onlyDay == nil ? dayBefore(a) : nil
    }
    grammar.rule("before a certain day", "DATE 전", .due, -3, .adjectival) { a in
      a.date(0).feast == nil && a.date(0).month == nil ? nil : dayBefore(a)
    }
  }

  private static func dayBefore(_ a: Arguments) -> Value? {
    a.date(0).isOnlyPeriod || a.moment(0).minutesFromNow != nil
      ? nil : date { $0.shift = Shift(Length(-1, .day), from: a.date(0).afterToday) }
  }
}
