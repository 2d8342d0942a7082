/// A reading of a book that was finished before it was read again.
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
