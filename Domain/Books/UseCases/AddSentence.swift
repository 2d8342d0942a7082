/// Saves a sentence of a book.
public struct AddSentence: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Returns the new sentence; throws ``DomainError/invalid(_:)`` for a page that the book does not
  /// have.
  @discardableResult
  public func callAsFunction(_ entry: SentenceDetails, to id: ID<Book>) throws -> Sentence {
    if entry.becomesSaying { try release() }
    let now = clock.now()
    return try store.write { repositories in
      var book = try repositories.existing(id)
      var sentence = Sentence(
        id: try newID { try repositories.sentences.sentence($0) != nil }, book: id,
        text: entry.text, addedAt: now)
      try repositories.saveSentence(&sentence, as: entry, of: book, at: now, newID)
      book.sentenceCount += 1
      try repositories.books.save(book)
      return sentence
    }
  }
}
