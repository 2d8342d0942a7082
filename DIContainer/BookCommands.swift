import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The commands of `book`, in the order of their help.
  static var bookCommands: [CommandEntry<AppContainer>] {
    keepingBooks + readingBooks + endingBooks + likingBooks + keepingSentences + findingBooks
      + bookAnalysisCommands
  }

  /// What commands and Today say of books at this moment.
  var bookVoice: BookVoice { BookVoice(clock: configuration.ambient.clock) }

  /// The file formats by which books come and go.
  private var bookFormats: BookFormats {
    let zone = configuration.ambient.clock.zone
    return BookFormats { format in
      switch format {
      case .json?: JSONBookFile(zone: zone)
      case .goodreads?: CSVBookFile(.goodreads, zone: zone)
      case .storygraph?, .csv?: CSVBookFile(zone: zone)
      case nil: AnyBookFile(zone: zone)
      }
    }
  }

  private var bookFinder: BookFinder { BookFinder(find: useCases.books.find, until: cancellation) }

  private static var keepingBooks: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BookListCommand.self) {
        BookListCommand(queries: $0.useCases.books.queries, voice: $0.bookVoice)
      },
      CommandEntry(BookShowCommand.self) {
        BookShowCommand(queries: $0.useCases.books.queries, voice: $0.bookVoice)
      },
      CommandEntry(BookAddCommand.self) {
        BookAddCommand(
          add: $0.useCases.books.add, finder: $0.bookFinder, voice: $0.bookVoice)
      },
      CommandEntry(BookEditCommand.self) {
        BookEditCommand(
          queries: $0.useCases.books.queries, edit: $0.useCases.books.edit, voice: $0.bookVoice)
      },
      CommandEntry(BookRemoveCommand.self) {
        BookRemoveCommand(
          queries: $0.useCases.books.queries, remove: $0.useCases.books.remove,
          voice: $0.bookVoice)
      },
      CommandEntry(BookMoveCommand.self) {
        BookMoveCommand(
          queries: $0.useCases.books.queries, move: $0.useCases.books.move, voice: $0.bookVoice)
      },
    ]
  }

  private static var readingBooks: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BookReadCommand.self) {
        BookReadCommand(
          queries: $0.useCases.books.queries, record: $0.useCases.books.record,
          rate: $0.useCases.books.rate, voice: $0.bookVoice)
      },
      CommandEntry(BookUnreadCommand.self) {
        BookUnreadCommand(
          queries: $0.useCases.books.queries, remove: $0.useCases.books.removeRecord,
          voice: $0.bookVoice)
      },
      CommandEntry(BookHistoryCommand.self) {
        BookHistoryCommand(queries: $0.useCases.books.queries, voice: $0.bookVoice)
      },
    ]
  }

  private static var endingBooks: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BookFinishCommand.self) {
        BookFinishCommand(
          queries: $0.useCases.books.queries, finish: $0.useCases.books.finish,
          rate: $0.useCases.books.rate, voice: $0.bookVoice)
      },
      CommandEntry(BookReopenCommand.self) {
        BookReopenCommand(
          queries: $0.useCases.books.queries, reopen: $0.useCases.books.reopen,
          voice: $0.bookVoice)
      },
      CommandEntry(BookAgainCommand.self) {
        BookAgainCommand(
          queries: $0.useCases.books.queries, readAgain: $0.useCases.books.readAgain,
          voice: $0.bookVoice)
      },
    ]
  }

  private static var likingBooks: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BookRateCommand.self) {
        BookRateCommand(
          queries: $0.useCases.books.queries, rate: $0.useCases.books.rate, voice: $0.bookVoice)
      },
      CommandEntry(BookFavouriteCommand.self) {
        BookFavouriteCommand(
          queries: $0.useCases.books.queries, mark: $0.useCases.books.markFavourite,
          finder: $0.bookFinder, voice: $0.bookVoice)
      },
      CommandEntry(BookUnfavouriteCommand.self) {
        BookUnfavouriteCommand(
          queries: $0.useCases.books.queries, mark: $0.useCases.books.markFavourite,
          voice: $0.bookVoice)
      },
    ]
  }

  private static var keepingSentences: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SentenceAddCommand.self) {
        SentenceAddCommand(
          queries: $0.useCases.books.queries, add: $0.useCases.books.addSentence,
          voice: $0.bookVoice)
      },
      CommandEntry(SentenceListCommand.self) {
        SentenceListCommand(queries: $0.useCases.books.queries, voice: $0.bookVoice)
      },
      CommandEntry(SentenceEditCommand.self) {
        SentenceEditCommand(
          queries: $0.useCases.books.queries, edit: $0.useCases.books.editSentence,
          voice: $0.bookVoice)
      },
      CommandEntry(SentenceRemoveCommand.self) {
        SentenceRemoveCommand(
          queries: $0.useCases.books.queries, remove: $0.useCases.books.removeSentence,
          voice: $0.bookVoice)
      },
    ]
  }

  private static var findingBooks: [CommandEntry<AppContainer>] {
    [
      CommandEntry(BookSearchCommand.self) {
        BookSearchCommand(
          find: $0.useCases.books.find, until: $0.cancellation,
          answers: $0.useCases.books.searches.answers,
          files: $0.files)
      },
      CommandEntry(BookLookupCommand.self) {
        BookLookupCommand(finder: $0.bookFinder, voice: $0.bookVoice)
      },
      CommandEntry(BookImportCommand.self) {
        BookImportCommand(
          importBooks: $0.useCases.books.importing, formats: $0.bookFormats,
          files: $0.files)
      },
      CommandEntry(BookExportCommand.self) {
        BookExportCommand(
          export: $0.useCases.books.export, formats: $0.bookFormats, files: $0.files)
      },
      CommandEntry(CatalogueImportCommand.self) {
        CatalogueImportCommand(catalogue: $0.access.catalogue.books, files: $0.files)
      },
    ]
  }
}
