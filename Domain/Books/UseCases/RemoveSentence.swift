/// Lets a sentence of a book go; the question comes before.
public struct RemoveSentence: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the sentence as it was; a saying that was made of it stays.
  @discardableResult
  public func callAsFunction(_ id: ID<Sentence>) throws -> Sentence {
    try store.write { try remove(id, in: $0) }
  }

  /// Removes all of them or, when one is not there, none; returns them as they were.
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
