/// A book as another file tells of it.
public struct ImportedBook: Hashable, Sendable {
  /// What the file says became of the book.
  public enum State: Hashable, Sendable {
    case toRead
    case reading
    /// The day it was finished; nil where the file does not tell.
    case finished(on: Day?)
  }

  public var details: BookDetails
  public var state: State
  /// Whether the file tells that state, and not nothing of it.
  public var tellsState = true
  public var startedOn: Day?
  public var targetOn: Day?
  /// The page reached; nil where the file does not tell.
  public var page: Int?
  /// How much of it was read where the file tells that in percent, in place of the page.
  public var percent: Int?
  public var rating: Rating?
  public var isFavourite: Bool
  public var theme: CardTheme?
  public var addedAt: Instant?
  /// Its readings before the one that the rest tells of, the first one first; all were finished.
  public var earlier: [EarlierReading] = []
  /// What was read on which day, once a day and reading.
  public var records: [Record] = []
  /// What was kept of its text.
  public var sentences: [Line] = []

  /// The page that was reached on a day.
  public struct Record: Hashable, Sendable {
    /// The place of its reading among the earlier ones and, behind them, the present one.
    public var reading: Int
    public var day: Day
    /// Nil where the file does not tell.
    public var time: TimeOfDay?
    public var page: Int
    /// How many pages were read on that day; nil where the file does not tell.
    public var pages: Int?

    public init(reading: Int = 0, day: Day, time: TimeOfDay? = nil, page: Int, pages: Int? = nil) {
      self.reading = reading
      self.day = day
      self.time = time
      self.page = page
      self.pages = pages
    }
  }

  /// A sentence that was kept.
  public struct Line: Hashable, Sendable {
    public var text: SentenceText
    public var page: Int?
    public var addedAt: Instant?

    public init(_ text: SentenceText, page: Int? = nil, addedAt: Instant? = nil) {
      self.text = text
      self.page = page
      self.addedAt = addedAt
    }
  }

  /// A reading that was finished; nil where the file does not tell.
  public struct EarlierReading: Hashable, Sendable {
    public var startedOn: Day?
    public var targetOn: Day?
    public var finishedOn: Day?
    public var page: Int?
    public var rating: Rating?
    /// Whether it goes on beside the present one; else nobody knows when it was finished where no
    /// day is told.
    public var isOpen: Bool

    public init(
      startedOn: Day? = nil, targetOn: Day? = nil, finishedOn: Day? = nil, page: Int? = nil,
      rating: Rating? = nil, isOpen: Bool = false
    ) {
      self.startedOn = startedOn
      self.targetOn = targetOn
      self.finishedOn = finishedOn
      self.page = page
      self.rating = rating
      self.isOpen = isOpen
    }
  }

  public init(
    _ details: BookDetails, state: State, startedOn: Day? = nil, targetOn: Day? = nil,
    page: Int? = nil, rating: Rating? = nil, isFavourite: Bool = false, theme: CardTheme? = nil,
    addedAt: Instant? = nil
  ) {
    self.details = details
    self.state = state
    self.startedOn = startedOn
    self.targetOn = targetOn
    self.page = page
    self.rating = rating
    self.isFavourite = isFavourite
    self.theme = theme
    self.addedAt = addedAt
  }
}

/// Everything kept about a book, as an export hands it out.
public struct BookCopy: Hashable, Sendable {
  public let book: Book
  public let pastReadings: [PastReading]
  /// The earliest first.
  public let records: [ReadingRecord]
  public let sentences: [Sentence]
}

/// Reads and writes files in which books are kept.
public protocol BookFile: Sendable {
  /// Hands over the books of a file one by one, in order, and reports what was left out.
  ///
  /// The source answers with the next bytes, and with none at the end. A broken record is
  /// reported with its line and the rest is read; a file that is nothing of the kind throws
  /// ``DomainError/damaged(_:)``. Memory is needed for one book only. `each` answers with facts
  /// about what could not be taken as it stands, which the report keeps as warnings.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport

  /// Begins a file.
  func makeWriter() -> any BookFileWriter
}

/// Writes one file of books; the pieces are put together in the order in which they were asked.
public protocol BookFileWriter {
  mutating func head() -> [UInt8]
  mutating func bytes(of copy: BookCopy) -> [UInt8]
  mutating func tail() -> [UInt8]
}
