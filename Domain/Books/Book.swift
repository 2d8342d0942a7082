/// A book of the user: being read, finished, a favourite, or kept for later.
public struct Book: Hashable, Sendable {
  public internal(set) var id: ID<Book>
  public internal(set) var details: BookDetails
  /// The current or last reading; nil for a book that is not a reading goal.
  public internal(set) var reading: Reading?
  /// The colours of the book's progress bar and cards.
  public internal(set) var theme: CardTheme
  /// The rating of the current or last reading.
  public internal(set) var rating: Rating?
  /// Moment at which the book became a favourite; nil if it is not one.
  public internal(set) var favouriteSince: Instant?
  /// Position in the manual order, ascending; unique.
  public internal(set) var position: Int
  /// Totals of all readings other than the current one.
  public internal(set) var earlierReadings: EarlierReadings
  /// Number of its saved sentences.
  public internal(set) var sentenceCount: Int
  public internal(set) var addedAt: Instant

  /// Accepted positions in the manual order, before and after 0; far more than anybody has books.
  package static let validPositions = -1_099_511_627_776...1_099_511_627_776

  /// Creates a book from its stored fields.
  public init(
    id: ID<Book>, details: BookDetails, reading: Reading? = nil, theme: CardTheme = .riceCake,
    rating: Rating? = nil, favouriteSince: Instant? = nil, place: Int = 0,
    earlier: EarlierReadings = .none, sentenceCount: Int = 0, addedAt: Instant
  ) {
    self.id = id
    self.details = details
    self.reading = reading
    self.theme = theme
    self.rating = rating
    self.favouriteSince = favouriteSince
    self.position = place
    self.earlierReadings = earlier
    self.sentenceCount = sentenceCount
    self.addedAt = addedAt
  }

  public var title: String { details.title.value }
  public var author: String { details.author.value }
  public var isGoal: Bool { reading != nil }
  public var isFavourite: Bool { favouriteSince != nil }
  public var isFinished: Bool { reading?.isFinished == true }
  /// Whether the book was finished at least once, even if it is being read again.
  public var wasFinished: Bool { isFinished || earlierReadings.count > 0 }
  /// Whether the book may have other readings than the current one, finished or open. The current
  /// one has the highest number.
  package var hasOtherReadings: Bool { earlierReadings.count > 0 || reading?.number ?? 1 > 1 }
  /// Number of finished readings.
  public var finishedReadings: Int { earlierReadings.count + (isFinished ? 1 : 0) }
  /// The day on which it was last finished, in the current or an earlier reading; nil if unknown.
  public var lastFinishedOn: Day? { isFinished ? reading?.finishedOn : earlierReadings.finishedOn }
  /// The rating of the current reading; if it has none, that of the last reading with one.
  public var latestRating: Rating? { rating ?? earlierReadings.rating }
  /// Whether its number of pages is unknown, so that progress is in percent.
  public var isReadInPercent: Bool { details.pages == nil }
  /// The highest page; 100 if progress is in percent.
  public var lastPage: Int { details.pages?.value ?? 100 }
  /// Whether the book is a goal that is not finished.
  public var isOpen: Bool { reading.map { !$0.isFinished } ?? false }

  /// Progress in percent, rounded down; 100 if finished.
  public var progressPercent: Int {
    guard let reading else { return 0 }
    guard !reading.isFinished else { return 100 }
    return min(100, reading.page * 100 / lastPage)
  }

  /// Returns the reading plan; nil unless the book is an open goal with a target.
  public func plan(today: Day) -> ReadingPlan? {
    guard let reading, !reading.isFinished, let target = reading.targetOn else { return nil }
    return ReadingPlan(
      of: reading, until: target, lastPage: lastPage, isInPercent: isReadInPercent, today: today)
  }

  /// Whether it is an open goal whose target day is before today.
  public func isLate(today: Day) -> Bool {
    isOpen && (reading?.targetOn.map { $0 < today } ?? false)
  }
}
