import HearthDomain

/// Weekdays, days near today and nth days.
extension EnglishRules {
  static func addDays(to grammar: inout GrammarBuilder) {
    addWeekdays(to: &grammar)
    addNth(to: &grammar)
    addListedWeekdays(to: &grammar)
  }

  private static func addWeekdays(to grammar: inout GrammarBuilder) {
    grammar.rule("weekday", "$weekday .?", .date) { a in date { $0.weekday = a.weekday(0) } }
    grammar.rule("weekday that is a name", "$nameday", .date, 0.5, .alsoName) { a in
      date { $0.weekday = a.weekday(0) }
    }
    grammar.table("dayof", EnglishWords.possessiveDays) { .moment(Moment($0)) }
    grammar.rule("day of something", "$dayof", .date, 2)
    grammar.rule("on day", "on|@ DATE", .date, 1)
    grammar.rule("the day", "on? the DATE ; on a DATE", .date, 1) { a in
      a.date(0).allowsArticle ? a[0] : nil
    }
    grammar.rule("on the weekday", "on the|a DATE", .date, 1) { a in
      a.date(0).onlyWeekday == nil ? nil : a[0]
    }
    grammar.rule("this feast", "this DATE", .date, 1) { a in a.date(0).feast == nil ? nil : a[0] }
    grammar.rule("next weekday", "$offset DATE ; $offset week on? DATE", .date, 3) { a in
      let (day, offset) = (a.date(1), a.int(0))
      guard day.isOnlyInWeek, !day.isWeekend || offset != 0 else { return nil }
      if offset < 0, let weekday = day.weekday {
        return shifted(
          Length(-1, .weekday(weekday)), from: pattern { $0.distance = Length(0, .day) })
      }
      return date(day) { $0.weekOffset = offset }
    }
    grammar.rule("coming weekday", "this|the? coming DATE", .date, 3.5) { a in
      a.date(0).isOnlyInWeek ? date(a.date(0)) { $0.excludesToday = true } : nil
    }
    for weeks in [2, 3] {
      grammar.rule("weekday after next", "on? the? DATE after next", .date, 4) { a in
        let day = a.date(0)
        return day.isOnlyInWeek
          ? date(day) { $0.weekOffset = day.isWeekend ? weeks - 1 : weeks } : nil
      }
    }
    grammar.rule("weekday of a week", "DATE of|in? FAR ; FAR on|,? DATE", .date, 3) { a in
      dayOfPeriod(a.date(0), a.date(1)) ?? dayOfPeriod(a.date(1), a.date(0))
    }
  }

  /// Returns a weekday in a week, a date in a year or a day in a month, where the period is
  /// relative to now; nil for other combinations.
  private static func dayOfPeriod(_ day: DatePattern, _ period: DatePattern) -> Value? {
    guard period.isOnlyOffset, !day.isOnlyOffset else { return nil }
    let fits =
      day.isOnlyInWeek && period.weekOffset != nil
      || (day.month != nil || day.feast != nil) && day.year == nil && period.yearOffset != nil
      || day.day != nil && day.month == nil && period.monthOffset != nil
    return fits ? merged(day, period) : nil
  }

  private static func addNth(to grammar: inout GrammarBuilder) {
    grammar.localRule("ordinal", "#1-366 +st|nd|rd|th", "ORD", 1)
    grammar.localRule("ordinal word", "$ordinal", "ORD", 0, .counting)
    grammar.localRule("twenty and ordinal", "%20-30 -? $ordinal", "ORD", 1, .counting) { a in
      a.int(1) < 10 && isWord(a) ? number(a.int(0) + a.int(1)) : nil
    }
    grammar.localRule("counted", "ORD", "COUNTED")
    grammar.localRule("counted unit", "DATE", "NTHUNIT") { a in
      a.date(0).onlyWeekday.map { .nth(NthInPeriod([], .weekday($0))) }
    }
    grammar.localRule("nth", "the? COUNTED NTHUNIT", "NTH", 5) { a in nth([a.int(0)], a.nth(1)) }
    for category in ["TWO", "NTH"] {
      grammar.localRule("two of them", "the? COUNTED and|&|, COUNTED NTHUNIT", category, 6) { a in
        nth([a.int(0), a.int(1)], a.nth(2))
      }
    }
    grammar.rule("nth alone", "NTH", .date, -7) { a in
      switch a.nth(0).unit {
      case .weekday, .workday: date { $0.nth = a.nth(0) }
      default: nil
      }
    }
    grammar.localRule("nth of period", "NTH of|in PERIOD", "NTHOF", 3) { a in
      nth(a.nth(0), in: a.date(1))
    }
    grammar.rule("nth of a certain period", "in? NTHOF", .date) { a in
      a.date(0).monthOffset == 0 || a.date(0).isLastOfUnnamedMonth ? nil : a[0]
    }
    grammar.localRule("nth of this month", "NTHOF", "OFMONTH") { a in
      a.date(0).monthOffset == 0 || a.date(0).isLastOfUnnamedMonth ? a[0] : nil
    }
  }

