import HearthDomain

/// Dates by their month, day and year.
extension EnglishRules {
  static func addDates(to grammar: inout GrammarBuilder) {
    addMonthDays(to: &grammar)
    addYears(to: &grammar)
    addDaysOfMonth(to: &grammar)
    addListedDays(to: &grammar)
    addLunarDates(to: &grammar)
  }

  private static func addMonthDays(to grammar: inout GrammarBuilder) {
    grammar.localRule("month name", "$month .?", "MON")
    grammar.localRule(
      "day and month",
      "the? ORD of? MON ; #1-31 MON ; #1-31 +. MON ; #1-31 of MON ; on the? ORD day of MON",
      "NAMED", 4
    ) { a in date(day: a.int(0), month: a.int(1)) }
    grammar.localRule("month and day", "MON the? ORD ; MON #1-31", "NAMED", 3) { a in
      date(day: a.int(1), month: a.int(0))
    }
    grammar.rule("day of a named month", "NAMED", .date)
    grammar.rule("month and day word", "MON %1-31", .date, 1) { a in
      isWord(a, 1) ? date(day: a.int(1), month: a.int(0)) : nil
    }
    grammar.rule("month alone", "MON", .date, -4, [.alsoName, .adjectival]) { a in
      date { $0.month = a.int(0) }
    }
    grammar.rule("in a month", "in|during|on the? month? of? MON", .date, 1) { a in
      date { $0.month = a.int(0) }
    }
  }

  private static func date(day: Int, month: Int) -> Value? {
    guard day <= 31 else { return nil }
    return NumericRules.pattern(month: month, day: day).map(NumericRules.value)
  }

  private static func addYears(to grammar: inout GrammarBuilder) {
    grammar.localRule("year", "#1900-2199", "YEAR")
    grammar.localRule("year in two numbers", "twenty %10-99 ; two thousand and? %1-99", "YEAR") {
      a in
      isWord(a) ? number(2000 + a.int(0)) : nil
    }
    grammar.localRule(
      "year in three numbers", "twenty %20-90 -? %1-9 ; two thousand and? %20-90 -? %1-9", "YEAR", 1
    ) { a in
      guard isWord(a), isWord(a, 1), a.int(0) % 10 == 0 else { return nil }
      return number(2000 + a.int(0) + a.int(1))
    }
    grammar.rule("date and year", "DATE of|,? YEAR", .date, 3) { a in
      let base = a.date(0)
      guard base.month != nil || base.feast != nil || base.season != nil || base.quarter != nil,
        base.year == nil, base.yearOffset == nil, base.order == nil, !isHour(a.int(1))
      else { return nil }
      return date(base) { $0.year = a.int(1) }
    }
    grammar.rule(
      "short year", "#1-31 MON '? #26-40 ; the? ORD of? MON '? #26-40", .date, 8, .counting
    ) { a in
      guard a.int(0) <= 31 else { return nil }
      return date { ($0.day, $0.month, $0.year) = (a.int(0), a.int(1), 2000 + a.int(2)) }
    }
    grammar.rule("year before a date", "YEAR ,? NAMED", .date, 3) { a in
      date(a.date(1)) { $0.year = a.int(0) }
    }
    grammar.rule("month and year", "in|during? MON ,? YEAR", .date, 2) { a in
      date { ($0.month, $0.year) = (a.int(0), a.int(1)) }
    }
    grammar.rule("in a year", "in|during the? year? #2000-2199", .date, 1) { a in
      date { $0.year = a.int(0) }
    }
    grammar.rule("year alone", "#1900-2199", .date, -22, [.unremarkable, .counting]) { a in
      date { $0.year = a.int(0) }
    }
    grammar.rule("year and month", "#1900-2199 +- +#01-12", .date, -2, .unremarkable) { a in
      date { ($0.year, $0.month) = (a.int(0), a.int(1)) }
    }
  }

