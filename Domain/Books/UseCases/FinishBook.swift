/// Marks the reading of a book as finished, whatever page was reached.
public struct FinishBook: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book, whose reading cannot be changed until it is reopened. Without a day, it is
  /// finished today; with `sometime`, on an unknown day.
  ///
  /// If the first day is after the given day and was only set by default (today, or the day on
  /// which the book was added), it becomes unknown. Throws ``DomainError/invalid(_:)`` for a day in
  /// the future, before the last record, before another first day, or before an earlier reading was
  /// finished. Throws ``DomainError/refused(_:)`` for a book that is not an open goal.
  @discardableResult
  public func callAsFunction(
    _ id: ID<Book>, on day: Day? = nil, sometime: Bool = false
  ) throws -> Book {
    let day = try sometime ? nil : checkedDay(day)
    return try store.changeBook(id) { repositories, book in
      var reading = try endedReading(book, on: day, in: repositories)
      reading.setUnknownStart(with: try repositories.firstRecord(of: id, reading))
      reading.finishedOn = day
      reading.isFinishedOnUnknownDay = sometime
      book.reading = reading
    }
  }

  /// Throws the error that finishing the book would throw, without changing anything.
  public func checkCanFinish(_ id: ID<Book>, on day: Day? = nil) throws {
    let day = try checkedDay(day)
    try store.read { _ = try endedReading($0.existing(id), on: day, in: $0) }
  }

  private func checkedDay(_ day: Day?) throws -> Day {
    let today = clock.today
    let day = day ?? today
    guard day <= today else { throw DomainError.invalid(.day, .inTheFuture(day, today: today)) }
    return day
  }

  /// Returns the reading as finished on that day; if nil, on an unknown day.
  private func endedReading(
    _ book: Book, on day: Day?, in repositories: Repositories
  ) throws -> Reading {
    var reading = try repositories.openReading(of: book)
    if let last = reading.lastRecord?.day {
      guard let day, day < last else { return reading }
      throw DomainError.invalid(.day, .beforeReading(day, earliest: last))
    }
    guard let day else {
      // A book that was read long ago and is now added as finished has an unknown first day.
      if reading.startedOn == clock.today { reading.startedOn = .earliest }
      return reading
    }
    guard day < reading.startedOn else { return reading }
    try repositories.checkStart(reading, of: book.id, on: day, field: .day)
    // First days equal to these were set by default when the book was added or became a goal.
    let added = clock.zone.localTime(at: book.addedAt).day
    guard reading.startedOn == clock.today || reading.number == 1 && reading.startedOn == added
    else {
      throw DomainError.invalid(
        .day, .beforeStart(day, startedOn: reading.startedOn, book: book.id.shortForm))
    }
    reading.startedOn = .earliest
    return reading
  }
}
