/// One reading of a book, from the day it was begun to the last page: what makes a book a goal.
public struct Reading: Hashable, Sendable {
  /// Counts up from 1 with every time the book is read again.
  public internal(set) var number: Int
  public internal(set) var startedOn: Day
  /// The first day that was entered, where a record lies before it; nil where it is the first.
  public internal(set) var enteredStart: Day?
  /// The day by which it is to be finished; nil where nobody set one.
  public internal(set) var targetOn: Day?
  public internal(set) var finishedOn: Day? { didSet { finishedSometime = false } }
  /// Whether it was finished on a day that nobody knows.
  public internal(set) var finishedSometime: Bool
  /// The page at which it began: 0, or where the user was when the book came from a file.
  public internal(set) var firstPage: Int
  /// The page reached, the first one at the start.
  public internal(set) var page: Int
  /// The day of the last record, and how many pages were read on it; nil without records.
  public internal(set) var lastRecord: ReadingDayMark?

  /// A reading as stored.
  public init(
    number: Int = 1, startedOn: Day, enteredStart: Day? = nil, targetOn: Day? = nil,
    finishedOn: Day? = nil, finishedSometime: Bool = false, firstPage: Int = 0, page: Int? = nil,
    lastRecord: ReadingDayMark? = nil
  ) {
    self.number = number
    self.startedOn = startedOn
    self.enteredStart = enteredStart
    self.targetOn = targetOn
    self.finishedOn = finishedOn
    self.finishedSometime = finishedSometime && finishedOn == nil
    self.firstPage = firstPage
    self.page = page ?? firstPage
    self.lastRecord = lastRecord
  }

  /// The first day; nil where nobody knows it, for which the first day that there is stands.
  public var knownStart: Day? { startedOn == .earliest ? nil : startedOn }

  public var isFinished: Bool { finishedOn != nil || finishedSometime }

  /// Takes from the first and the last of its records what follows from them: the page reached,
  /// the mark of the last one, and the first day.
  ///
  /// Without records a page that came from some falls back to the first one; a page that came from
  /// a file stays, because no record ever told it. It begins on the day that was entered, or on
  /// that of a record before it; once that is gone, on the one that was entered again.
  mutating func follow(first: ReadingRecord?, last: ReadingRecord?) {
    if let last {
      page = max(firstPage, last.page)
    } else if lastRecord != nil {
      page = firstPage
    }
    lastRecord = last.map { ReadingDayMark(day: $0.day, pages: $0.pages) }
    let entered = enteredStart ?? startedOn
    startedOn = min(entered, first?.day ?? entered, finishedOn ?? entered)
    enteredStart = startedOn == entered ? nil : entered
  }

  /// Takes the day of its first record for its start where nobody told any; of one that came from a
  /// file with pages read before its records, the start stays unknown.
  mutating func begin(with first: ReadingRecord?) {
    guard knownStart == nil, firstPage == 0, let first else { return }
    startedOn = first.day
  }

  /// How many pages were read on that day, if it is the last one with a record, else 0.
  public func pages(on day: Day) -> Int {
    lastRecord.map { $0.day == day ? $0.pages : 0 } ?? 0
  }

  /// How many of the pages of its book count as read: those up to the page reached, and all of
  /// them where it was finished and no page was ever noted.
  public func pagesRead(of pages: PageCount?) -> Int {
    isFinished && page == 0 ? pages?.value ?? 0 : page
  }

  /// From the first to the last day, both counted; nil until it is finished, and where nobody
  /// knows either.
  public var daysTaken: Int? {
    guard let finishedOn, let knownStart else { return nil }
    return max(1, finishedOn - knownStart + 1)
  }

  /// How many days before the target it was finished, negative after it; nil until it is, and
  /// without a target.
  public var daysAhead: Int? {
    guard let targetOn, let finishedOn else { return nil }
    return targetOn - finishedOn
  }
}

/// A day on which was read, and how many pages.
public struct ReadingDayMark: Hashable, Sendable {
  public let day: Day
  public let pages: Int

  public init(day: Day, pages: Int) {
    self.day = day
    self.pages = pages
  }
}
