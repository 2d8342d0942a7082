/// Keeps what was read on which day.
///
/// Ids are unique, and a reading of a book has one record a day at most.
public protocol ReadingRecordRepository {
  /// The record with that id, or nil.
  func record(_ id: ID<ReadingRecord>) throws -> ReadingRecord?

  /// The last record of the reading on the day or before it, or nil.
  func record(of book: ID<Book>, _ reading: Int, onOrBefore day: Day) throws -> ReadingRecord?

  /// The first record of the reading after the day, or nil.
  func record(of book: ID<Book>, _ reading: Int, after day: Day) throws -> ReadingRecord?

  /// Adds the record, or replaces the one with the same id; throws
  /// ``DomainError/conflict(_:holder:)`` when the reading has another one on its day, and
  /// ``DomainError/notFound(_:query:nearest:)`` when there is no such book.
  func save(_ record: ReadingRecord) throws

  /// Nothing happens if there is no such record.
  func remove(_ id: ID<ReadingRecord>) throws

  /// The records of the book, in the order of ``ReadingRecord/isListedBefore(_:_:)``, from the
  /// range of places; fewer where the list ends.
  func list(of book: ID<Book>, in places: Range<Int>) throws -> [ReadingRecord]

  /// The records of that day, of all books, most pages first, then by id.
  func list(on day: Day) throws -> [ReadingRecord]

  /// What was read on each of these days, of all books together, the earliest first; days
  /// without records are left out. Percent of a book whose pages nobody knows are no pages, but
  /// they tell that was read (``ReadingDay/hasPercent``).
  func days(_ days: ClosedRange<Day>) throws -> [ReadingDay]

  /// Runs of days next to each other on each of which at least a page was read, the earliest
  /// first.
  func runs() throws -> [ClosedRange<Day>]
}

/// What was read on a day, of all books together.
public struct ReadingDay: Hashable, Sendable {
  public let day: Day
  /// Pages read in each part of the day; parts without any are left out.
  public var pages: [PartOfDay: Int]
  /// Pages of which nobody knows when in the day they were read.
  public var untimedPages: Int
  /// Whether something was read of a book that is told in percent, and so has no pages.
  public var hasPercent: Bool

  public init(
    day: Day, pages: [PartOfDay: Int], untimedPages: Int = 0, hasPercent: Bool = false
  ) {
    self.day = day
    self.pages = pages
    self.untimedPages = untimedPages
    self.hasPercent = hasPercent
  }

  public var allPages: Int { pages.values.reduce(untimedPages, +) }
  /// Whether anything was read; a page that was only looked up again is nothing.
  public var isRead: Bool { allPages > 0 || hasPercent }

  /// Without the pages that these records in percent, of the same day, have added to it.
  package func leavingOut(percentOf records: [ReadingRecord]) -> ReadingDay {
    records.reduce(into: self) { day, record in
      if record.pages > 0 { day.hasPercent = true }
      guard let time = record.time else {
        day.untimedPages -= record.pages
        return
      }
      let part = PartOfDay(ofReadingAt: time)
      let left = day.pages[part, default: 0] - record.pages
      day.pages[part] = left > 0 ? left : nil
    }
  }
}
