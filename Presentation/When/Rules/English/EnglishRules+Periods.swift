import HearthDomain

/// Weeks, months, quarters, seasons and years, and parts of them.
extension EnglishRules {
  static func addPeriods(to grammar: inout GrammarBuilder) {
    addOffsets(to: &grammar)
    addNumberedPeriods(to: &grammar)
    addPortions(to: &grammar)
    addNextUnits(to: &grammar)
  }

  private static func addOffsets(to grammar: inout GrammarBuilder) {
    grammar.localRule("period so far away", "the? $offset $period", "FAR", 1) { a in
      offset(a.date(1), by: a.int(0))
    }
    grammar.localRule("period after next", "the? $period after next", "FAR", 2) { a in
      offset(a.date(0), by: 2)
    }
    grammar.localRule("period before last", "the? $period before last", "FAR", 2) { a in
      offset(a.date(0), by: -2)
    }
    grammar.localRule("this period", "the? $period", "THISPERIOD")
    grammar.localRule("any period", "THISPERIOD|FAR", "PERIOD")
    grammar.localRule("month as period", "MON ; MON ,? YEAR", "PERIOD") { a in
      date {
        $0.month = a.int(0)
        if a.has(1) { $0.year = a.int(1) }
      }
    }
    grammar.localRule("year as period", "YEAR", "PERIOD") { a in date { $0.year = a.int(0) } }
    grammar.rule(
      "period so far away", "$offset $period ; in|during the? $offset $period", .date, -2
    ) { a in offset(a.date(1), by: a.int(0)) }
    grammar.rule(
      "period two away", "the? $period after next", .date, 1
    ) { a in offset(a.date(0), by: 2) }
    grammar.rule(
      "whole period", "all|throughout of? FAR ; the? whole of? FAR", .span, 3
    ) { a in NumericRules.span(a.moment(0), a.moment(0)) }
    grammar.rule("period alone", "$period", .date, -22, .unremarkable)
  }

  private static func offset(_ period: DatePattern, by count: Int) -> Value {
    date(period) {
      $0.weekOffset = $0.weekOffset.map { $0 + count }
      $0.monthOffset = $0.monthOffset.map { $0 + count }
      $0.quarterOffset = $0.quarterOffset.map { $0 + count }
      $0.yearOffset = $0.yearOffset.map { $0 + count }
    }
  }

  private static func addNumberedPeriods(to grammar: inout GrammarBuilder) {
    grammar.rule("quarter", "in? q +#1-4", .date, -2, [.adjectival, .unremarkable]) { a in
      date { $0.quarter = a.int(0) }
    }
    grammar.rule("quarter in words", "in? the? ORD quarter", .date, 1) { a in
      a.int(0) <= 4 ? date { $0.quarter = a.int(0) } : nil
    }
    grammar.localRule("quarter as period", "q +#1-4", "PERIOD", 1) { a in
      date { $0.quarter = a.int(0) }
    }
    grammar.table("season", EnglishWords.seasons) { season in date { $0.season = season } }
    grammar.rule(
      "season", "in|during the? $season ; this $season ; the coming|following $season", .date, -1,
      .unremarkable
    )
    grammar.rule("season so far away", "$offset $season", .date) { a in
      a.int(0) == 0 ? nil : date(a.date(1)) { $0.yearOffset = a.int(0) }
    }
    grammar.localRule("season as period", "this|the? $season", "PERIOD")
    grammar.localRule("week number", "week|wk #10-53 ; kw #1-53", "WEEKNUMBER", -1) { a in
      weekNumber(a.int(0))
    }
    grammar.localRule("small week number", "week|wk #1-9", "SMALLWEEK", -1) { a in
      weekNumber(a.int(0))
    }
    grammar.localRule("W and week number", "w +#1-53", "WEEKNUMBER", 1) { a in weekNumber(a.int(0))
    }
    grammar.localRule(
      "year and week number", "YEAR - w +#1-53 ; YEAR WEEKNUMBER|SMALLWEEK", "WEEKNUMBER", 4
    ) { a in
      date {
        $0.year = a.int(0)
        $0.weekNumber = a.numeral(1)?.value ?? a.date(1).weekNumber
      }
    }
    grammar.localRule("week of a year", "WEEKNUMBER|SMALLWEEK of|,|/? YEAR", "WEEKNUMBER", 2) { a in
      a.date(0).year == nil ? date(a.date(0)) { $0.year = a.int(1) } : nil
    }
    grammar.rule("in a small week number", "in SMALLWEEK", .date, -1)
    grammar.rule("week number", "in? WEEKNUMBER", .date, -6, [.adjectival, .unremarkable])
    grammar.rule(
      "weekday and week number",
      "DATE of|in|,? WEEKNUMBER ; DATE of|in SMALLWEEK ; WEEKNUMBER on|,? DATE", .date, 3
    ) { a in
      let days = [a.date(0), a.date(1)]
      guard let weekday = days.compactMap(\.onlyWeekday).first,
        let week = days.first(where: { $0.weekNumber != nil })
      else { return nil }
      return date(week) { $0.weekday = weekday }
    }
  }

