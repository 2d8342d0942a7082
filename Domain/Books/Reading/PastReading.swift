/// A reading other than the current one. It was finished before the book was read again, or it is
/// still open because another device started the current one.
public struct PastReading: Hashable, Sendable {
  public internal(set) var book: ID<Book>
  public internal(set) var reading: Reading
  public internal(set) var rating: Rating?

  public init(book: ID<Book>, reading: Reading, rating: Rating?) {
    self.book = book
    self.reading = reading
    self.rating = rating
  }
}
