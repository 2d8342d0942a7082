/// Notes how much a book was liked.
public struct RateBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book as saved; nil takes the rating away.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, _ rating: Rating?) throws -> Book {
    try store.change(id) { _, book in book.rating = rating }
  }
}
