/// Opens a finished book again, as if it had not been finished yet.
public struct ReopenBook: Sendable {
  let store: any Store

  /// Returns the open goal; throws ``DomainError/refused(_:)`` for a book that is not finished,
  /// and ``DomainError/invalid(_:)`` for one without pages, which no goal can be.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>) throws -> Book {
    try store.write { repositories in
      var book = try repositories.existing(id)
      guard book.isFinished else {
        throw DomainError.refused(.book(.notFinished(title: book.title)))
      }
      guard book.details.pages != nil else { throw DomainError.invalid(.pages, .empty) }
      book.reading?.finishedOn = nil
      try repositories.books.save(book)
      return book
    }
  }
}
