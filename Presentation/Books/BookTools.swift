import HearthDomain

/// What the commands and screens of books work with.
package struct BookTools: Sendable {
  let books: BookUseCases
  let formatter: BookFormatter
  let finder: BookFinder
  let answers: BookAnswers
  let catalogue: any BookCatalogue
  let formats: BookFormats
  let files: any UserFiles
  /// What sentences are shared with.
  let cards: CardTools

  package init(
    books: BookUseCases, clock: LocalClock, answers: BookAnswers, catalogue: any BookCatalogue,
    formats: BookFormats, files: any UserFiles, cards: CardTools,
    until cancellation: Cancellation
  ) {
    self.books = books
    formatter = BookFormatter(clock: clock, queries: books.queries)
    finder = BookFinder(find: books.find, cancellation: cancellation)
    self.answers = answers
    self.catalogue = catalogue
    self.formats = formats
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
