import HearthDomain

/// What can be done with books.
struct BookUseCases {
  let queries: BookQueries
  let reading: ReadingQueries
  let add: AddBook
  let edit: EditBook
  let remove: RemoveBook
  let move: MoveBook
  let record: RecordProgress
  let editRecord: EditRecord
  let removeRecord: RemoveRecord
  let finish: FinishBook
  let reopen: ReopenBook
  let readAgain: ReadAgain
  let rate: RateBook
  let markFavourite: MarkFavourite
  let addSentence: AddSentence
  let editSentence: EditSentence
  let removeSentence: RemoveSentence
  let searches: BookSearches
  let find: FindBooks
  let importing: ImportBooks
  let export: ExportBooks

  init(
    store: any Store, importStore: any Store, ambient: Ambient, release: ReleaseStarters,
    searches: BookSearches
  ) {
    let (clock, newID) = (ambient.clock, ambient.newID)
    queries = BookQueries(store: store, clock: clock)
    reading = ReadingQueries(store: store, clock: clock)
    add = AddBook(store: store, clock: clock, newID: newID)
    edit = EditBook(store: store, clock: clock)
    remove = RemoveBook(store: store)
    move = MoveBook(store: store, clock: clock)
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
    self.searches = searches
    find = FindBooks(
      store: store, settings: { searches.settings() }, search: { try searches.search($0) })
    importing = ImportBooks(store: importStore, clock: clock, newID: newID)
    export = ExportBooks(store: store)
  }
}
