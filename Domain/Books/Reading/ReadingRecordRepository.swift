/// Stores reading records.
///
/// Ids are unique, and a reading has at most one record per day.
public protocol ReadingRecordRepository {
  /// Returns the record with that id, or nil.
  func record(_ id: ID<ReadingRecord>) throws -> ReadingRecord?

  /// Returns the last record of the reading on or before the day, or nil.
  func record(of book: ID<Book>, _ reading: Int, onOrBefore day: Day) throws -> ReadingRecord?

  /// Returns the first record of the reading after the day, or nil.
  func record(of book: ID<Book>, _ reading: Int, after day: Day) throws -> ReadingRecord?

  /// Adds the record, or replaces the one with that id; throws ``DomainError/conflict(_:holder:)``
  /// if the reading has another record on that day, and ``DomainError/notFound(_:query:nearest:)``
  /// if there is no such book.
  func save(_ record: ReadingRecord) throws

  /// Removes the record; does nothing if it does not exist.
  func remove(_ id: ID<ReadingRecord>) throws

  /// Returns the records of the book at these indices, in the order of
  /// ``ReadingRecord/isListedBefore(_:_:)``; fewer if the list is shorter.
  func list(of book: ID<Book>, in places: Range<Int>) throws -> [ReadingRecord]

  /// Returns the records of that day in all books, sorted by pages, the most first, then by id.
  func list(on day: Day) throws -> [ReadingRecord]

  /// Returns what was read on each of these days in all books, the earliest first. Days without
  /// records are left out. Percentages of a book with an unknown number of pages do not count as
  /// pages, but set ``ReadingDay/hasPercent``.
  func readingDays(_ days: ClosedRange<Day>) throws -> [ReadingDay]

  /// Returns the ranges of consecutive days with at least one page each, the earliest first.
  func consecutiveDayRanges() throws -> [ClosedRange<Day>]
}

/// What was read on a day, in all books together.
public struct ReadingDay: Hashable, Sendable {
  public let day: Day
  /// Pages read in each part of the day; parts without any are left out.
  public var pages: [PartOfDay: Int]
  /// Pages read at an unknown time of day.
  public var untimedPages: Int
  /// Whether a book with an unknown number of pages was read.
  public var hasPercent: Bool

  public init(
    day: Day, pages: [PartOfDay: Int], untimedPages: Int = 0, hasPercent: Bool = false
  ) {
    self.day = day
    self.pages = pages
    self.untimedPages = untimedPages
    self.hasPercent = hasPercent
  }

  public var totalPages: Int { pages.values.reduce(untimedPages, +) }
  /// Whether anything was read on the day. A record without new pages does not count.
  public var isRead: Bool { totalPages > 0 || hasPercent }

  /// Returns the day without the percentages that these records, all of that day, added as pages.
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
