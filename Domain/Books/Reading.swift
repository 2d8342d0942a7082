/// One reading of a book, from the day it was begun to the last page: what makes a book a goal.
public struct Reading: Hashable, Sendable {
  /// Counts up from 1 with every time the book is read again.
  public let number: Int
  public internal(set) var startedOn: Day
  /// The first day that was entered, where a record lies before it; nil where it is the first.
  public internal(set) var enteredStart: Day?
  public internal(set) var targetOn: Day
  public internal(set) var finishedOn: Day?
  /// The page at which it began: 0, or where the user was when the book came from a file.
  public let firstPage: Int
  /// The page reached, the first one at the start.
  public internal(set) var page: Int
  /// The day of the last record, and how many pages were read on it; nil without records.
  public internal(set) var lastRecord: ReadingDayMark?

  /// A reading as stored.
  public init(
    number: Int = 1, startedOn: Day, enteredStart: Day? = nil, targetOn: Day,
    finishedOn: Day? = nil, firstPage: Int = 0, page: Int? = nil,
    lastRecord: ReadingDayMark? = nil
  ) {
    self.number = number
    self.startedOn = startedOn
    self.enteredStart = enteredStart
    self.targetOn = targetOn
    self.finishedOn = finishedOn
    self.firstPage = firstPage
    self.page = page ?? firstPage
    self.lastRecord = lastRecord
  }

  public var isFinished: Bool { finishedOn != nil }

  /// How many pages were read on that day, if it is the last one with a record, else 0.
  public func pages(on day: Day) -> Int {
    lastRecord.map { $0.day == day ? $0.pages : 0 } ?? 0
  }

  /// From the first to the last day, both counted; nil until it is finished.
  public var daysTaken: Int? { finishedOn.map { max(1, $0 - startedOn + 1) } }

  /// How many days before the target it was finished, negative after it; nil until it is.
  public var daysAhead: Int? { finishedOn.map { targetOn - $0 } }
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
