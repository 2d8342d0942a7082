/// Starts a new reading of a finished book; the previous one is kept with its records and rating.
public struct ReadAgain: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book with its new reading, which starts today; the target is optional. Throws
  /// ``DomainError/invalid(_:)`` for a target that is not accepted, and ``DomainError/refused(_:)``
  /// for a book that is not finished.
  @discardableResult
  public func callAsFunction(_ id: ID<Book>, target: Day? = nil) throws -> Book {
    let today = clock.today
    try ReadingTarget.checkTarget(target, today: today)
    return try store.changeBook(id) { repositories, book in
      guard let reading = book.reading, reading.isFinished else {
        throw DomainError.refused(.book(.isNotFinished(title: book.title)))
      }
      try repositories.books.save(
        PastReading(book: id, reading: reading, rating: book.rating))
      book.earlierReadings = EarlierReadings(try repositories.books.pastReadings(of: id))
      book.rating = nil
      book.reading = Reading(number: reading.number + 1, startedOn: today, targetOn: target)
    }
  }
}
