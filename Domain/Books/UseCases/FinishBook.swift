/// Ends the reading of a book, whatever page was reached.
public struct FinishBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book, locked until it is reopened; without a day it is today, or `sometime`: a
  /// day that nobody knows.
  ///
  /// A first day that is that of today or of the adding, and that cannot have been the first, is
  /// unknown from then on. Throws ``DomainError/invalid(_:)`` for a day to come, before the last
  /// record, before another first day or before an earlier reading was finished, and
  /// ``DomainError/refused(_:)`` for a book that is no open goal.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, on day: Day? = nil, sometime: Bool = false
  ) throws -> Book {
    let day = try sometime ? nil : acceptable(day)
    return try store.change(id) { repositories, book in
      var reading = try ending(book, on: day, in: repositories)
      reading.begin(with: try repositories.firstRecord(of: id, reading))
      reading.finishedOn = day
      reading.finishedSometime = sometime
      book.reading = reading
    }
  }

  /// Throws what finishing the book would throw, and changes nothing.
  public func check(_ id: ID<Book>, on day: Day? = nil) throws {
    let day = try acceptable(day)
    try store.read { _ = try ending($0.existing(id), on: day, in: $0) }
  }

  private func acceptable(_ day: Day?) throws -> Day {
    let today = clock.today
    let day = day ?? today
    guard day <= today else { throw DomainError.invalid(.day, .inTheFuture(day, today: today)) }
    return day
  }

  /// Returns the reading that is to end on that day, or on one that nobody knows.
  private func ending(
    _ book: Book, on day: Day?, in repositories: Repositories
  ) throws -> Reading {
    var reading = try repositories.openReading(of: book)
    if let last = reading.lastRecord?.day {
      guard let day, day < last else { return reading }
      throw DomainError.invalid(.day, .beforeReading(day, earliest: last))
    }
    guard let day else {
      // Whoever adds a book that was read long ago begins it by that.
      if reading.startedOn == clock.today { reading.startedOn = .earliest }
      return reading
    }
    guard day < reading.startedOn else { return reading }
    try repositories.checkBegins(reading, of: book.id, on: day, toldAs: .day)
    // The day of the adding, and that of becoming a goal, follow by themselves.
    let added = clock.zone.localTime(at: book.addedAt).day
    guard reading.startedOn == clock.today || reading.number == 1 && reading.startedOn == added
    else {
      throw DomainError.invalid(
        .day, .beforeStart(day, startedOn: reading.startedOn, book: book.id.short))
    }
    reading.startedOn = .earliest
    return reading
  }
}
