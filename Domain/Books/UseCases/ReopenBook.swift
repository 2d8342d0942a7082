/// Reopens a finished book, which becomes an open goal as before finishing.
public struct ReopenBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the open goal; throws ``DomainError/refused(_:)`` for a book that is not finished.
  ///
  /// If the number of pages is unknown, an imported page above 100 becomes 100 %.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>) throws -> Book {
    try store.changeBook(id) { _, book in
      guard book.isFinished else {
        throw DomainError.refused(.book(.isNotFinished(title: book.title)))
      }
      book.reading?.finishedOn = nil
      let last = book.lastPage
      if let page = book.reading?.page { book.reading?.page = min(page, last) }
    }
  }
}
