/// Reads what was read when, of all books together.
public struct ReadingQueries: Sendable {
  let store: any Store
  let clock: LocalClock

  public var today: Day { clock.today }

  /// The figures of that stretch of days up to today.
  public func statistics(over range: ReadingRange = .twoWeeks) throws -> ReadingStatistics {
    let today = clock.today
    let days = range.days(until: today)
    let months = days.lowerBound.calendarMonth...today.calendarMonth
    return try store.read { repositories in
      let whole = months.lowerBound.firstDay...today
      let read = try repositories.readingRecords.days(whole)
      let finished = try repositories.books.finished(in: months)
      return ReadingStatistics(
        range: range, today: today, totals: try repositories.books.totals(),
        streak: ReadingStreak(runs: try repositories.readingRecords.runs(), today: today),
        pagesByDay: read.filledDays(days), pagesByMonth: read.sums(in: months),
        finishedByMonth: months.all.map {
          .init(month: $0, tally: finished[$0] ?? FinishedTally())
        },
        byCategory: try repositories.books.categories().shares,
        byTimeOfDay: read.filter { days.contains($0.day) }
          .reduce(into: [:]) { $0.merge($1.pages, uniquingKeysWith: +) })
    }
  }

  /// Pages of each of these days; days without reading are left out.
  public func pages(on days: ClosedRange<Day>) throws -> [Day: Int] {
    let read = try store.read { try $0.readingRecords.days(days) }
    return Dictionary(uniqueKeysWithValues: read.map { ($0.day, $0.allPages) })
  }

  /// What was read on that day of which book, most pages first.
  public func reads(on day: Day) throws -> [BookRead] {
    try store.read { repositories in
      try repositories.readingRecords.list(on: day).compactMap { record in
        try leavingOutInvalid {
          BookRead(book: try repositories.existing(record.book), record: record)
        }
      }
    }
  }

  public func streak() throws -> ReadingStreak {
    let today = clock.today
    return ReadingStreak(runs: try store.read { try $0.readingRecords.runs() }, today: today)
  }
}

/// What was read of a book on a day.
public struct BookRead: Hashable, Sendable {
  public let book: Book
  public let record: ReadingRecord
}

extension [ReadingDay] {
  fileprivate func filledDays(_ days: ClosedRange<Day>) -> [ReadingStatistics.DayPages] {
    let pages = Dictionary(map { ($0.day, $0.allPages) }, uniquingKeysWith: +)
    return (0...days.upperBound - days.lowerBound).map {
      let day = days.lowerBound.adding(days: $0)
      return .init(day: day, pages: pages[day] ?? 0)
    }
  }

  fileprivate func sums(in months: ClosedRange<Month>) -> [ReadingStatistics.MonthPages] {
    let pages = Dictionary(map { ($0.day.calendarMonth, $0.allPages) }, uniquingKeysWith: +)
    return months.all.map { .init(month: $0, pages: pages[$0] ?? 0) }
  }
}

extension ClosedRange<Month> {
  fileprivate var all: [Month] {
    Array(sequence(first: lowerBound) { $0 < upperBound ? $0.adding(months: 1) : nil })
  }
}

extension [BookCategory: CategoryTally] {
  fileprivate var shares: [ReadingStatistics.CategoryShare] {
    BookCategory.allCases.compactMap { category in
      self[category].map { .init(category: category, tally: $0) }
    }
    .enumerated()
    .sorted { ($1.element.tally.books, $0.offset) < ($0.element.tally.books, $1.offset) }
    .map(\.element)
  }
}
