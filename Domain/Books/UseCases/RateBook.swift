/// Sets the rating of a book.
public struct RateBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book as saved; nil removes the rating.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, _ rating: Rating?) throws -> Book {
    try store.changeBook(id) { _, book in book.rating = rating }
  }
}
