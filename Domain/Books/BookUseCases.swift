public struct BookUseCases: Sendable {
  let context: UseCaseContext
  let releaseStarters: ReleaseStarters
  let sources: BookSources
  let covers: (any BookCovers)?

  /// Creates the use cases. A sentence may become a saying; `release` adds the starter sayings that
  /// are due before that.
  public init(
    _ context: UseCaseContext, release: ReleaseStarters, sources: BookSources,
    covers: (any BookCovers)? = nil
  ) {
    self.context = context
    self.releaseStarters = release
    self.sources = sources
    self.covers = covers
  }

  public var queries: BookQueries { BookQueries(context: context) }
  public var readingQueries: ReadingQueries { ReadingQueries(context: context) }
  public var add: AddBook { AddBook(context: context) }
  public var edit: EditBook { EditBook(context: context) }
  public var remove: RemoveBook { RemoveBook(context: context, covers: covers) }
  public var merge: MergeBooks { MergeBooks(context: context) }
  public var move: MoveBook { MoveBook(context: context) }
  public var record: RecordProgress { RecordProgress(context: context) }
  public var editRecord: EditRecord { EditRecord(context: context) }
  public var removeRecord: RemoveRecord { RemoveRecord(context: context) }
  public var finish: FinishBook { FinishBook(context: context) }
  public var reopen: ReopenBook { ReopenBook(context: context) }
  public var readAgain: ReadAgain { ReadAgain(context: context) }
  public var rate: RateBook { RateBook(context: context) }
  public var markFavourite: MarkFavourite { MarkFavourite(context: context) }
  public var addSentence: AddSentence { AddSentence(context: context, release: releaseStarters) }
  public var editSentence: EditSentence { EditSentence(context: context, release: releaseStarters) }
  public var removeSentence: RemoveSentence { RemoveSentence(context: context) }
  public var find: FindBooks { FindBooks(context: context, sources: sources) }
  public var fetchCover: FetchCover {
    FetchCover(context: context, covers: covers, sources: sources)
  }
  public var importBooks: ImportBooks { ImportBooks(context: context) }
  public var importHighlights: ImportHighlights { ImportHighlights(context: context) }
  public var export: ExportBooks { ExportBooks(context: context) }
}
