/// Opens a finished book again, as if it had not been finished yet.
public struct ReopenBook: Sendable {
  private let store: any Store

  public init(store: any Store) {
    self.store = store
  }

  /// Returns the open goal; throws ``DomainError/refused(_:)`` for a book that is not finished.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>) throws -> Book {
    try store.write { repositories in
      var book = try repositories.existing(id)
      guard book.isFinished else { throw DomainError.refused(.notFinished(title: book.title)) }
      book.reading?.finishedOn = nil
      try repositories.books.save(book)
      return book
    }
  }
}
