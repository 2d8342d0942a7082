import HearthDomain

/// Days of the lunar calendar.
extension KoreanRules {
  static let lunarWords = "음력|음|음력으로"

  static func addLunarDates(to grammar: inout GrammarBuilder) {
    grammar.localRule("lunar month", "%1-12 월 ; $monthName ; $lunarMonth", "LMONTH")
    grammar.localRule("lunar day", "%1-30 일 ; $lunarDay", "LDAY")
    grammar.rule(
      "lunar date",
      "\(lunarWords) LMONTH LDAY ; ( \(lunarWords) ) LMONTH LDAY ; LMONTH LDAY \(lunarWords) ; "
        + "LMONTH LDAY ( \(lunarWords) ) ; $lunarMonth LDAY ; LMONTH $lunarDay ; "
        + "\(lunarWords) #1-12 +/|. +#1-30 .? ; #1-12 +/|. +#1-30 .? \(lunarWords) ; "
        + "#1-12 +/|. +#1-30 .? ( \(lunarWords) ) ; ( \(lunarWords) ) #1-12 +/|. +#1-30 .?",
      .date, 7
    ) { a in lunarDate(a, 0, 1) }
    grammar.rule(
      "date in a leap month",
      "\(lunarWords)? 윤 LMONTH LDAY ; \(lunarWords)? 윤달 LMONTH LDAY ; ( 윤달 ) LMONTH LDAY ; "
        + "\(lunarWords) LMONTH LDAY ( 윤달|윤 )", .date, 8
    ) { a in lunarDate(a, 0, 1, isLeap: true) }
    grammar.rule("lunar date of a year", "\(lunarWords) YEAR LMONTH LDAY", .date, 7) { a in
      lunarDate(a, 1, 2, year: a.date(0))
    }
    grammar.rule("leap month of a year", "\(lunarWords) YEAR 윤 LMONTH LDAY", .date, 8) { a in
      lunarDate(a, 1, 2, isLeap: true, year: a.date(0))
    }
    grammar.rule(
      "lunar date with dots", "\(lunarWords) #1900-2199 +.|/|- #1-12 +.|/|- #1-30 .?", .date, 7
    ) { a in lunarDate(a, 1, 2, year: pattern { $0.year = a.int(0) }) }
    grammar.rule("day of some lunar month", "음력 $lunarDay ; 음력 %1-30 일", .date, -1) { a in
      date { $0.lunar = LunarMonthDay(month: 0, day: a.int(0)) }
    }
  }

  private static func lunarDate(
    _ a: Arguments, _ month: Int, _ day: Int, isLeap: Bool = false,
    year: DatePattern = DatePattern()
  ) -> Value? {
    var moon = year
    moon.lunar = LunarMonthDay(month: a.int(month), day: a.int(day), isLeap: isLeap)
    return .moment(Moment(moon))
  }
}
