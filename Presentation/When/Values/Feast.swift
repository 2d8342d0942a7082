import HearthDomain

/// Feast or holiday with the rules for its day in each year.
struct Feast: Hashable, Sendable {
  indirect enum Rule: Hashable, Sendable {
    case date(month: Int, day: Int)
    case weekday(Weekday, ordinal: Int, month: Int)
    /// Number of days after Easter Sunday.
    case easter(Int)
    case lunar(month: Int, day: Int)
    case term(SolarTerm)
    /// Number of days after the day of another rule.
    case after(Rule, days: Int)
    /// Last such weekday before a date, excluding the date itself.
    case weekdayBefore(Weekday, month: Int, day: Int)
  }

  /// Rules by country code; the rule under the empty key applies to all other countries.
  let rules: [String: Rule]

  /// Distinct rules, those of more countries first.
  var alternatives: [Rule] {
    var counts: [Rule: Int] = [:]
    for rule in rules.values { counts[rule, default: 0] += 1 }
    var result: [Rule] = []
    for (_, rule) in rules.sorted(by: { ($0.key) > ($1.key) }) where !result.contains(rule) {
      result.append(rule)
    }
    return result.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
  }

  /// Returns the rule for a country; nil if the feast has several rules and none applies there.
  func rule(in country: String?) -> Rule? {
    if let country, let rule = rules[country] { return rule }
    if let rule = rules[""] { return rule }
    return Set(rules.values).count == 1 ? rules.values.first : nil
  }
}

extension Feast.Rule {
  /// Returns the days in a year, in order; a lunar date can occur twice or never in a year.
  func days(inYear year: Int) -> [Day] {
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
    }
  }
}

extension LunarMonthDay {
  /// Returns the days of a solar year on which the lunar date is observed, by the rules for
  /// birthdays: the 29th in a month without a 30th, the plain month in a year without the leap
  /// month.
  func days(inYear year: Int) -> [Day] {
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
  func day(_ ordinal: Int, _ weekday: Weekday) -> Day? {
    let day =
      ordinal > 0
      ? firstDay.upcoming(weekday).adding(days: 7 * (ordinal - 1))
      : lastDay.latest(weekday).adding(days: 7 * (ordinal + 1))
    return day.calendarMonth == self ? day : nil
  }

  /// Returns the nth day from Monday to Friday of the month, counted from the end if negative; nil
  /// if there is none.
  func workday(_ ordinal: Int) -> Day? {
    let days = (1...length).compactMap { day($0) }.filter(\.isWorkday)
    let index = ordinal > 0 ? ordinal - 1 : days.count + ordinal
    return days.indices.contains(index) ? days[index] : nil
  }
}

extension Day {
  var isWorkday: Bool { weekday.rawValue <= Weekday.friday.rawValue }
}
