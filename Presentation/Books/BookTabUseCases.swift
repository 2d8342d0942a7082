import HearthDomain

/// What the screens of Books can do.
public struct BookTabUseCases: Sendable {
  let books: BookQueries
  let pages: ReadingQueries
  let find: FindBooks
  let changing: Changing
  let reading: Reading
  let sentences: Sentences

  public init(
    books: BookQueries, pages: ReadingQueries, find: FindBooks, changing: Changing,
    reading: Reading, sentences: Sentences
  ) {
    self.books = books
    self.pages = pages
    self.find = find
    self.changing = changing
    self.reading = reading
    self.sentences = sentences
  }

  /// What is done with books themselves.
  public struct Changing: Sendable {
    let add: AddBook
    let edit: EditBook
    let remove: RemoveBook
    let move: MoveBook
    let rate: RateBook
    let favourite: MarkFavourite

    public init(
      add: AddBook, edit: EditBook, remove: RemoveBook, move: MoveBook, rate: RateBook,
      favourite: MarkFavourite
    ) {
      self.add = add
      self.edit = edit
      self.remove = remove
      self.move = move
      self.rate = rate
      self.favourite = favourite
    }
  }

  /// What is done with readings and their records.
  public struct Reading: Sendable {
    let record: RecordProgress
    let editRecord: EditRecord
    let removeRecord: RemoveRecord
    let finish: FinishBook
    let reopen: ReopenBook
    let again: ReadAgain

    public init(
      record: RecordProgress, editRecord: EditRecord, removeRecord: RemoveRecord,
      finish: FinishBook, reopen: ReopenBook, again: ReadAgain
    ) {
      self.record = record
      self.editRecord = editRecord
      self.removeRecord = removeRecord
      self.finish = finish
      self.reopen = reopen
      self.again = again
    }
  }

  /// What is done with sentences of books.
  public struct Sentences: Sendable {
    let add: AddSentence
    let edit: EditSentence
    let remove: RemoveSentence

    public init(add: AddSentence, edit: EditSentence, remove: RemoveSentence) {
      self.add = add
      self.edit = edit
      self.remove = remove
    }
  }
}
