import HearthDomain

/// A zone as POSIX writes it in `TZ`: `KST-9`, `EST5EDT,M3.2.0,M11.1.0`, `<+09>-9`.
///
/// Times of change beyond a day (`/-1`, `/26`) are read too, as version 3 of TZif has them.
struct POSIXZone: Hashable, Sendable {
  /// Seconds east of UTC while the clock is not changed for the season.
  let standardOffset: Int
  let season: Season?

  /// How far from UTC a zone can be, in seconds: a day.
  static let offsets = -86_400...86_400

  /// The part of the year in which the clock is changed.
  struct Season: Hashable, Sendable {
    let offset: Int
    let start: Change
    let end: Change
  }

  /// Seconds east of UTC so many seconds after 1970.
  func offset(atSecond second: Int) -> Int {
    guard let season else { return standardOffset }
    let year = Day(clampingNumber: floorDivide(second, by: 86_400)).year
    var latest: (second: Int, offset: Int)?
    for year in year - 1...year + 1 {
      // The end comes first: where a season ends as the next begins, it lasts the whole year.
      let end = season.end.second(in: year).map { ($0 - season.offset, standardOffset) }
      let start = season.start.second(in: year).map { ($0 - standardOffset, season.offset) }
      for case (let moment, let offset)? in [end, start] where moment <= second {
        if moment >= latest?.second ?? .min { latest = (moment, offset) }
      }
    }
    return latest?.offset ?? standardOffset
  }

  /// A day of every year and the time on it at which a clock is changed.
  struct Change: Hashable, Sendable {
    let date: Date
    /// Seconds after midnight; may lie days before or after it.
    let time: Int

    /// Seconds after 1970 on the wall clock; nil beyond the calendar.
    func second(in year: Int) -> Int? {
      date.dayNumber(in: year).map { $0 * 86_400 + time }
    }
  }

  enum Date: Hashable, Sendable {
    /// `M3.2.0`: the second Sunday in March; the fifth is the last.
    case weekday(month: Int, week: Int, weekday: Int)
    /// `J60`: the first of March, whether or not there is a 29th of February.
    case dayWithoutLeapDay(Int)
    /// `59`: so many days after the first of January.
    case daysAfterNewYear(Int)

    /// Days since 1970; nil beyond the calendar.
    func dayNumber(in year: Int) -> Int? {
      guard let newYear = Day(year: year, month: 1, day: 1)?.number else { return nil }
      switch self {
      case .dayWithoutLeapDay(let day):
        return newYear + day - 1 + (Month.isLeap(year) && day >= 60 ? 1 : 0)
      case .daysAfterNewYear(let days): return newYear + days
      case .weekday(let month, let week, let weekday):
        guard let month = Month(year: year, month: month) else { return nil }
        let first = month.firstDay.number
        // 1970 began on a Thursday, the fourth day after a Sunday.
        let firstWeekday = floorModulo(first + 4, by: 7)
        let day = floorModulo(weekday - firstWeekday, by: 7) + (week - 1) * 7
        return first + (day < month.length ? day : day - 7)
      }
    }
  }
}

/// The quotient rounded down.
func floorDivide(_ number: Int, by divisor: Int) -> Int {
  let quotient = number / divisor
  return number % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder that is never negative.
func floorModulo(_ number: Int, by divisor: Int) -> Int {
  let remainder = number % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
