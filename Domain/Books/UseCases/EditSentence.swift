/// Replaces the user-editable fields of a sentence.
public struct EditSentence: UseCase, Sendable {
  let context: UseCaseContext
  let release: ReleaseStarters

  /// Returns the sentence as saved; a saying made from it does not change. Throws
  /// ``DomainError/invalid(_:)`` for a new page that the book does not have, and
  /// ``DomainError/refused(_:)`` if the sentence has changed since `seen`.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Sentence>, to entry: SentenceDetails, from seen: Sentence? = nil
  ) throws -> Sentence {
    if entry.becomesSaying { try release() }
    return try store.write { repositories in
      var sentence = try repositories.existing(id)
      try Refusal.checkUnchanged(sentence, since: seen)
      let book = try repositories.existing(sentence.book)
      try repositories.saveSentence(&sentence, as: entry, of: book, at: clock.now(), newID)
      return sentence
    }
  }
}
