/// A count of days since a first one, which is day 1.
public struct DayCount: Hashable, Sendable {
  /// A day that is remembered.
  public enum Milestone: Hashable, Sendable {
    /// A multiple of a hundred days.
    case days(Int)
    case years(Int)
  }

  public let first: Day

  public init(since first: Day) {
    self.first = first
  }

  /// Returns the number of the day; nil before the first one.
  public func number(of day: Day) -> Int? {
    day < first ? nil : day - first + 1
  }

  /// Returns the next hundredth day and the next anniversary, from that day on, sorted by day.
  public func milestones(from day: Day) -> [(milestone: Milestone, day: Day)] {
    let hundreds = 100 * max(1, (day - first + 100) / 100)
    let passed = max(1, day.year - first.year)
    let years = anniversary(passed) < day ? passed + 1 : passed
    return [
      (Milestone.days(hundreds), first.adding(days: hundreds - 1)),
      (.years(years), anniversary(years)),
    ].sorted { $0.1 < $1.1 }
  }

  private func anniversary(_ years: Int) -> Day { first.adding(months: 12 * years) }
}
