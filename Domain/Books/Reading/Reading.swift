/// One reading of a book, from its first day to the last page. A book with a reading is a goal.
public struct Reading: Hashable, Sendable {
  /// Maximum number of readings of a book.
  package static let most = 1_000_000

  /// Pages that a reading can be at.
  package static let reachable = 0...PageCount.acceptedRange.upperBound

  /// Starts at 1 and increases each time the book is read again.
  public internal(set) var number: Int
  public internal(set) var startedOn: Day
  /// The first day that the user entered, if a record is earlier, so that ``startedOn`` differs;
  /// otherwise nil.
  public internal(set) var enteredStart: Day?
  /// The day by which the user wants to finish; nil if there is none.
  public internal(set) var targetOn: Day?
  public internal(set) var finishedOn: Day? { didSet { isFinishedOnUnknownDay = false } }
  /// Whether the reading was finished on an unknown day.
  public internal(set) var isFinishedOnUnknownDay: Bool
  /// Page at the start: 0, or the page that an imported file states.
  public internal(set) var firstPage: Int
  /// The page reached; ``firstPage`` at the start.
  public internal(set) var page: Int
  /// The day and pages of the last record; nil without records.
  public internal(set) var lastRecord: RecordedDayPages?

  /// Creates a reading from its stored fields.
  public init(
    number: Int = 1, startedOn: Day, enteredStart: Day? = nil, targetOn: Day? = nil,
    finishedOn: Day? = nil, finishedSometime: Bool = false, firstPage: Int = 0, page: Int? = nil,
    lastRecord: RecordedDayPages? = nil
  ) {
    self.number = number
    self.startedOn = startedOn
    self.enteredStart = enteredStart
    self.targetOn = targetOn
    self.finishedOn = finishedOn
    self.isFinishedOnUnknownDay = finishedSometime && finishedOn == nil
    self.firstPage = firstPage
    self.page = page ?? firstPage
    self.lastRecord = lastRecord
  }

  /// The first day; nil if it is unknown. ``startedOn`` is then the earliest day.
  public var knownStart: Day? { startedOn == .earliest ? nil : startedOn }

  public var isFinished: Bool { finishedOn != nil || isFinishedOnUnknownDay }

  /// Updates the page reached, the last record and the first day from the first and last record.
  ///
  /// - Page: without records, a page that came from records returns to the first page; one that
  ///   came from a file stays.
  /// - First day: the entered day, or that of an earlier record. If that record is removed, the
  ///   entered day applies again.
  mutating func updateFromRecords(first: ReadingRecord?, last: ReadingRecord?) {
    if let last {
      page = max(firstPage, last.page)
    } else if lastRecord != nil {
      page = firstPage
    }
    lastRecord = last.map { RecordedDayPages(day: $0.day, pages: $0.pages) }
    let entered = enteredStart ?? startedOn
    startedOn = min(entered, first?.day ?? entered, finishedOn ?? entered)
    enteredStart = startedOn == entered ? nil : entered
  }

  /// Sets an unknown first day to that of the first record, unless a file states pages that were
  /// read before the records.
  mutating func setUnknownStart(with first: ReadingRecord?) {
    guard knownStart == nil, firstPage == 0, let first else { return }
    startedOn = first.day
  }

  /// Returns the pages read on that day if it is the day of the last record; otherwise 0.
  public func pages(on day: Day) -> Int {
    lastRecord.map { $0.day == day ? $0.pages : 0 } ?? 0
  }

  /// Returns the number of pages that count as read: those up to the page reached. If the reading
  /// is finished but has no page, all pages.
  public func pagesRead(of pages: PageCount?) -> Int {
    isFinished && page == 0 ? pages?.value ?? 0 : page
  }

  /// Number of days from the first to the last, inclusive; nil if either is unknown or the reading
  /// is open.
  public var daysSpent: Int? {
    guard let finishedOn, let knownStart else { return nil }
    return max(1, finishedOn - knownStart + 1)
  }

  /// Number of days from finishing to the target, negative if it was finished late. Nil if the
  /// reading is open or has no target.
  public var daysBeforeTarget: Int? {
    guard let targetOn, let finishedOn else { return nil }
    return targetOn - finishedOn
  }
}

public struct RecordedDayPages: Hashable, Sendable {
  public let day: Day
  public let pages: Int

  public init(day: Day, pages: Int) {
    self.day = day
    self.pages = pages
  }
}
