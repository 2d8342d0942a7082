/// What a report tells of: a whole year, or a month.
public struct ReportPeriod: Hashable, Sendable {
  public let months: ClosedRange<Month>

  public init(_ month: Month) {
    months = month...month
  }

  /// That year, or nil outside the years 1 to 9999.
  public init?(year: Int) {
    guard let first = Month(year: year, month: 1), let last = Month(year: year, month: 12) else {
      return nil
    }
    months = first...last
  }

  public var isYear: Bool { months.lowerBound < months.upperBound }
  public var year: Int { months.lowerBound.year }
  public var days: ClosedRange<Day> { months.lowerBound.firstDay...months.upperBound.lastDay }

  /// Its months, the earliest first.
  public var allMonths: [Month] {
    Array(
      sequence(first: months.lowerBound) { month in
        month < months.upperBound ? month.adding(months: 1) : nil
      })
  }
}

extension ReportPeriod: CustomStringConvertible {
  /// `2026`, `2026-11`.
  public var description: String { isYear ? year.digits(4) : months.lowerBound.description }
}
