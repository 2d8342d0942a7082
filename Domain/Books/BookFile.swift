/// A book from another program's file.
public struct ImportedBook: Hashable, Sendable {
  /// The reading state according to the file.
  public enum State: Hashable, Sendable {
    case toRead
    case reading
    /// Finished on that day; nil if the file does not contain the day.
    case finished(on: Day?)
  }

  public var details: BookDetails
  public var state: State
  /// Whether the state comes from the file; false for a default.
  public var hasState = true
  public var startedOn: Day?
  public var targetOn: Day?
  /// The page reached; nil if the file does not contain it.
  public var page: Int?
  /// The progress in percent; nil if the file contains a page or nothing.
  public var percent: Int?
  public var rating: Rating?
  public var isFavourite: Bool
  public var theme: CardTheme?
  public var addedAt: Instant?
  /// Earlier readings, the first one first; all are finished.
  public var earlierReadings: [EarlierReading] = []
  /// The pages reached on each day, at most one for each day and reading.
  public var records: [Record] = []
  /// Saved sentences.
  public var sentences: [SavedSentence] = []

  /// The page reached on a day.
  public struct Record: Hashable, Sendable {
    /// Index of the record's reading: those in ``earlierReadings`` are counted from 0, and the
    /// current one follows them.
    public var readingIndex: Int
    public var day: Day
    /// Time of day; nil if the file does not contain it.
    public var time: TimeOfDay?
    public var page: Int
    /// Number of pages read on that day; nil if the file does not contain it.
    public var pages: Int?

    public init(reading: Int = 0, day: Day, time: TimeOfDay? = nil, page: Int, pages: Int? = nil) {
      self.readingIndex = reading
      self.day = day
      self.time = time
      self.page = page
      self.pages = pages
    }
  }

  /// A saved sentence.
  public struct SavedSentence: Hashable, Sendable {
    public var text: SentenceText
    public var page: Int?
    public var addedAt: Instant?

    public init(_ text: SentenceText, page: Int? = nil, addedAt: Instant? = nil) {
      self.text = text
      self.page = page
      self.addedAt = addedAt
    }
  }

  /// An earlier reading; fields that the file does not contain are nil.
  public struct EarlierReading: Hashable, Sendable {
    public var startedOn: Day?
    public var targetOn: Day?
    public var finishedOn: Day?
    public var page: Int?
    public var rating: Rating?
    /// Whether the reading is still open, besides the current one. Otherwise it is finished, on an
    /// unknown day if ``finishedOn`` is nil.
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

/// All data of a book for an export.
public struct ExportedBook: Hashable, Sendable {
  public let book: Book
  public let pastReadings: [PastReading]
  /// The reading records, the earliest day first.
  public let records: [ReadingRecord]
  public let sentences: [Sentence]
}

/// Reads and writes files of books.
public protocol BookFile: Sendable {
  /// Passes the books of a file to `each`, in order, and returns a report of what was left out.
  /// `each` returns facts about values that could not be imported as they are, which become
  /// warnings.
  ///
  /// `source` returns the next bytes, and none at the end. A malformed record is reported with its
  /// line and skipped; a file of another format throws ``DomainError/damaged(_:)``. Only one book
  /// is in memory at a time.
  func read(
    _ source: @escaping () throws -> [UInt8], each: (ImportedBook) throws -> [ImportFact]
  ) throws -> ImportReport

  /// Returns a writer for a new file.
  func makeWriter() -> any BookFileWriter
}

/// Writes one file of books: the results of its calls, in their order, form the file.
public protocol BookFileWriter {
  mutating func header() -> [UInt8]
  mutating func bytes(of copy: ExportedBook) -> [UInt8]
  mutating func footer() -> [UInt8]
}
