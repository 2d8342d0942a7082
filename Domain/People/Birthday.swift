/// The day of the year on which somebody was born, by the sun or by the Korean moon.
public enum Birthday: Hashable, Sendable {
  /// Month and day, with the year when it is known.
  case solar(year: Int?, month: Int, day: Int)
  /// Month and day of the Korean lunar calendar, with its year when it is known.
  case lunar(year: Int?, month: Int, day: Int, isLeapMonth: Bool)

  /// Throws ``DomainError/invalid(_:)`` when no year, or not that year, has such a day.
  public static func solar(checking month: Int, _ day: Int, year: Int? = nil) throws -> Birthday {
    // Without a year, 29 February is a birthday like any other.
    guard Day(year: year ?? 2000, month: month, day: day) != nil else {
      throw DomainError.invalid(.birthday, .noSuchDate(year: year, month: month, day: day))
    }
    return .solar(year: year, month: month, day: day)
  }

  /// Throws ``DomainError/invalid(_:)`` when no lunar month, or not that of that year, has such a
  /// day, and for a year that the lunar calendar does not know.
  public static func lunar(
    checking month: Int, _ day: Int, isLeapMonth: Bool = false, year: Int? = nil
  ) throws -> Birthday {
    let hasYear = year.map { year in
      LunarDate(year: year, month: month, day: day, isLeap: isLeapMonth) != nil
    }
    guard (1...12).contains(month), (1...30).contains(day), hasYear ?? true else {
      throw DomainError.invalid(
        .birthday,
        .noSuchLunarDate(year: year, month: month, day: day, isLeapMonth: isLeapMonth))
    }
    return .lunar(year: year, month: month, day: day, isLeapMonth: isLeapMonth)
  }

  /// Throws ``DomainError/invalid(_:)`` when somebody born on that day is yet to be born.
  public func check(today: Day) throws {
    guard let born = bornOn, born > today else { return }
    throw DomainError.invalid(.birthday, .inTheFuture(born, today: today))
  }

  /// The day of birth; nil where the year is not known.
  private var bornOn: Day? {
    switch self {
    case .solar(let year, let month, let day):
      year.flatMap { Day(year: $0, month: month, day: day) }
    case .lunar(let year, let month, let day, let isLeap):
      year.flatMap { LunarDate(year: $0, month: month, day: day, isLeap: isLeap) }
        .map(KoreanLunarCalendar.day)
    }
  }

  /// How many birthdays lie between that of the birth and the one that is celebrated on that day,
  /// by the years of its calendar; less than none before the birth, nil where the year of birth is
  /// not known.
  public func years(on day: Day) -> Int? {
    switch self {
    case .solar(let year, _, _): year.map { day.year - $0 }
    case .lunar(let year, _, _, _):
      year.flatMap { year in KoreanLunarCalendar.lunarDate(of: day).map { $0.year - year } }
    }
  }

  /// By which it comes round: 29 February falls on the 28th in a common year, a leap month on the
  /// month it repeats when the year lacks it, the 30th of a short lunar month on its 29th.
  public var rule: Recurrence {
    var rule = Recurrence(.yearly)
    rule.skip = .backward
    switch self {
    case .solar(_, let month, let day): (rule.months, rule.monthDays) = ([.init(month)], [day])
    case .lunar(_, let month, let day, let isLeapMonth):
      rule.scale = .dangi
      (rule.months, rule.monthDays) = ([.init(month, isLeap: isLeapMonth)], [day])
    }
    return rule
  }

  /// The first day from the given one on, itself included, on which it is celebrated. Nil only
  /// where the lunar calendar's table ends.
  public func next(from day: Day) -> Day? {
    let days = try? Repetition(rule, from: .day(day))
    return days?.occurrences(after: nil, limit: 1).times.first?.day
  }

  /// All birthdays, their years left out, that may be celebrated on that day; of the moon's
  /// some are celebrated on another day, which ``next(from:)`` tells.
  public static func candidates(on day: Day) -> [Birthday] {
    var found = [Birthday.solar(year: nil, month: day.month, day: day.dayOfMonth)]
    if day.month == 2, day.dayOfMonth == 28, !Month.isLeap(day.year) {
      found.append(.solar(year: nil, month: 2, day: 29))
    }
    guard let moon = KoreanLunarCalendar.lunarDate(of: day) else { return found }
    for dayOfMonth in moon.day == 29 ? [29, 30] : [moon.day] {
      found.append(.lunar(year: nil, month: moon.month, day: dayOfMonth, isLeapMonth: false))
      found.append(.lunar(year: nil, month: moon.month, day: dayOfMonth, isLeapMonth: true))
    }
    return found
  }

  public var withoutYear: Birthday {
    switch self {
    case .solar(_, let month, let day): .solar(year: nil, month: month, day: day)
    case .lunar(_, let month, let day, let isLeap):
      .lunar(year: nil, month: month, day: day, isLeapMonth: isLeap)
    }
  }
}
