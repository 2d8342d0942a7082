/// Keeps books with their readings.
///
/// Ids are unique. An ISBN that is entered here is one book's; devices that did not know of each
/// other, and what is taken back, may give it to several.
public protocol BookRepository {
  /// The book with that id, or nil.
  func book(_ id: ID<Book>) throws -> Book?

  /// The first-born of the books with that ISBN, or nil.
  func book(_ isbn: ISBN) throws -> Book?

  /// The first by id of those with that ``BookDetails/likeness``, or nil.
  func book(like likeness: String) throws -> Book?

  /// The book of that title, case and accents aside; nil where there is none, or more than one.
  func onlyBook(titled title: BookTitle) throws -> Book?

  /// Adds the book, or replaces the one with the same id.
  func save(_ book: Book) throws

  /// Removes the book with its readings, records and sentences; nothing happens if there is no
  /// such book.
  func remove(_ id: ID<Book>) throws

  /// The books that the filter accepts on that day, in that order, from the range of places;
  /// fewer where the list ends.
  func list(
    _ filter: BookFilter, by order: BookOrder, today: Day, in places: Range<Int>
  ) throws -> [Book]

  /// The books with greater ids, in the order of their ids, at most so many.
  func list(after id: ID<Book>?, limit: Int) throws -> [Book]

  /// Up to `limit` books that are meant by their id or their title or subtitle, in the order of
  /// ``NameMatcher``.
  func meant(by meaning: NameMatcher, limit: Int) throws -> [Book]

  /// The books in whose ``BookDetails/searchedTexts`` the words are found, whole words first
  /// (``WordMatch``), then the newest, from the range of places; none for blank words.
  func search(_ words: String, in places: Range<Int>) throws -> [Book]

  func totals() throws -> BookTotals

  /// The places of the first and the last book in the order made by hand; nil without books. What
  /// is outside of `Book.places` counts for none.
  func places() throws -> ClosedRange<Int>?

  /// The open goal right before or right after the book in the order made by hand, or nil.
  func openGoal(_ side: ListDirection, _ book: Book) throws -> Book?

  /// Adds a past reading, or replaces the one with the same number.
  func save(_ past: PastReading) throws

  /// Removes the past reading with that number; nothing happens if there is none.
  func remove(_ book: ID<Book>, reading number: Int) throws

  /// The past readings of the book, the first one first.
  func pastReadings(of id: ID<Book>) throws -> [PastReading]

  /// How many books each category has, and how many pages were reached in them, percent counting
  /// as none; categories without any are left out.
  func categories() throws -> [BookCategory: CategoryTally]

  /// How many readings were finished in each of these months, past ones too, how many pages were
  /// reached in them, percent counting as none, and their stars; months without any are left out.
  func finished(in months: ClosedRange<Month>) throws -> [Month: FinishedTally]

  /// The books of the readings that were finished on these days, past ones too, by day, then id.
  func finished(on days: ClosedRange<Day>) throws -> [BookDay]

  /// How many of these books there are of which no record of reading tells.
  func unnoted(finishedOn days: ClosedRange<Day>) throws -> Int

  /// The open goals whose target is one of these days, by day, then id.
  func targets(on days: ClosedRange<Day>) throws -> [BookDay]

  /// All finished books, one upon another.
  func tower() throws -> BookTower
}

/// A side of a book in a list.
public enum ListDirection: Hashable, Sendable {
  case before
  case after
}

/// What the books of one category come to.
public struct CategoryTally: Hashable, Sendable {
  public var books: Int
  public var finished: Int
  /// Pages reached in all their readings.
  public var pages: Int

  public init(books: Int = 0, finished: Int = 0, pages: Int = 0) {
    self.books = books
    self.finished = finished
    self.pages = pages
  }
}

/// What was finished in a month.
public struct FinishedTally: Hashable, Sendable {
  public var books: Int
  public var pages: Int
  /// How many of the readings have stars.
  public var rated: Int
  /// All these stars together, in halves.
  public var halfStars: Int

  public init(books: Int = 0, pages: Int = 0, rated: Int = 0, halfStars: Int = 0) {
    self.books = books
    self.pages = pages
    self.rated = rated
    self.halfStars = halfStars
  }
}

/// A book on a day that means something for it.
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
