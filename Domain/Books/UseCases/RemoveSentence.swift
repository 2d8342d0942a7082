/// Removes a sentence of a book; the caller asks for confirmation first.
public struct RemoveSentence: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the removed sentence; a saying that was made from it stays.
  @discardableResult
  public func callAsFunction(_ id: ID<Sentence>) throws -> Sentence {
    try store.write { try remove(id, in: $0) }
  }

  /// Removes the sentences, or none of them if one does not exist; returns the removed sentences.
  @discardableResult
  public func callAsFunction(_ ids: [ID<Sentence>]) throws -> [Sentence] {
    try store.write { repositories in try ids.map { try remove($0, in: repositories) } }
  }

  private func remove(_ id: ID<Sentence>, in repositories: Repositories) throws -> Sentence {
    let sentence = try repositories.existing(id)
    var book = try repositories.existing(sentence.book)
    try repositories.sentences.remove(id)
    book.sentenceCount = max(0, book.sentenceCount - 1)
    try repositories.books.save(book)
    return sentence
  }
}
