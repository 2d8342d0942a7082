/// Reading statistics of a range of days, and totals.
public struct ReadingStatistics: Hashable, Sendable {
  public let range: ReadingRange
  /// The calendar year or month, up to today for the current one; nil if the statistics are of a
  /// range of days before today.
  public let period: ReadingPeriod?
  public let today: Day
  /// Totals of all books. For a calendar period, only of the books finished in it; for the current
  /// one, of open books, too.
  public let totals: BookTotals
  public let streak: ReadingStreak
  /// Pages read today, even if today is outside the range.
  public let pagesToday: Int
  /// Pages of each day of the range, the earliest first; 0 for days without reading.
  public let pagesByDay: [DayPages]
  /// Pages of each month that overlaps the range, the earliest first. Each month is counted as a
  /// whole.
  public let pagesByMonth: [MonthPages]
  /// Finished readings of each month that overlaps the range, the earliest first.
  public let finishedByMonth: [MonthFinished]
  /// Categories with the most books first; those without books are left out.
  public let byCategory: [CategoryShare]
  /// Pages read in the range, by time of day; records without a time are left out.
  public let byTimeOfDay: [PartOfDay: Int]
  /// Number of books finished in the range without any record, whose pages thus are in none of the
  /// daily numbers.
  public let finishedWithoutRecords: Int
  /// The book, if the statistics are of a single one; totals, months and categories are then empty.
  public let singleBook: BookInStatistics?

  /// A book in statistics, with the total number of its pages and of days on which it was read.
  public struct BookInStatistics: Hashable, Sendable {
    public let book: Book
    public let pages: Int
    public let days: Int
  }

  public struct DayPages: Hashable, Sendable {
    public let day: Day
    public let pages: Int
    /// Whether a book with an unknown number of pages was read.
    public let hasPercent: Bool

    public var isRead: Bool { pages > 0 || hasPercent }
  }

  public struct MonthPages: Hashable, Sendable {
    public let month: Month
    public let pages: Int
  }

  public struct MonthFinished: Hashable, Sendable {
    public let month: Month
    public let tally: FinishedTally
  }

  public struct CategoryShare: Hashable, Sendable {
    public let category: BookCategory
    public let tally: CategoryTally
  }

  public var days: ClosedRange<Day> {
    guard let first = pagesByDay.first?.day, let last = pagesByDay.last?.day else {
      return today...today
    }
    return first...last
  }

  public var totalPages: Int { pagesByDay.reduce(0) { $0 + $1.pages } }
  public var daysRead: Int { pagesByDay.count(where: \.isRead) }
  /// Mean number of pages per day with reading, rounded; 0 if there is none. Other days do not
  /// count, since the user may not have recorded them.
  public var meanPages: Int { ReadingStatistics.meanPages(totalPages, over: daysRead) }

  public static func meanPages(_ pages: Int, over days: Int) -> Int {
    days == 0 ? 0 : (pages + days / 2) / days
  }
}

extension ReadingStatistics {
  /// The number of rated readings finished in these months, and their mean rating, rounded, in
  /// tenths of a star; nil if there are none.
  public var meanRating: (count: Int, tenths: Int)? {
    let count = finishedByMonth.reduce(0) { $0 + $1.tally.rated }
    let halves = finishedByMonth.reduce(0) { $0 + $1.tally.halfStars }
    return count == 0 ? nil : (count, (halves * 5 + count / 2) / count)
  }
}

/// A calendar year or month for statistics.
public enum ReadingPeriod: Hashable, Sendable {
  case year(Int)
  case month(Month)

  /// The days of the period; nil if the calendar does not have its year.
  var days: ClosedRange<Day>? {
    switch self {
    case .month(let month): month.firstDay...month.lastDay
    case .year(let year):
      if let first = Month(year: year, month: 1), let last = Month(year: year, month: 12) {
        first.firstDay...last.lastDay
      } else {
        nil
      }
    }
  }

  /// The range with the level of detail to use: months for a year, days for a month.
  var range: ReadingRange {
    switch self {
    case .year: .year
    case .month: .twoWeeks
    }
  }
}

/// A range of days that ends today, for statistics.
public enum ReadingRange: String, CaseIterable, Hashable, Sendable {
  case twoWeeks = "2w"
  case sixMonths = "6m"
  case year = "1y"

  /// Returns the days up to today: 14 days, or the last six or twelve months with the current one.
  /// Only complete months are used, so that the sums of months and of days are equal.
  public func days(until today: Day) -> ClosedRange<Day> {
    let first =
      switch self {
      case .twoWeeks: today.adding(days: -13)
      case .sixMonths: today.calendarMonth.adding(months: -5).firstDay
      case .year: today.calendarMonth.adding(months: -11).firstDay
      }
    // On the first supported days, there are no earlier ones.
    return min(first, today)...today
  }
}
