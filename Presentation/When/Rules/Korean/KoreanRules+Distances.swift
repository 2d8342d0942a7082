import HearthDomain

/// Lengths, and days and times at a distance from now or from another day.
extension KoreanRules {
  static func addDistances(to grammar: inout GrammarBuilder) {
    addLengths(to: &grammar)
    grammar.rule(
      "after a length", "LEN 뒤|후|이따|이따가|있다가 ; LEN 지나서", .date, 4
    ) { a in a.length(0).unit == .night ? nil : date { $0.distance = a.length(0) } }
    grammar.rule("plus a length", "++ +%1-9999 $unit", .date, 3) { a in
      a.length(1).multiplied(by: a.int(0)).map { length in date { $0.distance = length } }
    }
    grammar.rule("plus days", "+ LEN", .date, 3) { a in
      a.length(0).isOfDays ? date { $0.distance = a.length(0) } : nil
    }
    grammar.rule("a length ago", "LEN 전", .date, -2, .adjectival) { a in
      a.length(0).isOfDays ? date { $0.distance = a.length(0).negated } : nil
    }
    grammar.rule("minutes ago", "LEN 전", .date, -8, .adjectival) { a in
      a.length(0).isOfDays ? nil : date { $0.distance = a.length(0).negated }
    }
    grammar.rule("the last days", "지난|최근 LEN", .span, 3) { a in days(a.length(0), backwards: true) }
    grammar.rule("the next days", "앞으로|향후|다음 LEN 동안|간?", .span, 3) { a in
      days(a.length(0), backwards: false)
    }
    addCountedDays(to: &grammar)
  }

  private static func addCountedDays(to grammar: inout GrammarBuilder) {
    for (from, weight) in [("", 3.0), ("부터", 9)] {
      grammar.rule("after another day", "DATE \(from) LEN 뒤|후", .date, weight) { a in
        shifted(a.date(0), a.length(1))
      }
    }
    grammar.rule("before another day", "DATE LEN 전", .date, 3) { a in
      shifted(a.date(0), a.length(1).negated)
    }
    grammar.rule("day before", "DATE 전날 ; DATE 바로 전날", .date, 3) { a in
      shifted(a.date(0), Length(-1, .day))
    }
    grammar.rule("day after", "DATE 다음 날 ; DATE 이튿날", .date, 5) { a in
      shifted(a.date(0), Length(1, .day))
    }
    grammar.rule("later today", "이따|이따가|있다가|좀이따|좀있다 TIME|PART", .dayAndTime, 3) { a in
      var moment = a.moment(0)
      moment.date.distance = Length(0, .day)
      return .moment(moment)
    }
  }

  /// Returns a span of a number of days up to today, or from today on; nil for minutes and nights.
  private static func days(_ length: Length, backwards: Bool) -> Value? {
    guard length.isOfDays, length.unit != .night else { return nil }
    var (today, away, other) = (DatePattern(), DatePattern(), DatePattern())
    today.distance = Length(0, .day)
    away.distance = backwards ? length.negated : length
    other.shift = Shift(Length(backwards ? 1 : -1, .day), from: away)
    return .span(
      backwards
        ? Span(start: Moment(other), end: Moment(today))
        : Span(start: Moment(today), end: Moment(other)))
  }

  private static func addLengths(to grammar: inout GrammarBuilder) {
    grammar.rule("length", "%1-9999 $unit ; #0-0 $unit", .length, 1) { a in
      // 24 hours usually mean round the clock, not a length.
      a.int(0) == 24 && a.length(1).count == 60
        ? nil : a.length(1).multiplied(by: a.int(0)).map(Value.length)
    }
    grammar.rule("months", "%1-999 개 월", .length, 1) { a in .length(Length(a.int(0), .month)) }
    grammar.rule("length in a word", "$length", .length, 1)
    grammar.rule("length before a noun", "LEN 짜리|이상|이하", .length, 1)
    grammar.rule("hours and a half", "%1-23 시간 반", .length, 3) { a in
      .length(Length(a.int(0) * 60 + 30, .minute))
    }
    grammar.rule("hours and minutes", "%1-23 시간 %1-59 분", .length, 3) { a in
      .length(Length(a.int(0) * 60 + a.int(1), .minute))
    }
    grammar.rule("days and hours", "%1-99 일 %1-23 시간", .length, 3) { a in
      .length(Length(a.int(0) * 1_440 + a.int(1) * 60, .minute))
    }
    grammar.rule("hours with a decimal", "#0-23 +. +#1-9 +시간", .length, 3) { a in
      .length(Length(a.int(0) * 60 + a.int(1) * 6, .minute))
    }
    grammar.rule("nights and days", "%1-30 박 %2-31 일", .length, 5, .certainLength) { a in
      a.int(1) == a.int(0) + 1 ? .length(Length(a.int(0), .night)) : nil
    }
    grammar.rule("working days", "평일|영업일 기준? %1-99 일", .length, 3) { a in
      .length(Length(a.int(0), .workday))
    }
    grammar.rule("for a length", "LEN 동안|간|내내 에|만?", .forLength, 3)
  }
}
