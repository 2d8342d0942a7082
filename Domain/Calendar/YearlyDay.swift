/// Rule for a day of each year, such as that of a feast.
package indirect enum YearlyDay: Hashable, Sendable {
  case date(month: Int, day: Int)
  case weekday(Weekday, ordinal: Int, month: Int)
  /// Number of days after Easter Sunday.
  case easter(Int)
  case lunar(month: Int, day: Int)
  case term(SolarTerm)
  /// Number of days after the day of another rule.
  case after(YearlyDay, days: Int)
  /// Last such weekday before a date, excluding the date itself.
  case weekdayBefore(Weekday, month: Int, day: Int)
  /// A date if it falls on the weekday, else the day of another rule.
  case dateOn(Weekday, month: Int, day: Int, otherwise: YearlyDay)

  /// Returns the days in a year, in order; a lunar date can occur twice or never in a year.
  package func days(inYear year: Int) -> [Day] {
    switch self {
    case .date(let month, let day):
      return Day(year: year, month: month, day: day).map { [$0] } ?? []
    case .weekday(let weekday, let ordinal, let month):
      return Month(year: year, month: month)?.day(ordinal, weekday).map { [$0] } ?? []
    case .easter(let days):
      return Day.easter(inYear: year).map { [$0.adding(days: days)] } ?? []
    case .lunar(let month, let day):
      return LunarMonthDay(month: month, day: day).days(inYear: year)
    case .term(let term):
      return term.day(inYear: year).map { [$0] } ?? []
    case .after(let rule, let days):
      return rule.days(inYear: year).map { $0.adding(days: days) }
    case .weekdayBefore(let weekday, let month, let day):
      return Day(year: year, month: month, day: day)
        .map { [$0.adding(days: -1).latest(weekday)] } ?? []
    case .dateOn(let weekday, let month, let day, let otherwise):
      return Day(year: year, month: month, day: day).flatMap { $0.weekday == weekday ? [$0] : nil }
        ?? otherwise.days(inYear: year)
    }
  }
}

/// Month and day of the Korean lunar calendar; month 0 means every month.
package struct LunarMonthDay: Hashable, Sendable {
  package let month: Int
  package let day: Int
  package var isLeap: Bool

  package init(month: Int, day: Int, isLeap: Bool = false) {
    (self.month, self.day, self.isLeap) = (month, day, isLeap)
  }

  /// Returns the days of a solar year on which the lunar date is observed, by the rules for
  /// birthdays: the 29th in a month without a 30th, the plain month in a year without the leap
  /// month.
  package func days(inYear year: Int) -> [Day] {
    let months = month == 0 ? Array(1...12) : [month]
    return [year - 1, year].flatMap { lunarYear in
      months.compactMap { month in
        LunarDate.anniversary(month: month, day: day, isLeap: isLeap, inYear: lunarYear)
          .map(KoreanLunarCalendar.day)
      }
    }.filter { $0.year == year }
  }
}

extension Month {
  /// Returns the nth such weekday of the month, counted from the end if negative; nil if there is
  /// none.
  package func day(_ ordinal: Int, _ weekday: Weekday) -> Day? {
    let day =
      ordinal > 0
      ? firstDay.upcoming(weekday).adding(days: 7 * (ordinal - 1))
      : lastDay.latest(weekday).adding(days: 7 * (ordinal + 1))
    return day.calendarMonth == self ? day : nil
  }
}
