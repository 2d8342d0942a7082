import HearthDomain

/// Nth units of a month or year: `둘째 주 화요일`, `마지막 평일`.
extension KoreanRules {
  static func addOrdinals(to grammar: inout GrammarBuilder) {
    grammar.localRule("ordinal", "$ordinal 번째? ; %1-5 번째|째 ; 맨 마지막|첫 ; 맨 끝", "KORD", 1) { a in
      number(a.numeral(0)?.value ?? -1)
    }
    grammar.localRule("from the end", "끝 에서 %1-5 번째|째 ; 뒤 에서 %1-5 번째|째", "KORD", 3) { a in
      number(-a.int(0))
    }
    grammar.localRule("several ordinals", "KORD \(listSeparators)? KORD", "KORDS", 1) { a in
      a.int(0) == a.int(1) ? nil : .nth(NthInPeriod([a.int(0), a.int(1)], .week))
    }
    grammar.localRule("several numbers", "#1-5 \(listSeparators) #1-5 주|째|번째", "KORDS", 1) { a in
      a.int(0) == a.int(1) ? nil : .nth(NthInPeriod([a.int(0), a.int(1)], .week))
    }
    grammar.localRule("one ordinal", "KORD", "KORDS") { a in .nth(NthInPeriod([a.int(0)], .week)) }
    grammar.localRule("nth weekday", "KORDS 주? DATE", "NTH", 3) { a in
      a.date(1).onlyWeekday.map { .nth(NthInPeriod(a.nth(0).ordinals, .weekday($0))) }
    }
    grammar.localRule("nth working day", "KORDS 평일|영업일", "NTH", 4) { a in
      .nth(NthInPeriod(a.nth(0).ordinals, .workday))
    }
    grammar.localRule("nth day", "KORDS 날", "NTH", 2) { a in
      .nth(NthInPeriod(a.nth(0).ordinals, .day))
    }
    grammar.localRule("nth weekend", "KORDS 주? 주말", "NTHWEEK", 2) { a in
      .nth(NthInPeriod(a.nth(0).ordinals, .weekend))
    }
    for category in ["KORDS", "NTHWEEK"] {
      grammar.localRule("first week", "첫주", category, 1) { _ in .nth(NthInPeriod([1], .week)) }
    }
    grammar.rule("weekday of an nth week", "MONTH #1-5 +주|주차 DATE", .date, 9) { a in
      a.date(2).onlyWeekday.map { weekday in
        date(a.date(0)) { $0.nth = NthInPeriod([a.int(1)], .weekday(weekday)) }
      }
    }
    grammar.rule("nth week of a month", "MONTH #1-5 +주|주차", .date, 4) { a in
      date(a.date(0)) { $0.nth = NthInPeriod([a.int(1)], .week) }
    }
    grammar.localRule("nth week", "KORDS 주", "NTHWEEK", 1)
    addDatesOfOrdinals(to: &grammar)
  }

  private static func addDatesOfOrdinals(to grammar: inout GrammarBuilder) {
    grammar.rule("nth of a month", "MONTH NTH|NTHWEEK", .date, 4) { a in
      return date(a.date(0)) { $0.nth = a.nth(1) }
    }
    grammar.rule("nth of any month", "NTH", .date, -4, .adjectival) { a in
      date { $0.nth = a.nth(0) }
    }
    grammar.rule("several of each month", "NTH", .repetition, 0) { a in
      a.nth(0).ordinals.count > 1 ? filled(.init(.monthly)) { $0.nth = a.nth(0) } : nil
    }
    grammar.rule("nth of a year", "YEAR NTH", .date, 2) { a in
      // The first unit of a year is in January, the last in December.
      guard let ordinal = a.nth(1).ordinals.first else { return nil }
      return date(a.date(0)) { ($0.nth, $0.month) = (a.nth(1), ordinal < 0 ? 12 : 1) }
    }
  }
}
