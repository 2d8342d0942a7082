import HearthDomain

/// What the commands and screens of books work with.
package struct BookTools: Sendable {
  let books: BookUseCases
  let formatter: BookFormatter
  let finder: BookFinder
  /// Reads a whole answer of a book service that was saved to a file; throws
  /// ``DomainError/damaged(_:)`` for bytes that are none.
  let answers: @Sendable ([UInt8]) throws -> FoundBooks
  let catalogue: any BookCatalogue
  /// A file of that format, or one that finds out the format from what it reads.
  let formats: @Sendable (BookFormat?, ImportHints) -> any BookFile
  /// A file of what was marked in books; it tells its format itself.
  let highlights: @Sendable (ImportHints) -> any HighlightFile
  let files: any UserFiles
  /// What sentences are shared with.
  let cards: CardTools

  package init(
    books: BookUseCases, clock: LocalClock,
    answers: @escaping @Sendable ([UInt8]) throws -> FoundBooks, catalogue: any BookCatalogue,
    formats: @escaping @Sendable (BookFormat?, ImportHints) -> any BookFile,
    highlights: @escaping @Sendable (ImportHints) -> any HighlightFile,
    files: any UserFiles, cards: CardTools, until cancellation: Cancellation
  ) {
    self.books = books
    formatter = BookFormatter(clock: clock, queries: books.queries)
    finder = BookFinder(find: books.find, cancellation: cancellation)
    self.answers = answers
    self.catalogue = catalogue
    self.formats = formats
    self.highlights = highlights
    self.files = files
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
