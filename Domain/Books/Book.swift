/// A book of the user's: one that is read or was, a favourite, or one kept for later.
public struct Book: Hashable, Sendable {
  public let id: ID<Book>
  public internal(set) var details: BookDetails
  /// The present or the last reading; nil for a book that is no goal.
  public internal(set) var reading: Reading?
  /// The colours of its bar and its cards.
  public internal(set) var theme: CardTheme
  /// The stars of the present or the last reading.
  public internal(set) var rating: Rating?
  /// Since when it is a favourite; nil when it is not.
  public internal(set) var favouriteSince: Instant?
  /// Where it stands in the order made by hand, the smallest first; no two share a place.
  public internal(set) var place: Int
  /// What the readings before the present one come to.
  public internal(set) var earlier: EarlierReadings
  /// How many sentences of it are kept.
  public internal(set) var sentenceCount: Int
  public let addedAt: Instant

  /// More places than anybody has books, to both sides.
  package static let places = -1_099_511_627_776...1_099_511_627_776

  /// A book as stored.
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
    self.place = place
    self.earlier = earlier
    self.sentenceCount = sentenceCount
    self.addedAt = addedAt
  }

  public var title: String { details.title.value }
  public var author: String { details.author.value }
  public var isGoal: Bool { reading != nil }
  public var isFavourite: Bool { favouriteSince != nil }
  public var isFinished: Bool { reading?.isFinished == true }
  /// Whether it was finished once at least, even if it is read again now.
  public var wasFinished: Bool { isFinished || earlier.count > 0 }
  /// Whether it may have readings beside the present one, finished or open: the present one has
  /// the last number.
  package var hasOtherReadings: Bool { earlier.count > 0 || reading?.number ?? 1 > 1 }
  /// How many of its readings were finished.
  public var finishedReadings: Int { earlier.count + (isFinished ? 1 : 0) }
  /// The day on which it was finished last, by an earlier reading where this one is open; nil where
  /// nobody knows it.
  public var lastFinishedOn: Day? { isFinished ? reading?.finishedOn : earlier.finishedOn }
  /// The stars that it has: those of the present reading, else those of the last one with some.
  public var stars: Rating? { rating ?? earlier.rating }
  /// Whether nobody knows how many pages it has, so that what is read of it is told in percent.
  public var isReadInPercent: Bool { details.pages == nil }
  /// The greatest page that can be reached, 100 where that is a percentage.
  public var lastPage: Int { details.pages?.value ?? 100 }
  /// Whether it is a goal that is not finished yet.
  public var isOpen: Bool { reading.map { !$0.isFinished } ?? false }

  /// How much of it was read, in percent cut to whole; 100 when it is finished.
  public var progress: Int {
    guard let reading else { return 0 }
    guard !reading.isFinished else { return 100 }
    return min(100, reading.page * 100 / lastPage)
  }

  /// The plan of an open goal with a target, as seen from that day; nil for any other book.
  public func plan(today: Day) -> ReadingPlan? {
    guard let reading, !reading.isFinished, let target = reading.targetOn else { return nil }
    return ReadingPlan(
      of: reading, until: target, lastPage: lastPage, isInPercent: isReadInPercent, today: today)
  }

  /// Whether it is an open goal whose target has passed.
  public func isLate(today: Day) -> Bool {
    isOpen && (reading?.targetOn.map { $0 < today } ?? false)
  }
}
