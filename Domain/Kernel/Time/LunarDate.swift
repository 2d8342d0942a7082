/// A date of the Korean lunar calendar that exists.
public struct LunarDate: Hashable, Sendable {
  public let year: Int
  /// Number of the month, 1 to 12. A leap month has the number of the month before it.
  public let month: Int
  /// Day of the month, from 1 to 29 or 30.
  public let day: Int
  public let isLeap: Bool

  /// Creates a date; nil if the year has no such month, the month has no such day, or the year is
  /// outside ``KoreanLunarCalendar/years``.
  public init?(year: Int, month: Int, day: Int, isLeap: Bool = false) {
    guard let length = KoreanLunarCalendar.length(ofMonth: month, isLeap: isLeap, year: year),
      (1...length).contains(day)
    else { return nil }
    self.init(known: year, month, day, isLeap)
  }

  /// Returns the date on which a birthday is celebrated in the lunar year. If the year lacks the
  /// leap month, that is in the regular month; if the month has no 30th, on the 29th. Nil for a
  /// date that no year has, and for unknown years.
  public static func anniversary(
    month: Int, day: Int, isLeap: Bool = false, inYear year: Int
  ) -> LunarDate? {
    guard (1...30).contains(day) else { return nil }
    let keepsLeap = isLeap && KoreanLunarCalendar.leapMonth(ofYear: year) == month
    return LunarDate(year: year, month: month, day: day, isLeap: keepsLeap)
      ?? LunarDate(year: year, month: month, day: min(day, 29), isLeap: keepsLeap)
  }

  init(known year: Int, _ month: Int, _ day: Int, _ isLeap: Bool) {
    self.year = year
    self.month = month
    self.day = day
    self.isLeap = isLeap
  }
}

extension LunarDate: CustomStringConvertible {
  /// The date as `YYYY-MM-DD`, with `leap-` before a leap month.
  public var description: String {
    "\(year.digits(4))-\(isLeap ? "leap-" : "")\(month.digits(2))-\(day.digits(2))"
  }
}
