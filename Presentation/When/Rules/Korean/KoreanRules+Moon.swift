import HearthDomain

/// Days of the lunar calendar.
extension KoreanRules {
  static let lunar = "음력|음|음력으로"

  static func addMoon(to grammar: inout GrammarBuilder) {
    grammar.local("lunar month", "%1-12 월 ; $monthName ; $lunarMonth", "LMONTH") { a in a[0] }
    grammar.local("lunar day", "%1-30 일 ; $lunarDay", "LDAY") { a in a[0] }
    grammar.rule(
      "lunar date",
      "\(lunar) LMONTH LDAY ; ( \(lunar) ) LMONTH LDAY ; LMONTH LDAY \(lunar) ; "
        + "LMONTH LDAY ( \(lunar) ) ; $lunarMonth LDAY ; LMONTH $lunarDay ; "
        + "\(lunar) #1-12 +/|. +#1-30 .? ; #1-12 +/|. +#1-30 .? \(lunar) ; "
        + "#1-12 +/|. +#1-30 .? ( \(lunar) ) ; ( \(lunar) ) #1-12 +/|. +#1-30 .?",
      .date, 7
    ) { a in moon(a, 0, 1) }
    grammar.rule(
      "date in a leap month",
      "\(lunar)? 윤 LMONTH LDAY ; \(lunar)? 윤달 LMONTH LDAY ; ( 윤달 ) LMONTH LDAY ; "
        + "\(lunar) LMONTH LDAY ( 윤달|윤 )", .date, 8
    ) { a in moon(a, 0, 1, isLeap: true) }
    grammar.rule("lunar date of a year", "\(lunar) YEAR LMONTH LDAY", .date, 7) { a in
      moon(a, 1, 2, year: a.date(0))
    }
    grammar.rule("leap month of a year", "\(lunar) YEAR 윤 LMONTH LDAY", .date, 8) { a in
      moon(a, 1, 2, isLeap: true, year: a.date(0))
    }
    grammar.rule(
      "lunar date with dots", "\(lunar) #1900-2199 +.|/|- #1-12 +.|/|- #1-30 .?", .date, 7
    ) { a in
      moon(a, 1, 2, year: pattern { $0.year = a.int(0) })
    }
    grammar.rule("day of some lunar month", "음력 $lunarDay ; 음력 %1-30 일", .date, -1) { a in
      date { $0.lunar = LunarMonthDay(month: 0, day: a.int(0)) }
    }
  }

  private static func moon(
    _ a: Arguments, _ month: Int, _ day: Int, isLeap: Bool = false,
    year: DatePattern = DatePattern()
  ) -> Value? {
    var moon = year
    moon.lunar = LunarMonthDay(month: a.int(month), day: a.int(day), isLeap: isLeap)
    return .moment(Moment(moon))
  }
}
