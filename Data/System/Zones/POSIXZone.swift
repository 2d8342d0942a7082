import HearthDomain

/// A zone given as a POSIX `TZ` string, such as `KST-9`, `EST5EDT,M3.2.0,M11.1.0` or `<+09>-9`.
///
/// A change may be at a time before or after its day (`/-1`, `/26`), as in TZif version 3.
struct POSIXZone: Hashable, Sendable {
  /// Standard offset in seconds east of UTC.
  let standardOffset: Int
  let season: Season?

  /// Valid offsets, in seconds.
  static let validOffsets = -86_400...86_400

  /// Daylight saving time: its offset, and when it starts and ends each year.
  struct Season: Hashable, Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  /// Returns the offset in seconds east of UTC at the second, counted from the beginning of 1970.
  func offset(atSecond second: Int) -> Int {
    guard let season else { return standardOffset }
    let year = Day(clampingNumber: floorDivide(second, by: 86_400)).year
    var latest: (second: Int, offset: Int)?
    for year in year - 1...year + 1 {
      // List the end before the start: if a season ends just as the next one begins, daylight
      // saving time lasts all year.
      let end = season.end.second(in: year).map { ($0 - season.offset, standardOffset) }
      let start = season.start.second(in: year).map { ($0 - standardOffset, season.offset) }
      for case (let moment, let offset)? in [end, start] where moment <= second {
        if moment >= latest?.second ?? .min { latest = (moment, offset) }
      }
    }
    return latest?.offset ?? standardOffset
  }

  /// A yearly change of the clock: on which day, and at what time.
  struct Change: Hashable, Sendable {
    let date: Date
    /// Time in seconds after midnight. May be negative or longer than a day.
    let time: Int

    /// Returns the local time of the change in that year, in seconds since 1970; nil if it is
    /// outside of the calendar.
    func second(in year: Int) -> Int? {
      date.dayNumber(in: year).map { $0 * 86_400 + time }
    }
  }

  enum Date: Hashable, Sendable {
    /// A weekday of a month: `M3.2.0` is the second Sunday in March. Week 5 is the last one.
    case weekday(month: Int, week: Int, weekday: Int)
    /// A day counted without 29 February: `J60` is 1 March in every year.
    case dayWithoutLeapDay(Int)
    /// The number of days after 1 January: `59`.
    case daysAfterNewYear(Int)

    /// Returns the day in that year, in days since 1970; nil if it is outside of the calendar.
    func dayNumber(in year: Int) -> Int? {
      guard let newYear = Day(year: year, month: 1, day: 1)?.number else { return nil }
      switch self {
      case .dayWithoutLeapDay(let day):
        return newYear + day - 1 + (Month.isLeap(year) && day >= 60 ? 1 : 0)
      case .daysAfterNewYear(let days): return newYear + days
      case .weekday(let month, let week, let weekday):
        guard let month = Month(year: year, month: month) else { return nil }
        let first = month.firstDay.number
        // January 1, 1970 was a Thursday, four days after a Sunday.
        let firstWeekday = floorModulo(first + 4, by: 7)
        let day = floorModulo(weekday - firstWeekday, by: 7) + (week - 1) * 7
        return first + (day < month.length ? day : day - 7)
      }
    }
  }
}

/// Returns the quotient rounded down.
func floorDivide(_ number: Int, by divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}

/// Returns the remainder, which is never negative.
func floorModulo(_ number: Int, by divisor: Int) -> Int {
  let remainder = number % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
