import HearthDomain

/// Weekdays, days of the month, months and years.
extension KoreanRules {
  static func addWeekdays(to grammar: inout GrammarBuilder) {
    grammar.rule("weekday", "$weekday", .date, 1) { a in date { $0.weekday = a.weekday(0) } }
    grammar.rule("short weekday", "!$short", .date, -2, [.adjectival, .alsoName]) { a in
      a.weekday(0) == .sunday ? nil : date { $0.weekday = a.weekday(0) }
    }
    grammar.rule("weekday and evening", "$dayPart", .dayAndTime, 1)
    grammar.rule("day from today", "$day", .date, 1) { a in
      date { $0.distance = Length(a.int(0), .day) }
    }
    grammar.rule("misspelled day from today", KoreanWords.sand, .date, 4, .alsoName) { _ in
      date { $0.distance = Length(2, .day) }
    }
    addWeekdaysOfWeeks(to: &grammar)
  }

  private static func addWeekdaysOfWeeks(to grammar: inout GrammarBuilder) {
    grammar.rule("today of another period", "WEEK|MONTH|YEAR 오늘", .date, 6) { a in
      let away = a.date(0)
      let length =
        away.weekOffset.map { Length($0, .week) } ?? away.monthOffset.map { Length($0, .month) }
        ?? away.yearOffset.map { Length($0, .year) }
      return length.map { length in date { $0.distance = length } }
    }
    grammar.rule("this time of a year", "$year 이맘때", .date, 4) { a in
      date { $0.distance = Length(a.int(0), .year) }
    }
    grammar.rule("this hour of another day", "DATE 이 시간|시각 에? ; DATE 이맘때|요맘때 에?", .dayAndTime, 4) {
      a in
      guard a.date(0).hasOnly([.distance]), let distance = a.date(0).distance, distance.isOfDays,
        let minutes = distance.inMinutes
      else { return nil }
      return date { $0.distance = Length(minutes, .minute) }
    }
    grammar.rule("weekday of a week", "WEEK DATE", .date, 4) { a in
      a.date(1).onlyWeekday != nil || a.date(1).isOnlyWeekend ? merged(a) : nil
    }
    grammar.rule(
      "this or next weekday", "$offset 번? DATE ; 다음번|담번 DATE ; $offset $offset DATE", .date, 3
    ) { a in
      let offsets = a.has(2) ? a.int(0) + a.int(1) : a.numeral(0).map(\.value) ?? 1
      guard let weekday = lastDate(a).onlyWeekday else { return nil }
      if offsets == -1 {
        // The last such day, in this week or the previous one.
        let today = date { $0.distance = Length(0, .day) }
        guard case .moment(let base) = today else { return nil }
        return date { $0.shift = Shift(Length(-1, .weekday(weekday)), from: base.date) }
      }
      return date { ($0.weekday, $0.weekOffset) = (weekday, offsets) }
    }
    grammar.rule("coming day", "오는|돌아오는|다가오는 DATE", .date, 3) { a in
      guard a.date(0).onlyWeekday != nil || a.date(0).onlyDay != nil || a.date(0).isOnlyWeekend
      else { return nil }
      return date(a.date(0)) { $0.excludesToday = true }
    }
    addWeekdayLists(to: &grammar)
  }

  private static func lastDate(_ a: Arguments) -> DatePattern {
    a.has(2) ? a.date(2) : a.has(1) ? a.date(1) : a.date(0)
  }

  private static func addWeekdayLists(to grammar: inout GrammarBuilder) {
    grammar.localRule("two weekdays", "$any \(listSeparators)? $any", "WDS", 1) { a in
      a.weekday(0) == a.weekday(1) ? nil : .weekdays([a.weekday(0), a.weekday(1)])
    }
    grammar.localRule("more weekdays", "WDS \(listSeparators)? $any", "WDS", 2) { a in
      a.weekdays(0).contains(a.weekday(1)) ? nil : .weekdays(a.weekdays(0) + [a.weekday(1)])
    }
    grammar.localRule(
      "weekday to weekday", "$any \(dashes) $any ; $any 부터|에서 $any 까지?", "WDR", 3
    ) { a in
      a.weekday(0) == a.weekday(1) ? nil : .weekdays(Weekday.days(a.weekday(0), to: a.weekday(1)))
    }
    grammar.rule("list of full weekdays", "$weekday \(listSeparators)? $weekday", .facts, 2) { a in
      let listed = [a.weekday(0), a.weekday(1)]
      guard listed[0] != listed[1] else { return nil }
      return facts { $0.moment = Moment(pattern { $0.weekdays = listed }) }
    }
    grammar.rule("list of weekdays", "WDS +$particle?", .facts, 0, .adjectival) { a in
      facts { $0.moment = Moment(weekdays(a)) }
    }
    grammar.rule("weekdays and hours", "WDS ,? BARESPAN", .facts, 1) { a in
      facts { ($0.moment, $0.span) = (Moment(weekdays(a)), a.span(1)) }
    }
    grammar.rule("weekdays of a week", "WEEK WDS", .facts, 3) { a in
      guard let date = a.date(0).merged(with: weekdays(a, 1)) else { return nil }
      return facts { $0.moment = Moment(date) }
    }
  }

