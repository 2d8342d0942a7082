import HearthDomain

/// Feasts and the days around them.
extension KoreanRules {
  static func addFeasts(to grammar: inout GrammarBuilder) {
    for entry in KoreanFeasts.all {
      let value = date { $0.feast = entry.feast }
      for name in entry.names where name.contains(" ") {
        grammar.rule("feast of several words", name, .date, 3, .feast) { _ in value }
      }
      let words = entry.names.filter { !$0.contains(" ") }
      grammar.table(
        entry.isCommonWord ? "commonFeast" : "feast",
        Dictionary(uniqueKeysWithValues: words.map { ($0, value) }))
    }
    grammar.rule("feast", "$feast", .date, 2, .feast)
    grammar.rule("feast or word", "$commonFeast", .date, -2, [.feast, .alsoName, .adjectival])
    grammar.rule("holidays around a feast", "DATE 연휴", .span, 4) { a in
      guard a.date(0).hasThreeDays else { return nil }
      var (first, last) = (DatePattern(), DatePattern())
      first.shift = Shift(Length(-1, .day), from: a.date(0))
      last.shift = Shift(Length(1, .day), from: a.date(0))
      return .span(Span(start: Moment(first), end: Moment(last)))
    }
    grammar.rule("days off around a feast", "DATE 연휴", .open, 4) { a in
      a.date(0).feast == nil || a.date(0).hasThreeDays ? nil : .open(.severalDays)
    }
    grammar.rule(
      "day off for a feast", "DATE 대체휴일|대체공휴일|대체 휴일|공휴일 ; DATE 주말", .open, 10
    ) { a in a.date(0).feast == nil ? nil : .open(.severalDays) }
    grammar.rule("week of a day", "DATE 주 간?", .date, 3) { a in
      a.date(0).feast == nil && a.date(0).day == nil
        ? nil : date(a.date(0)) { $0.isWholeWeek = true }
    }
    addDaysAfter(to: &grammar)
    for (word, weekends, weight) in [("전", -1, 4.0), ("다음", 1, 6)] {
      grammar.rule("weekend beside a feast", "DATE \(word) 주말", .date, weight) { a in
        a.date(0).feast == nil
          ? nil : date { $0.shift = Shift(Length(weekends, .weekend), from: a.date(0)) }
      }
    }
  }

  private static func addDaysAfter(to grammar: inout GrammarBuilder) {
    grammar.rule("weekday of the week after a feast", "DATE WEEK DATE", .date, 6) { a in
      guard a.date(0).isFeast, a.date(1).hasOnly([.weekOffset]), a.date(1).weekOffset == 1,
        let weekday = a.date(2).onlyWeekday
      else { return nil }
      let monday = pattern { $0.shift = Shift(Length(1, .weekday(.monday)), from: a.date(0)) }
      guard weekday != .monday else { return .moment(Moment(monday)) }
      return date { $0.shift = Shift(Length(1, .weekday(weekday)), from: monday) }
    }
    grammar.rule(
      "weekday after a feast", "DATE 다음 DATE ; DATE 지나고|지나서|쇠고 DATE", .date, 6
    ) { a in
      guard a.date(0).isFeast, let weekday = a.date(1).onlyWeekday else { return nil }
      return date { $0.shift = Shift(Length(1, .weekday(weekday)), from: a.date(0)) }
    }
    grammar.rule("from after a day on", "DATE 지나고|지나서|쇠고", .first, 3) { a in
      shifted(a.date(0), Length(1, .day))
    }
    grammar.rule("two days before", "DATE 전전날", .date, 3) { a in
      shifted(a.date(0), Length(-2, .day))
    }
  }
}

extension DatePattern {
  fileprivate var isFeast: Bool { feast != nil || lunar != nil }

  /// Whether the feast is one of the two that also make the previous and the next day holidays.
  fileprivate var hasThreeDays: Bool {
    guard case .lunar(let month, let day)? = feast?.rules[""] else { return false }
    return (month, day) == (1, 1) || (month, day) == (8, 15)
  }
}
