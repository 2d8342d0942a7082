/// Ends the reading of a book, whatever page was reached.
public struct FinishBook: Sendable {
  let store: any Store
  let clock: LocalClock

  /// Returns the book, locked until it is reopened; without a day it is today, or `sometime`: a
  /// day that nobody knows.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a day to come or before the last record, and
  /// ``DomainError/refused(_:)`` for a book that is no open goal.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, on day: Day? = nil, sometime: Bool = false
  ) throws -> Book {
    let day = try acceptable(day)
    return try store.write { repositories in
      var book = try repositories.existing(id)
      let reading = try check(book, on: sometime ? clock.today : day, in: repositories)
      book.reading?.begin(with: try repositories.firstRecord(of: id, reading))
      book.reading?.finishedOn = sometime ? nil : day
      book.reading?.finishedSometime = sometime
      try repositories.books.save(book)
      return book
    }
  }

  /// Throws what finishing the book would throw, and changes nothing.
  public func check(_ id: ID<Book>, on day: Day? = nil) throws {
    let day = try acceptable(day)
    try store.read { _ = try check($0.existing(id), on: day, in: $0) }
  }

  private func acceptable(_ day: Day?) throws -> Day {
    let today = clock.today
    let day = day ?? today
    guard day <= today else { throw DomainError.invalid(.day, .inTheFuture(day, today: today)) }
    return day
  }

  /// Returns the reading that is to end.
  private func check(_ book: Book, on day: Day, in repositories: Repositories) throws -> Reading {
    let reading = try repositories.openReading(of: book)
    let earliest = max(reading.startedOn, reading.lastRecord?.day ?? reading.startedOn)
    guard day >= earliest else {
      throw DomainError.invalid(.day, .beforeReading(day, earliest: earliest))
    }
    return reading
  }
}
