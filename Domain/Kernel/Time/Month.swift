/// A month of a year between 1 and 9999.
public struct Month: Hashable, Comparable, Sendable {
  public let year: Int
  public let month: Int

  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  public init(containing day: Day) {
    year = day.year
    month = day.month
  }

  private init(clampingIndex index: Int) {
    let bounded = min(max(index, 12), 9999 * 12 + 11)
    year = bounded / 12
    month = bounded % 12 + 1
  }

  /// Number of days.
  public var length: Int {
    switch month {
    case 2: Month.isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public var firstDay: Day { day(1) ?? .earliest }
  public var lastDay: Day { day(length) ?? .latest }

  /// Returns the day of the month; nil if it does not exist.
  public func day(_ dayOfMonth: Int) -> Day? {
    Day(year: year, month: month, day: dayOfMonth)
  }

  /// Returns the month after this many months, clamped to the supported range.
  public func adding(months: Int) -> Month {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    return Month(clampingIndex: overflow ? (months > 0 ? .max : .min) : sum)
  }

  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  public static func < (left: Month, right: Month) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension Month: CustomStringConvertible {
  /// The month as `YYYY-MM`.
  public var description: String { "\(year.digits(4))-\(month.digits(2))" }
}
