/// What can be done with books.
public struct BookUseCases: Sendable {
  public let queries: BookQueries
  public let reading: ReadingQueries
  public let add: AddBook
  public let edit: EditBook
  public let remove: RemoveBook
  public let merge: MergeBooks
  public let move: MoveBook
  public let record: RecordProgress
  public let editRecord: EditRecord
  public let removeRecord: RemoveRecord
  public let finish: FinishBook
  public let reopen: ReopenBook
  public let readAgain: ReadAgain
  public let rate: RateBook
  public let markFavourite: MarkFavourite
  public let addSentence: AddSentence
  public let editSentence: EditSentence
  public let removeSentence: RemoveSentence
  public let find: FindBooks
  public let cover: KeepCover
  public let importBooks: ImportBooks
  public let importHighlights: ImportHighlights
  public let export: ExportBooks

  /// Sentences become sayings, which come after the starter lines of the day.
  public init(
    _ context: UseCaseContext, release: ReleaseStarters, sources: BookSources,
    covers: (any BookCovers)? = nil
  ) {
    let (store, clock, newID) = (context.store, context.clock, context.newID)
    queries = BookQueries(store: store, clock: clock)
    reading = ReadingQueries(store: store, clock: clock)
    add = AddBook(store: store, clock: clock, newID: newID)
    edit = EditBook(store: store, clock: clock)
    remove = RemoveBook(store: store, covers: covers)
    merge = MergeBooks(store: store)
    move = MoveBook(store: store)
    record = RecordProgress(store: store, clock: clock, newID: newID)
    editRecord = EditRecord(store: store, clock: clock)
    removeRecord = RemoveRecord(store: store)
    finish = FinishBook(store: store, clock: clock)
    reopen = ReopenBook(store: store)
    readAgain = ReadAgain(store: store, clock: clock)
    rate = RateBook(store: store)
    markFavourite = MarkFavourite(store: store, clock: clock, newID: newID)
    addSentence = AddSentence(store: store, clock: clock, newID: newID, release: release)
    editSentence = EditSentence(store: store, clock: clock, newID: newID, release: release)
    removeSentence = RemoveSentence(store: store)
    find = FindBooks(store: store, sources: sources)
    cover = KeepCover(store: store, covers: covers, sources: sources)
    importBooks = ImportBooks(store: context.importStore, clock: clock, newID: newID)
    importHighlights = ImportHighlights(store: context.importStore, clock: clock, newID: newID)
    export = ExportBooks(store: store)
  }
}
