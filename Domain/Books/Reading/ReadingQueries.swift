/// Statistics about reading, of all books together or of one.
public struct ReadingQueries: UseCase, Sendable {
  let context: UseCaseContext

  public var today: Day { clock.today }

  /// Returns the statistics of a range of days that ends today.
  public func statistics(over range: ReadingRange = .twoWeeks) throws -> ReadingStatistics {
    let today = clock.today
    return try statistics(range, of: nil, on: range.days(until: today), today: today)
  }

  /// Returns the statistics of a calendar period; for the current one, up to today. Nil for a
  /// future one.
  public func statistics(of period: ReadingPeriod) throws -> ReadingStatistics? {
    let today = clock.today
    guard let days = period.days, days.lowerBound <= today else { return nil }
    return try statistics(
      period.range, of: period, on: days.lowerBound...min(days.upperBound, today), today: today)
  }

  private func statistics(
    _ range: ReadingRange, of period: ReadingPeriod?, on days: ClosedRange<Day>, today: Day
  ) throws -> ReadingStatistics {
    let months = days.lowerBound.calendarMonth...days.upperBound.calendarMonth
    return try store.read { repositories in
      let whole = months.lowerBound.firstDay...days.upperBound
      let read = try repositories.readingRecords.readingDays(whole)
      let finished = try repositories.books.finishedTallies(in: months)
      let runs = try repositories.readingRecords.consecutiveDayRanges()
      let isOver = days.upperBound < today
      var totals = try repositories.books.totals()
      if period != nil {
        let ended = try repositories.books.booksFinished(on: days)
        // Count only what was finished in the period. Open books count only in the current period.
        totals = BookTotals(
          open: isOver ? 0 : totals.open, finished: Set(ended.map(\.book)).count,
          readings: ended.count)
      }
      return ReadingStatistics(
        range: range, period: period, today: today, totals: totals,
        streak: streak(of: runs, on: period.map { _ in days }, today),
        pagesToday: isOver
          ? try repositories.readingRecords.readingDays(today...today).reduce(0) {
            $0 + $1.totalPages
          }
          : read.reduce(0) { $1.day == today ? $0 + $1.totalPages : $0 },
        pagesByDay: read.pagesOfEachDay(days), pagesByMonth: read.pagesOfEachMonth(in: months),
        finishedByMonth: months.allMonths.map {
          .init(month: $0, tally: finished[$0] ?? FinishedTally())
        },
        byCategory: period == nil ? try repositories.books.categoryTallies().categoryShares : [],
        byTimeOfDay: read.filter { days.contains($0.day) }
          .reduce(into: [:]) { $0.merge($1.pages, uniquingKeysWith: +) },
        finishedWithoutRecords: try repositories.books.countWithoutRecords(finishedOn: days),
        singleBook: nil)
    }
  }

  /// Returns the streaks: the longest one within these days, or of all days, and the current one.
  /// The current one may begin before these days; it is 0 if the period is over.
  private func streak(
    of runs: [ClosedRange<Day>], on days: ClosedRange<Day>?, _ today: Day
  ) -> ReadingStreak {
    let all = ReadingStreak(runs: runs, today: today)
    guard let days else { return all }
    let within = ReadingStreak(runs: runs.clampedRanges(days), today: days.upperBound)
    let current = days.upperBound < today ? 0 : all.current
    return ReadingStreak(current: current, longest: max(current, within.longest))
  }

