import HearthDomain

/// Dependencies of the book commands and screens.
package final class BookTools: Sendable {
  let books: BookUseCases
  let formatter: BookFormatter
  let finder: BookFinder
  /// Parses a saved answer of a book service; throws ``DomainError/damaged(_:)`` if the bytes are
  /// not one.
  let parseAnswer: @Sendable ([UInt8]) throws -> FoundBooks
  let catalogue: any BookCatalogue
  /// Returns a reader and writer for files of that format; for nil, one that detects the format.
  let makeBookFile: @Sendable (BookFormat?, ImportHints) -> any BookFile
  /// Returns a reader for files of highlights, which detects their format.
  let makeHighlightFile: @Sendable (ImportHints) -> any HighlightFile
  let files: any UserFiles
  let memory: ImportMemory
  /// Tools for sharing sentences as cards.
  let cards: CardTools

  package init(
    books: BookUseCases, clock: LocalClock,
    answers: @escaping @Sendable ([UInt8]) throws -> FoundBooks, catalogue: any BookCatalogue,
    formats: @escaping @Sendable (BookFormat?, ImportHints) -> any BookFile,
    highlights: @escaping @Sendable (ImportHints) -> any HighlightFile,
    files: any UserFiles, memory: ImportMemory, cards: CardTools,
    until cancellation: Cancellation
  ) {
    self.books = books
    formatter = BookFormatter(clock: clock, queries: books.queries)
    finder = BookFinder(findBooks: books.find, cancellation: cancellation)
    self.parseAnswer = answers
    self.catalogue = catalogue
    self.makeBookFile = formats
    self.makeHighlightFile = highlights
    self.files = files
    self.memory = memory
    self.cards = cards
  }

  /// The commands of `book`, in the order of their help.
  package static var commands: [CommandEntry<BookTools>] {
    [
      CommandEntry(BookListCommand.init), CommandEntry(BookShowCommand.init),
      CommandEntry(BookAddCommand.init), CommandEntry(BookEditCommand.init),
      CommandEntry(BookRemoveCommand.init), CommandEntry(BookMergeCommand.init),
      CommandEntry(BookMoveCommand.init),
      CommandEntry(BookReadCommand.init), CommandEntry(BookUnreadCommand.init),
      CommandEntry(BookHistoryCommand.init), CommandEntry(BookFinishCommand.init),
      CommandEntry(BookReopenCommand.init), CommandEntry(BookAgainCommand.init),
      CommandEntry(BookRateCommand.init), CommandEntry(BookFavouriteCommand.init),
      CommandEntry(BookUnfavouriteCommand.init), CommandEntry(SentenceAddCommand.init),
      CommandEntry(SentenceListCommand.init), CommandEntry(SentenceEditCommand.init),
      CommandEntry(SentenceRemoveCommand.init), CommandEntry(SentenceShareCommand.init),
      CommandEntry(SentenceImportCommand.init),
      CommandEntry(BookSearchCommand.init),
      CommandEntry(BookLookupCommand.init), CommandEntry(BookImportCommand.init),
      CommandEntry(BookExportCommand.init), CommandEntry(CatalogueImportCommand.init),
      CommandEntry(BookShelfCommand.init), CommandEntry(BookStatsCommand.init),
      CommandEntry(BookCalendarCommand.init),
    ]
  }
}