  private static func weekNumber(_ number: Int) -> Value { date { $0.weekNumber = number } }

  private static func addPortions(to grammar: inout GrammarBuilder) {
    grammar.table("portion", EnglishWords.portions) { portion in date { $0.portion = portion } }
    grammar.rule(
      "part of a period",
      "in|at? the? $portion of|in? PERIOD ; in? $portion -? PERIOD ; $portion to late|mid PERIOD",
      .date, 3
    ) { a in
      a.date(0).portion.map { portion in date(a.date(1)) { $0.portion = portion } }
    }
    grammar.rule("start of a period", "at? the? start|beginning of PERIOD", .date, 3) { a in
      start(of: a.date(0))
    }
    grammar.rule("end of a period", "at? the? end of PERIOD ; PERIOD end", .date, 3) { a in
      end(of: a.date(0))
    }
  }

  /// Returns the first day of a month or year; the first day of the current one has passed, so the
  /// next one is meant.
  private static func start(of period: DatePattern) -> Value {
    date(period) {
      if $0.isMonth || $0.isYear {
        if $0.isYear { $0.month = 1 }
        $0.day = 1
        if $0.monthOffset == 0 { $0.monthOffset = nil }
        if $0.yearOffset == 0 { $0.yearOffset = nil }
      } else {
        $0.portion = .beginning
      }
    }
  }

  /// Returns the last day of a month or year; nil for this week, whose end may be Friday or Sunday.
  private static func end(of period: DatePattern) -> Value? {
    guard period.weekOffset != 0 else { return nil }
    return date(period) {
      if $0.isMonth || $0.isYear {
        $0.lastOf = $0.isMonth ? .month : .year
      } else {
        $0.portion = .end
      }
    }
  }

  private static func addNextUnits(to grammar: inout GrammarBuilder) {
    grammar.rule("next so many units", "in|over|during? the? next LEN", .span, 1) { a in
      guard a.length(0).isOfDays, a.length(0).count > 0 else { return nil }
      let end = Shift(Length(-1, .day), from: pattern { $0.distance = a.length(0) })
      return .span(Span(start: Moment(today), end: Moment(pattern { $0.shift = end })))
    }
    grammar.rule("last so many units", "in|over|during? the? last|past LEN", .span, 1) { a in
      guard a.length(0).isOfDays, a.length(0).count > 0 else { return nil }
      let start = Shift(Length(1, .day), from: pattern { $0.distance = a.length(0).negated })
      return .span(Span(start: Moment(pattern { $0.shift = start }), end: Moment(today)))
    }
  }

  static var today: DatePattern { pattern { $0.distance = Length(0, .day) } }
}

extension DatePattern {
  fileprivate var isMonth: Bool { month != nil || monthOffset != nil }
  fileprivate var isYear: Bool {
    (yearOffset != nil || year != nil) && !isMonth && quarter == nil && season == nil
  }
}