  /// Returns the statistics of one book over all its readings. Without a range, uses the shortest
  /// one that contains all its records; if none does, a year. Throws
  /// ``DomainError/notFound(_:query:nearest:)``.
  public func statistics(
    of id: ID<Book>, over range: ReadingRange? = nil
  ) throws -> ReadingStatistics {
    let today = clock.today
    return try store.read { repositories in
      let book = try repositories.existing(id)
      let records = try repositories.readingRecords.list(of: id, in: 0..<Int.max)
      let read = records.filter { $0.pages > 0 && $0.day <= today }.pagesByDay
      let first = read.first?.day ?? today
      let range =
        range ?? ReadingRange.allCases.first { $0.days(until: today).lowerBound <= first } ?? .year
      let days = range.days(until: today)
      return ReadingStatistics(
        range: range, period: nil, today: today, totals: BookTotals(),
        streak: ReadingStreak(runs: read.map(\.day).consecutiveRanges, today: today),
        pagesToday: read.reduce(0) { $1.day == today ? $0 + $1.totalPages : $0 },
        pagesByDay: read.pagesOfEachDay(days),
        pagesByMonth: read.pagesOfEachMonth(
          in: days.lowerBound.calendarMonth...today.calendarMonth),
        finishedByMonth: [], byCategory: [],
        byTimeOfDay: read.filter { days.contains($0.day) }
          .reduce(into: [:]) { $0.merge($1.pages, uniquingKeysWith: +) },
        finishedWithoutRecords: 0,
        singleBook: .init(
          book: book, pages: read.reduce(0) { $0 + $1.totalPages }, days: read.count))
    }
  }

  /// Returns what was read on each of these days, in all books together.
  public func readDays(_ days: ClosedRange<Day>) throws -> ReadDays {
    ReadDays(try store.read { try $0.readingRecords.readingDays(days) })
  }

  /// Returns the records of that day with their books; the one with the most pages comes first.
  public func booksRead(on day: Day) throws -> [BookRead] {
    try store.read { repositories in
      try repositories.readingRecords.list(on: day).compactMap { record in
        try omittingInvalidRows {
          BookRead(book: try repositories.existing(record.book), record: record)
        }
      }
    }
  }

  public func streak() throws -> ReadingStreak {
    let today = clock.today
    return ReadingStreak(
      runs: try store.read { try $0.readingRecords.consecutiveDayRanges() }, today: today)
  }
}

public struct BookRead: Hashable, Sendable {
  public let book: Book
  public let record: ReadingRecord
}

extension [ReadingDay] {
  fileprivate func pagesOfEachDay(_ days: ClosedRange<Day>) -> [ReadingStatistics.DayPages] {
    let read = ReadDays(self)
    return (0...days.upperBound - days.lowerBound).map {
      let day = days.lowerBound.adding(days: $0)
      return .init(
        day: day, pages: read.pages[day] ?? 0, hasPercent: read.percentDays.contains(day))
    }
  }

  fileprivate func pagesOfEachMonth(in months: ClosedRange<Month>) -> [ReadingStatistics.MonthPages]
  {
    let pages = Dictionary(map { ($0.day.calendarMonth, $0.totalPages) }, uniquingKeysWith: +)
    return months.allMonths.map { .init(month: $0, pages: pages[$0] ?? 0) }
  }
}

extension [ReadingRecord] {
  /// The pages of each day, the earliest first.
  fileprivate var pagesByDay: [ReadingDay] {
    let days = reduce(into: [Day: ReadingDay]()) { days, record in
      var day = days[record.day] ?? ReadingDay(day: record.day, pages: [:])
      if let time = record.time {
        day.pages[PartOfDay(ofReadingAt: time), default: 0] += record.pages
      } else {
        day.untimedPages += record.pages
      }
      days[record.day] = day
    }
    return days.values.sorted { $0.day < $1.day }
  }
}

extension [Day] {
  /// The ranges of consecutive days. The days must be sorted.
  package var consecutiveRanges: [ClosedRange<Day>] {
    reduce(into: []) { runs, day in
      if let last = runs.last, last.upperBound.adding(days: 1) == day {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
  }
}

extension [ClosedRange<Day>] {
  /// Returns the ranges clamped to these days.
  fileprivate func clampedRanges(_ days: ClosedRange<Day>) -> [ClosedRange<Day>] {
    filter { $0.overlaps(days) }.map { $0.clamped(to: days) }
  }
}

extension ClosedRange<Month> {
  fileprivate var allMonths: [Month] {
    Array(sequence(first: lowerBound) { $0 < upperBound ? $0.adding(months: 1) : nil })
  }
}

extension [BookCategory: CategoryTally] {
  fileprivate var categoryShares: [ReadingStatistics.CategoryShare] {
    BookCategory.allCases.compactMap { category in
      self[category].map { .init(category: category, tally: $0) }
    }
    .enumerated()
    .sorted { ($1.element.tally.books, $0.offset) < ($0.element.tally.books, $1.offset) }
    .map(\.element)
  }
}
