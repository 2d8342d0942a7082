/// Period of a report: a year, a month or a week.
public struct ReportPeriod: Hashable, Sendable {
  public enum Length: Hashable, Sendable {
    case week
    case month
    case year
  }

  public let length: Length
  public let days: ClosedRange<Day>

  public init(_ month: Month) {
    length = .month
    days = month.firstDay...month.lastDay
  }

  /// Creates the period of a year; nil outside the years 1 to 9999.
  public init?(year: Int) {
    guard let first = Month(year: year, month: 1), let last = Month(year: year, month: 12) else {
      return nil
    }
    length = .year
    days = first.firstDay...last.lastDay
  }

  /// Creates a period from its days; nil unless they are a whole year, a whole month, or seven
  /// days.
  public init?(_ days: ClosedRange<Day>) {
    let first = days.lowerBound
    if days == ReportPeriod(first.calendarMonth).days {
      length = .month
    } else if days == ReportPeriod(year: first.year)?.days {
      length = .year
    } else if days.upperBound - first == 6 {
      length = .week
    } else {
      return nil
    }
    self.days = days
  }

  /// The months of the period, the earliest first.
  public var allMonths: [Month] {
    let last = days.upperBound.calendarMonth
    return Array(
      sequence(first: days.lowerBound.calendarMonth) { month in
        month < last ? month.adding(months: 1) : nil
      })
  }
}

extension ReportPeriod: CustomStringConvertible {
  /// Text such as `2026`, `2026-11`, or `2026-11-16/2026-11-22`.
  public var description: String {
    switch length {
    case .year: days.lowerBound.year.digits(4)
    case .month: days.lowerBound.calendarMonth.description
    case .week: "\(days.lowerBound)/\(days.upperBound)"
    }
  }
}
