import HearthDomain

/// Weeks, weekends, quarters, seasons and half-years, and parts of periods.
extension KoreanRules {
  static func addPeriods(to grammar: inout GrammarBuilder) {
    grammar.localRule("week from now", "$offset 주 ; $week", "WEEK", 2) { a in
      date { $0.weekOffset = a.int(0) }
    }
    grammar.rule("month or year alone", "MONTH|YEAR", .date, -2, .adjectival)
    grammar.rule("week alone", "WEEK", .date, -1, .adjectival)
    grammar.rule("week number", "#1-53 +주차 ; 제 #1-53 +주", .date, -12, [.adjectival, .counting]) {
      a in date { $0.weekNumber = a.int(0) }
    }
    grammar.rule("weekend of a week", "$offset 주말", .date, 5) { a in
      date { ($0.isWeekend, $0.weekOffset) = (true, a.int(0)) }
    }
    grammar.rule("all of a weekend", "DATE 내내", .date, 3) { a in
      a.date(0).isOnlyPeriod ? a[0] : nil
    }
    addQuarters(to: &grammar)
    addPortions(to: &grammar)
  }

  private static func addQuarters(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "quarter", "#1-4 +분기 ; YEAR #1-4 +분기", .date, 1, [.adjectival, .unremarkable]
    ) { a in return date(a.date(0)) { $0.quarter = a.has(1) ? a.int(1) : a.int(0) } }
    grammar.rule("quarter from now", "$offset 분기", .date, 1, .adjectival) { a in
      date { $0.quarterOffset = a.int(0) }
    }
    grammar.rule("end of a quarter", "#1-4 +분기말 ; #1-4 +분기 말", .date, 3) { a in
      date { ($0.quarter, $0.portion) = (a.int(0), .end) }
    }
    grammar.rule("season", "$season 에|철|동안", .date, -2, .adjectival)
    grammar.rule("season alone", "$season", .date, -8, .adjectival)
    grammar.rule("season of this year", "$thisSeason", .date, 0, .adjectival)
    grammar.rule("season of a year", "YEAR $season ; $offset $season", .date, 2, .adjectival) { a in
      var period = a.date(1)
      period.year = a.date(0).year
      period.yearOffset = a.date(0).yearOffset
      if let offset = a.numeral(0)?.value, offset != 0 { period.yearOffset = offset }
      return .moment(Moment(period))
    }
  }

  private static func addPortions(to grammar: inout GrammarBuilder) {
    grammar.rule("part of a period", "MONTH|WEEK $portion", .date, 2, .adjectival) { a in merged(a)
    }
    grammar.rule("rest of it", "남은 MONTH|WEEK|YEAR ; MONTH|WEEK|YEAR 남은 날|기간|동안", .date, 3) { a in
      return date(a.date(0)) { $0.portion = .remainder }
    }
    grammar.rule("part of a numbered month", "#1-12 +월초", .date, 2, .adjectival) { a in
      date { ($0.month, $0.portion) = (a.int(0), .early) }
    }
    grammar.rule("part of some month", "$monthPart 에?", .date, -4, .adjectival)
    grammar.rule("end of the year", "연말 ; YEAR 말|연말", .date, 1, .adjectival) { a in
      var year = a.date(0)
      if !a.has(0) { year.yearOffset = 0 }
      year.portion = .end
      return .moment(Moment(year))
    }
    grammar.rule("beginning of a year", "YEAR 초|연초", .date, 1, .adjectival) { a in
      return date(a.date(0)) { $0.portion = .beginning }
    }
    grammar.rule("within a period", "MONTH|WEEK|YEAR 중|내내 에?", .date, 1)
  }
}
