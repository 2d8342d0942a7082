/// The Korean lunar calendar for the years 1900 to 2100.
///
/// Until 2050, it is the calendar published by the Korea Astronomy and Space Science Institute.
/// Later years are computed by its rules, from new moons in Korean time.
public enum KoreanLunarCalendar {
  public static let years = 1900...2100

  /// Returns the lunar date of the day; nil before 1900-01-31 and after 2101-01-28.
  public static func lunarDate(of day: Day) -> LunarDate? {
    let years = [day.year, day.year - 1].lazy.compactMap(LunarYear.init)
    guard let year = years.first(where: { $0.newYear <= day }) else { return nil }
    var rest = day - year.newYear
    for place in 0..<year.monthCount {
      let length = year.length(at: place)
      if rest < length {
        let (month, isLeap) = year.month(at: place)
        return LunarDate(known: year.number, month, rest + 1, isLeap)
      }
      rest -= length
    }
    return nil
  }

  public static func day(of date: LunarDate) -> Day {
    guard let year = LunarYear(date.year),
      let place = year.index(ofMonth: date.month, isLeap: date.isLeap)
    else { return .latest }
    let before = (0..<place).reduce(0) { $0 + year.length(at: $1) }
    return year.newYear.adding(days: before + date.day - 1)
  }

  /// Returns the length of the month, 29 or 30 days; nil if the year has no such month.
  public static func length(ofMonth month: Int, isLeap: Bool = false, year: Int) -> Int? {
    guard let year = LunarYear(year), let place = year.index(ofMonth: month, isLeap: isLeap) else {
      return nil
    }
    return year.length(at: place)
  }

  /// Returns the month after which the year has a leap month; nil if it has none.
  public static func leapMonth(ofYear year: Int) -> Int? {
    LunarYear(year)?.leapMonth
  }
}
