/// A reading of a book beside the present one: finished before it was read again, or open on
/// another device when that one was begun.
public struct PastReading: Hashable, Sendable {
  public let book: ID<Book>
  public let reading: Reading
  public let rating: Rating?

  public init(book: ID<Book>, reading: Reading, rating: Rating?) {
    self.book = book
    self.reading = reading
    self.rating = rating
  }
}
