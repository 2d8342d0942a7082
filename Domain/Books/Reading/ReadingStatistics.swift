/// What was read over a stretch of days, with what holds altogether.
public struct ReadingStatistics: Hashable, Sendable {
  public let range: ReadingRange
  /// The year or month of the calendar that they are of, in place of a range; up to today, of this
  /// one.
  public let period: ReadingPeriod?
  public let today: Day
  /// Those of all books; of a period what was finished in it and, in a present one, what is open.
  public let totals: BookTotals
  public let streak: ReadingStreak
  /// Pages read today, whether or not that is one of the range.
  public let pagesToday: Int
  /// Pages of each day of the range, the earliest first; days without reading have 0.
  public let pagesByDay: [DayPages]
  /// Pages of each month that the range touches, whole months, the earliest first.
  public let pagesByMonth: [MonthPages]
  /// What was finished in each month that the range touches, the earliest first.
  public let finishedByMonth: [MonthFinished]
  /// Those with the most books first; categories without books are left out.
  public let byCategory: [CategoryShare]
  /// Pages of the range by the time at which they were noted; what was noted without one is left
  /// out.
  public let byTimeOfDay: [PartOfDay: Int]
  /// How many books were finished in the range of which no day is noted: their pages are in none of
  /// the figures of days.
  public let unnoted: Int
  /// The book, where they are of one alone; they tell of no totals, months and categories then.
  public let only: OnlyBook?

  /// A book and what was ever read of it.
  public struct OnlyBook: Hashable, Sendable {
    public let book: Book
    public let pages: Int
    public let days: Int
  }

  public struct DayPages: Hashable, Sendable {
    public let day: Day
    public let pages: Int
    /// Whether something was read of a book without pages, in percent.
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

  public var allPages: Int { pagesByDay.reduce(0) { $0 + $1.pages } }
  public var daysRead: Int { pagesByDay.count(where: \.isRead) }
  /// Pages a day on which anything was noted, rounded; 0 without any. Of other days nobody knows
  /// that nothing was read.
  public var mean: Int { ReadingStatistics.mean(allPages, over: daysRead) }

  public static func mean(_ pages: Int, over days: Int) -> Int {
    days == 0 ? 0 : (pages + days / 2) / days
  }
}

extension ReadingStatistics {
  /// How many of the readings that were finished in the months have stars, and how many tenths of
  /// a star these are on average, rounded; nil where none has any.
  public var stars: (count: Int, tenths: Int)? {
    let count = finishedByMonth.reduce(0) { $0 + $1.tally.rated }
    let halves = finishedByMonth.reduce(0) { $0 + $1.tally.halfStars }
    return count == 0 ? nil : (count, (halves * 5 + count / 2) / count)
  }
}

/// A stretch of the calendar that an analysis is of.
public enum ReadingPeriod: Hashable, Sendable {
  case year(Int)
  case month(Month)

  /// Nil where there is no such year.
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

  /// By what it is told: a year by its months, a month by its days.
  var range: ReadingRange {
    switch self {
    case .year: .year
    case .month: .twoWeeks
    }
  }
}

/// How far back an analysis looks from today.
public enum ReadingRange: String, CaseIterable, Hashable, Sendable {
  case twoWeeks = "2w"
  case sixMonths = "6m"
  case year = "1y"

  /// The days up to today: 14 of them, or those of six or twelve months, of which this is the last
  /// one: so the sum of the months is that of the days.
  public func days(until today: Day) -> ClosedRange<Day> {
    let first =
      switch self {
      case .twoWeeks: today.adding(days: -13)
      case .sixMonths: today.calendarMonth.adding(months: -5).firstDay
      case .year: today.calendarMonth.adding(months: -11).firstDay
      }
    // On the first days that there are, nothing is as long ago.
    return min(first, today)...today
  }
}