  /// Whether the number is rather a time such as 21:55 than a year.
  private static func isHour(_ number: Int) -> Bool { number > 2_100 && number % 5 == 0 }

  private static func addDaysOfMonth(to grammar: inout GrammarBuilder) {
    grammar.rule("the nth", "the ORD ; on the? ORD", .date, 1) { a in
      isWord(a) ? nil : date(dayOfMonth: a.int(0))
    }
    grammar.rule("the nth in words", "the ORD ; on the? ORD", .date, -6) { a in
      isWord(a) ? date(dayOfMonth: a.int(0)) : nil
    }
    grammar.rule("nth alone", "#1-99 +st|nd|rd|th", .date, -8, [.adjectival, .counting]) { a in
      a.int(0) <= 31 ? date(dayOfMonth: a.int(0)) : nil
    }
    grammar.rule("weekday and date", "DATE ,? the? NAMED", .date, 9) { a in
      a.date(0).onlyWeekday == nil ? nil : merged(a.date(0), a.date(1))
    }
    grammar.rule("weekday and nth", "DATE ,? the? ORD", .date, 1) { a in
      guard a.date(0).onlyWeekday != nil, a.int(1) <= 31 else { return nil }
      return date(a.date(0)) { $0.day = a.int(1) }
    }
    grammar.rule("weekday and bare day", "DATE #1-31", .date, -9, .counting) { a in
      guard a.date(0).onlyWeekday != nil else { return nil }
      return date(a.date(0)) { ($0.day, $0.isNear) = (a.int(1), true) }
    }
    grammar.rule("nth of a month so far away", "on? the? ORD of FAR", .date, 3) { a in
      guard let offset = a.date(1).monthOffset, a.date(1).isOnlyOffset, a.int(0) <= 31 else {
        return nil
      }
      return date { ($0.day, $0.monthOffset) = (a.int(0), offset) }
    }
    grammar.localRule("nth of the month", "the? ORD of the? month", "OFMONTH", 3) { a in
      date(dayOfMonth: a.int(0))
    }
  }

  private static func date(dayOfMonth day: Int) -> Value? {
    day > 31 ? .open(.noSuchDay) : date { $0.day = day }
  }

  /// Adds lists of days of one month.
  private static func addListedDays(to grammar: inout GrammarBuilder) {
    // Ordinals need no comma: `9th 10th dec`.
    for (day, comma) in [("#1-31", ","), ("ORD", ",?")] {
      grammar.rule("two days of a month", "\(day) and|&|\(comma) NAMED", .facts, 3) { a in
        listedDays(a.int(0), a.date(1).day, a.date(1))
      }
      grammar.rule("month and two days", "MON \(day) and|&|\(comma) \(day)", .facts, 3) { a in
        listedDays(a.int(1), a.int(2), pattern { $0.month = a.int(0) })
      }
      for choice in 0...2 {
        grammar.rule(
          "one of three days of a month", "\(day) ,? \(day) ,? and|&? NAMED", .date, 4, .choice
        ) { a in
          guard a.int(0) < a.int(1), a.int(1) < a.date(2).day ?? 0 else { return nil }
          return choice == 2 ? a[2] : date(day: a.int(choice), month: a.date(2).month ?? 0)
        }
        grammar.rule(
          "month and one of three days", "MON \(day) ,? \(day) ,? and|&? \(day)", .date, 4,
          .choice
        ) { a in
          a.int(1) < a.int(2) && a.int(2) < a.int(3)
            ? date(day: a.int(choice + 1), month: a.int(0)) : nil
        }
      }
    }
  }

  private static func listedDays(_ first: Int, _ last: Int?, _ month: DatePattern) -> Value? {
    guard let last, first < last, last <= 31 else { return nil }
    return facts {
      $0.listedDays = [first, last].map { day in
        Moment(pattern { ($0.month, $0.day) = (month.month, day) })
      }
    }
  }