  private static func weekdays(_ a: Arguments, _ index: Int = 0) -> DatePattern {
    var date = DatePattern()
    date.weekdays = a.weekdays(index)
    return date
  }

  static func addDates(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "month and day", "%1-12 월 %1-31 일 ; $monthName %1-31 일 ; #1-12 +/ +#1-31 +일", .date, 4
    ) { a in NumericRules.pattern(month: a.int(0), day: a.int(1)).map(NumericRules.value) }
    grammar.rule("month and number", "#1-12 +월 #1-31", .date, 1, .counting) { a in
      NumericRules.pattern(month: a.int(0), day: a.int(1)).map(NumericRules.value)
    }
    grammar.rule("day", "#1-31 +일", .date, 1) { a in date { $0.day = a.int(0) } }
    grammar.rule("day in words", "%11-31 +일", .date) { a in
      a.numeral(0)?.isWord == true ? date { $0.day = a.int(0) } : nil
    }
    grammar.rule("day of a month", "MONTH DATE", .date, 3) { a in
      let day = a.date(1)
      return day.onlyDay != nil || day.hasOnly([.nth]) || day.hasOnly([.lastOf])
        ? merged(a) : nil
    }
    grammar.rule("day of a year", "YEAR DATE ; DATE YEAR", .date, 3) { a in
      merged(a).flatMap { value in
        let day = a.date(0).namesYear ? a.date(1) : a.date(0)
        return day.month != nil || day.feast != nil || day.lunar != nil ? value : nil
      }
    }
    grammar.rule("feast of a year", "DATE #2024-2199", .date, 3) { a in
      guard a.date(0).feast != nil, a.date(0).year == nil else { return nil }
      return date(a.date(0)) { $0.year = a.int(1) }
    }
    addMonths(to: &grammar)
  }

  private static func addMonths(to grammar: inout GrammarBuilder) {
    grammar.localRule("month", "#1-12 +월 ; #1-12 +월달", "MONTH", 1) { a in
      date { $0.month = a.int(0) }
    }
    grammar.localRule("month in words", "%1-12 +월 ; $monthName", "MONTH") { a in
      guard let numeral = a.numeral(0), numeral.isWord, numeral.value != 2 else { return nil }
      return date { $0.month = numeral.value }
    }
    grammar.localRule("month from now", "$offset 달 ; $monthAway", "MONTH", 1) { a in
      date { $0.monthOffset = a.int(0) }
    }
    grammar.localRule("month of a year", "YEAR MONTH", "MONTH", 2) { a in
      a.date(1).monthOffset == nil ? merged(a) : nil
    }
    grammar.localRule("month of a short year", "'? #20-99 +년 MONTH", "MONTH", 2) { a in
      guard a.date(1).month != nil, a.date(1).year == nil else { return nil }
      return date(a.date(1)) { $0.year = 2000 + a.int(0) }
    }
    grammar.localRule("year", "#1900-2199 +년 ; #1900-2199 +년도 ; %1990-2199 년", "YEAR", 2) { a in
      date { $0.year = a.int(0) }
    }
    grammar.localRule("year from now", "$year ; $offset 해", "YEAR", 1) { a in
      date { $0.yearOffset = a.int(0) }
    }
    grammar.rule(
      "last day of a month", "MONTH 말일|말 ; MONTH 마지막|맨마지막 날 ; #1-12 +월말", .date, 4
    ) { a in
      var month = a.date(0)
      if let numeral = a.numeral(0) { month.month = numeral.value }
      month.lastOf = .month
      return .moment(Moment(month))
    }
  }
}

extension DatePattern {
  fileprivate var namesYear: Bool { hasOnly([.year, .yearOffset]) }
}
