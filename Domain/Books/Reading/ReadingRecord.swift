/// The page of a book reached on one day; at most one record per day and reading.
public struct ReadingRecord: Hashable, Sendable {
  public internal(set) var id: ID<ReadingRecord>
  public internal(set) var book: ID<Book>
  /// The number of its ``Reading``.
  public internal(set) var reading: Int
  public internal(set) var day: Day
  /// Time of day, to the minute; nil if unknown.
  public internal(set) var time: TimeOfDay? { didSet { time = time?.withoutSeconds } }
  public internal(set) var page: Int
  /// Number of pages since the previous record, or since the start of the reading.
  public internal(set) var pages: Int

  /// Creates a record from its stored fields.
  public init(
    id: ID<ReadingRecord>, book: ID<Book>, reading: Int, day: Day, time: TimeOfDay?, page: Int,
    pages: Int
  ) {
    self.id = id
    self.book = book
    self.reading = reading
    self.day = day
    self.time = time?.withoutSeconds
    self.page = page
    self.pages = pages
  }

  /// Throws ``DomainError/invalid(_:)`` for a day in the future, or a time later today.
  static func checkIsNotFuture(_ day: Day, _ time: TimeOfDay?, now: LocalTime) throws {
    guard day <= now.day else {
      throw DomainError.invalid(.day, .inTheFuture(day, today: now.day))
    }
    if let time, day == now.day, time.withoutSeconds > now.time.withoutSeconds {
      throw DomainError.invalid(.time, .laterToday(time, now: now.time.withoutSeconds))
    }
  }

  /// Computes ``pages`` from the page of the previous record, or that of the start. The result is
  /// never negative, since after merging two books a later record may have a lower page.
  mutating func countPages(from page: Int) {
    pages = max(0, self.page - page)
  }

  /// Whether `left` comes first: the later day, then the later reading.
  public static func isListedBefore(_ left: ReadingRecord, _ right: ReadingRecord) -> Bool {
    (left.day, left.reading, left.id) > (right.day, right.reading, right.id)
  }
}
