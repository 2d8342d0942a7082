/// A birthday in the solar or the Korean lunar calendar.
public enum Birthday: Hashable, Sendable {
  /// Month and day, with the year if known.
  case solar(year: Int?, month: Int, day: Int)
  /// Month and day of the Korean lunar calendar, with its year if known.
  case lunar(year: Int?, month: Int, day: Int, isLeapMonth: Bool)

  /// Creates a solar birthday; throws ``DomainError/invalid(_:)`` if the day does not exist in that
  /// year. Without a year, 29 February is accepted.
  public static func solar(checking month: Int, _ day: Int, year: Int? = nil) throws -> Birthday {
    // 29 February is accepted without a year.
    guard Day(year: year ?? 2000, month: month, day: day) != nil else {
      throw DomainError.invalid(.birthday, .noSuchDate(year: year, month: month, day: day))
    }
    return .solar(year: year, month: month, day: day)
  }

  /// Creates a lunar birthday. Throws ``DomainError/invalid(_:)`` if the month of that year has no
  /// such day (without a year: if no month ever has), or if the year is outside the lunar
  /// calendar's table.
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

  /// Throws ``DomainError/invalid(_:)`` if the birth is after today.
  public func checkIsNotInFuture(today: Day) throws {
    guard let born = bornOn, born > today else { return }
    throw DomainError.invalid(.birthday, .inTheFuture(born, today: today))
  }

  /// The day of birth; nil if the year is unknown.
  private var bornOn: Day? {
    switch self {
    case .solar(let year, let month, let day):
      year.flatMap { Day(year: $0, month: month, day: day) }
    case .lunar(let year, let month, let day, let isLeap):
      year.flatMap { LunarDate(year: $0, month: month, day: day, isLeap: isLeap) }
        .map(KoreanLunarCalendar.day)
    }
  }

  /// Returns the age on the birthday celebrated on that day, in years of its calendar; negative
  /// before the birth, nil if the year of birth is unknown.
  public func age(on day: Day) -> Int? {
    switch self {
    case .solar(let year, _, _): year.map { day.year - $0 }
    case .lunar(let year, _, _, _):
      year.flatMap { year in KoreanLunarCalendar.lunarDate(of: day).map { $0.year - year } }
    }
  }

  /// The rule by which the birthday recurs on days that do not exist every year:
  ///
  /// - 29 February falls on the 28th in a common year,
  /// - a leap month falls on the regular month in a year without it,
  /// - the 30th of a lunar month falls on the 29th if the month is short.
  public var recurrence: Recurrence {
    var rule = Recurrence(.yearly)
    rule.skip = .backward
    switch self {
    case .solar(_, let month, let day): (rule.months, rule.monthDays) = ([.init(month)], [day])
    case .lunar(_, let month, let day, let isLeapMonth):
      rule.calendarScale = .dangi
      (rule.months, rule.monthDays) = ([.init(month, isLeap: isLeapMonth)], [day])
    }
    return rule
  }

  /// Returns the first day on or after the given one on which the birthday is celebrated; nil only
  /// past the end of the lunar calendar's table.
  public func next(from day: Day) -> Day? {
    let days = try? Repetition(recurrence, from: .day(day))
    return days?.occurrences(after: nil, limit: 1).times.first?.day
  }

  /// Returns all birthdays, without years, that may be celebrated on that day. A lunar one may fall
  /// on another day; check it with ``next(from:)``.
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
