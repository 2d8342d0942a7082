/// What was read of a book on one day: the page reached, once a day and reading.
public struct ReadingRecord: Hashable, Sendable {
  public let id: ID<ReadingRecord>
  public let book: ID<Book>
  /// The number of the ``Reading``.
  public let reading: Int
  public internal(set) var day: Day
  /// What the clock showed, to the minute; nil where nobody told.
  public internal(set) var time: TimeOfDay? { didSet { time = time?.toTheMinute } }
  public internal(set) var page: Int
  /// How many pages after the record before it, or after the beginning.
  public internal(set) var pages: Int

  /// A record as stored.
  public init(
    id: ID<ReadingRecord>, book: ID<Book>, reading: Int, day: Day, time: TimeOfDay?, page: Int,
    pages: Int
  ) {
    self.id = id
    self.book = book
    self.reading = reading
    self.day = day
    self.time = time?.toTheMinute
    self.page = page
    self.pages = pages
  }

  /// Throws ``DomainError/invalid(_:)`` for a day to come, and for a time of today to come.
  static func check(_ day: Day, _ time: TimeOfDay?, now: LocalTime) throws {
    guard day <= now.day else {
      throw DomainError.invalid(.day, .inTheFuture(day, today: now.day))
    }
    if let time, day == now.day, time.toTheMinute > now.time.toTheMinute {
      throw DomainError.invalid(.time, .laterToday(time, now: now.time.toTheMinute))
    }
  }

  /// Counts its pages from there, where the record before it ended, or the reading began. Of two
  /// books that became one a later record may tell of an earlier page.
  mutating func countPages(from page: Int) {
    pages = max(0, self.page - page)
  }

  /// The order of histories: the latest day first, then the later reading.
  public static func isListedBefore(_ left: ReadingRecord, _ right: ReadingRecord) -> Bool {
    (left.day, left.reading, left.id) > (right.day, right.reading, right.id)
  }
}
