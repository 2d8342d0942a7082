/// Reading statistics of a range of days, with totals.
public struct ReadingStatistics: Hashable, Sendable {
  public let range: ReadingRange
  /// The calendar year or month, if the statistics are of one instead of a range; the current one
  /// up to today.
  public let period: ReadingPeriod?
  public let today: Day
  /// Totals of all books; for a period, of the books finished in it and, for the current one, of
  /// open books.
  public let totals: BookTotals
  public let streak: ReadingStreak
  /// Pages read today, even if today is outside the range.
  public let pagesToday: Int
  /// Pages of each day of the range, the earliest first; 0 for days without reading.
  public let pagesByDay: [DayPages]
  /// Pages of each month that overlaps the range, as a whole, the earliest first.
  public let pagesByMonth: [MonthPages]
  /// Finished readings of each month that overlaps the range, the earliest first.
  public let finishedByMonth: [MonthFinished]
  /// Categories with the most books first; those without books are left out.
  public let byCategory: [CategoryShare]
  /// Pages of the range by time of day; records without a time are left out.
  public let byTimeOfDay: [PartOfDay: Int]
  /// Number of books finished in the range without a record, whose pages are in none of the daily
  /// figures.
  public let finishedWithoutRecords: Int
  /// The book, if the statistics are of one; then totals, months and categories are empty.
  public let singleBook: BookInStatistics?

  /// A book with its total pages and days read.
  public struct BookInStatistics: Hashable, Sendable {
    public let book: Book
    public let pages: Int
    public let days: Int
  }

  public struct DayPages: Hashable, Sendable {
    public let day: Day
    public let pages: Int
    /// Whether a book without a known number of pages was read.
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
  /// Mean pages per day with reading, rounded; 0 without any. Other days do not count, because the
  /// user may not have recorded them.
  public var meanPages: Int { ReadingStatistics.meanPages(totalPages, over: daysRead) }

  public static func meanPages(_ pages: Int, over days: Int) -> Int {
    days == 0 ? 0 : (pages + days / 2) / days
  }
}

extension ReadingStatistics {
  /// The number of rated readings finished in these months, and their mean rating in tenths of a
  /// star, rounded; nil without any.
  public var meanRating: (count: Int, tenths: Int)? {
    let count = finishedByMonth.reduce(0) { $0 + $1.tally.rated }
    let halves = finishedByMonth.reduce(0) { $0 + $1.tally.halfStars }
    return count == 0 ? nil : (count, (halves * 5 + count / 2) / count)
  }
}

/// A calendar period for statistics.
public enum ReadingPeriod: Hashable, Sendable {
  case year(Int)
  case month(Month)

  /// Nil if the calendar does not have that year.
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

  /// The range that sets the level of detail: months for a year, days for a month.
  var range: ReadingRange {
    switch self {
    case .year: .year
    case .month: .twoWeeks
    }
  }
}

/// The range of days before today for statistics.
public enum ReadingRange: String, CaseIterable, Hashable, Sendable {
  case twoWeeks = "2w"
  case sixMonths = "6m"
  case year = "1y"

  /// Returns the days up to today: 14 days, or six or twelve months including the current one, so
  /// that the sum of the months equals that of the days.
  public func days(until today: Day) -> ClosedRange<Day> {
    let first =
      switch self {
      case .twoWeeks: today.adding(days: -13)
      case .sixMonths: today.calendarMonth.adding(months: -5).firstDay
      case .year: today.calendarMonth.adding(months: -11).firstDay
      }
    // The first supported days have no earlier ones.
    return min(first, today)...today
  }
}
