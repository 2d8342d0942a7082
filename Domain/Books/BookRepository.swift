/// Stores books with their readings.
///
/// Ids are unique. An ISBN that the user enters belongs to only one book, but sync and undo may
/// give it to several.
public protocol BookRepository {
  /// Returns the book with that id, or nil.
  func book(_ id: ID<Book>) throws -> Book?

  /// Returns the book with that ISBN; of several, the one with the lowest id; nil if there is none.
  func book(_ isbn: ISBN) throws -> Book?

  /// Returns the book with that ``BookDetails/titleAuthorKey``; of several, the one with the lowest
  /// id; nil if there is none.
  func book(like likeness: String) throws -> Book?

  /// Returns the book with that title, ignoring case and accents; nil if there is none or more than
  /// one.
  func onlyBook(titled title: BookTitle) throws -> Book?

  /// Adds the book, or replaces the one with that id.
  func save(_ book: Book) throws

  /// Removes the book with its readings, records and sentences; does nothing if there is none.
  func remove(_ id: ID<Book>) throws

  /// Returns the books that the filter accepts on that day, sorted, at these indices; fewer if the
  /// list is shorter.
  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book]

  /// Returns up to `limit` books with greater ids, ordered by id.
  func list(after id: ID<Book>?, limit: Int) throws -> [Book]

  /// Returns up to `limit` books whose id, title or subtitle matches, in the order of
  /// ``NameMatcher``.
  func matched(by meaning: NameMatcher, limit: Int) throws -> [Book]

  /// Returns the books whose ``BookDetails/searchedTexts`` match the words, at these indices; none
  /// for blank words. Matches of whole words (``WordMatch``) come first, then the newest.
  func search(_ words: String, in places: Range<Int>) throws -> [Book]

  func totals() throws -> BookTotals

  /// Returns the lowest and highest position in the manual order; nil without books. Positions
  /// outside `Book.validPositions` are ignored.
  func positionRange() throws -> ClosedRange<Int>?

  /// Returns the open goal that is next to the book in the manual order, on this side; nil if there
  /// is none.
  func adjacentOpenGoal(_ side: ListDirection, _ book: Book) throws -> Book?

  /// Adds a past reading, or replaces the one with the same number.
  func save(_ past: PastReading) throws

  /// Removes the past reading with that number; does nothing if there is none.
  func remove(_ book: ID<Book>, reading number: Int) throws

  /// Returns the past readings of the book, the first one first.
  func pastReadings(of id: ID<Book>) throws -> [PastReading]

  /// Returns the number of books, and of pages reached, in each category. Percentages do not count
  /// as pages. Categories without books are left out.
  func categoryTallies() throws -> [BookCategory: CategoryTally]

  /// Returns the numbers of finished readings, of their pages and of their stars for each of these
  /// months. Past readings are included; percentages do not count as pages. Months without any are
  /// left out.
  func finishedTallies(in months: ClosedRange<Month>) throws -> [Month: FinishedTally]

  /// Returns the books of the readings finished on these days, sorted by day, then id. Past
  /// readings are included.
  func booksFinished(on days: ClosedRange<Day>) throws -> [BookDay]

  /// Returns the number of books that were finished on these days and have no reading record.
  func countWithoutRecords(finishedOn days: ClosedRange<Day>) throws -> Int

  /// Returns the open goals with a target on these days, ordered by day, then id.
  func booksWithTarget(on days: ClosedRange<Day>) throws -> [BookDay]

  /// Returns the stack of all finished books.
  func tower() throws -> BookTower
}

/// A direction in the order of a list.
public enum ListDirection: Hashable, Sendable {
  case before
  case after
}

/// Totals of one category.
public struct CategoryTally: Hashable, Sendable {
  public var books: Int
  public var finished: Int
  /// Pages reached in all readings.
  public var pages: Int

  public init(books: Int = 0, finished: Int = 0, pages: Int = 0) {
    self.books = books
    self.finished = finished
    self.pages = pages
  }
}

/// Totals of the readings finished in a month.
public struct FinishedTally: Hashable, Sendable {
  public var books: Int
  public var pages: Int
  /// Number of readings with a rating.
  public var rated: Int
  /// Sum of the ratings, in half stars.
  public var halfStars: Int

  public init(books: Int = 0, pages: Int = 0, rated: Int = 0, halfStars: Int = 0) {
    self.books = books
    self.pages = pages
    self.rated = rated
    self.halfStars = halfStars
  }
}

/// A book with a day, such as its target day.
public struct BookDay: Hashable, Comparable, Sendable {
  public let book: ID<Book>
  public let day: Day

  public init(book: ID<Book>, day: Day) {
    self.book = book
    self.day = day
  }

  public static func < (left: BookDay, right: BookDay) -> Bool {
    (left.day, left.book) < (right.day, right.book)
  }
}