  private static func nth(_ ordinals: [Int], _ nth: NthInPeriod) -> Value? {
    ordinals.allSatisfy { abs($0) <= 366 } ? .nth(NthInPeriod(ordinals, nth.unit)) : nil
  }

  /// Returns the nth unit of a month or year; the last day of a period has its own property.
  private static func nth(_ nth: NthInPeriod, in period: DatePattern) -> Value? {
    guard period.weekOffset == nil else { return nil }
    let isOfYear = period.month == nil && period.monthOffset == nil
    guard period.quarterOffset == nil else { return nil }
    if nth.unit == .day {
      if nth.ordinals == [-1] {
        return date(period) {
          $0.lastOf = isOfYear ? .year : .month
          if $0.monthOffset == 0 { $0.monthOffset = nil }
        }
      }
      guard let ordinal = nth.ordinals.first, nth.ordinals.count == 1 else { return nil }
      guard isOfYear else { return abs(ordinal) > 31 ? nil : date(period) { $0.nth = nth } }
      var newYear = period
      (newYear.month, newYear.day) = (ordinal > 0 ? 1 : 12, ordinal > 0 ? 1 : 31)
      return shifted(Length(ordinal > 0 ? ordinal - 1 : ordinal + 1, .day), from: newYear)
    }
    guard isOfYear else { return date(period) { $0.nth = nth } }
    guard nth.ordinals.allSatisfy({ (1...4).contains(abs($0)) }) else { return nil }
    return date(period) {
      $0.nth = nth
      $0.month = (nth.ordinals.first ?? 1) > 0 ? 1 : 12
    }
  }

  private static func addListedWeekdays(to grammar: inout GrammarBuilder) {
    grammar.localRule(
      "three weekdays with dashes", "$weekday - $weekday - $weekday", "WEEKDAYS", 6
    ) { a in .weekdays([a.weekday(0), a.weekday(1), a.weekday(2)]) }
    grammar.localRule("letters of weekdays", "$dayLetter +/ +$dayLetter", "WEEKDAYS", -4) { a in
      a.weekday(0).rawValue < a.weekday(1).rawValue ? .weekdays([a.weekday(0), a.weekday(1)]) : nil
    }
    grammar.localRule(
      "two weekdays",
      "$weekday .? ,|&|/|and|+ $weekday .? ; $weekday $weekday ; $weekday , and $weekday",
      "WEEKDAYS", 1
    ) { a in a.weekday(0) == a.weekday(1) ? nil : .weekdays([a.weekday(0), a.weekday(1)]) }
    grammar.localRule(
      "more weekdays", "WEEKDAYS ,|&|/|and|+? $weekday .? ; WEEKDAYS , and|& $weekday .?",
      "WEEKDAYS", 1
    ) { a in a.weekdays(0).contains(a.weekday(1)) ? nil : .weekdays(a.weekdays(0) + [a.weekday(1)])
    }
    grammar.localRule(
      "weekday range", "$weekday .? \(dashes)|to|through|thru $weekday .?", "RANGE", 2
    ) { a in .weekdays(Weekday.days(a.weekday(0), to: a.weekday(1))) }
    grammar.localRule("plural weekdays", "$weekdays", "PLURALS")
    grammar.localRule(
      "more plural weekdays",
      "PLURALS|WEEKDAYS ,|&|/|and|+? $weekdays ; $weekday ,|&|/|and $weekdays ; "
        + "PLURALS|WEEKDAYS , and|& $weekdays",
      "PLURALS", 2
    ) { a in
      a.weekdays(0).contains(a.weekday(1)) ? nil : .weekdays(a.weekdays(0) + [a.weekday(1)])
    }
    grammar.rule("listed weekdays", "on? WEEKDAYS", .facts) { a in
      facts { $0.moment = Moment(pattern { $0.weekdays = a.weekdays(0) }) }
    }
  }
}

extension DatePattern {
  /// Whether the pattern is only the last day of a month that is not named.
  fileprivate var isLastOfUnnamedMonth: Bool {
    lastOf == .month && hasOnly([.lastOf])
  }

  /// Whether `the` or `a` may precede the pattern: `the 3rd friday`, `a wednesday`.
  fileprivate var allowsArticle: Bool {
    feast != nil || nth != nil || shift != nil || isWeekend
  }
}