  private static func addLunarDates(to grammar: inout GrammarBuilder) {
    grammar.rule(
      "lunar date",
      "lunar #1-12 +/|- +#1-30 ; #1-12 +/|- +#1-30 lunar ; #1-12 +/|- +#1-30 ( lunar )",
      .date, 6
    ) { a in date { $0.lunar = LunarMonthDay(month: a.int(0), day: a.int(1)) } }
    grammar.rule("lunar date in words", "lunar DATE", .date, 5) { a in
      guard let month = a.date(0).month, let day = a.date(0).day, a.date(0).hasOnly([.month, .day])
      else { return nil }
      return date { $0.lunar = LunarMonthDay(month: month, day: day) }
    }
    grammar.rule("lunar date of a leap month", "lunar leap #1-12 +/|- +#1-30", .date, 6) { a in
      date { $0.lunar = LunarMonthDay(month: a.int(0), day: a.int(1), isLeap: true) }
    }
    grammar.rule("nth of a lunar month", "the? ORD of? the? ORD lunar month", .date, 6) { a in
      guard a.int(0) <= 30, a.int(1) <= 12 else { return nil }
      return date { $0.lunar = LunarMonthDay(month: a.int(1), day: a.int(0)) }
    }
    grammar.rule("lunar date and year", "lunar YEAR +/|- +#1-12 +/|- +#1-30", .date, 6) { a in
      date {
        $0.year = a.int(0)
        $0.lunar = LunarMonthDay(month: a.int(1), day: a.int(2))
      }
    }
    for isLeap in [false, true] {
      let leap = isLeap ? " +leap +-" : ""
      grammar.rule(
        "stored lunar date alone", "lunar +:\(leap) +#1-12 +- +#1-30", .standalone, 1
      ) { a in
        date { $0.lunar = LunarMonthDay(month: a.int(0), day: a.int(1), isLeap: isLeap) }
      }
      grammar.rule(
        "stored lunar date of a year alone",
        "lunar +: +#1000-2999 +-\(leap) +#1-12 +- +#1-30", .standalone, 1
      ) { a in
        date {
          $0.year = a.int(0)
          $0.lunar = LunarMonthDay(month: a.int(1), day: a.int(2), isLeap: isLeap)
        }
      }
    }
  }

  static func addFeasts(to grammar: inout GrammarBuilder) {
    for entry in EnglishFeasts.all {
      for name in entry.names {
        // `easter sunday` gets more points than Easter on a Sunday.
        let weight = 2 + 2 * Double(name.split(separator: " ").count)
        grammar.rule("feast", name, .date, weight, .feast) { _ in date { $0.feast = entry.feast } }
      }
    }
    grammar.rule("on a feast", "on|over|at DATE", .date, 1) { a in
      a.date(0).feast == nil ? nil : a[0]
    }
    // A weekday in the title wins over the feast: `buy gifts for christmas sat`.
    grammar.rule("for a feast", "for DATE", .date, -19) { a in
      a.date(0).feast == nil || a.date(0).weekday != nil ? nil : a[0]
    }
    grammar.rule("weekend of a day", "DATE weekend ; the? weekend of DATE", .date, 3) { a in
      a.date(0).namesCertainDay || a.date(0).onlyDay != nil
        ? date(a.date(0)) { $0.isWeekend = true } : nil
    }
    grammar.rule(
      "week of a day",
      "DATE week ; the? week|wk of|beginning|commencing|starting DATE ; w +/ +c|b DATE", .date, 3
    ) { a in
      let isDay = a.date(0).onlyWeekday != nil || a.date(0).onlyDay != nil
      let isWithin = a.values.count > 2 && isDay
      return a.date(0).namesCertainDay || isWithin
        ? date(a.date(0)) { $0.isWholeWeek = true } : nil
    }
  }
}

extension DatePattern {
  /// Whether the pattern names a date or feast whose weekend may be meant.
  fileprivate var namesCertainDay: Bool { feast != nil || month != nil && day != nil || nth != nil }
}
