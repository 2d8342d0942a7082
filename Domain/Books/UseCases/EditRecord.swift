/// Corrects a reading record and updates its book.
public struct EditRecord: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book and the record as saved; values that are nil are not changed.
  ///
  /// Throws ``DomainError/invalid(_:)`` for a page, day or time that is not accepted,
  /// ``DomainError/conflict(_:holder:)`` if the day already has a record, and
  /// ``DomainError/refused(_:)`` for a record of a finished or past reading.
  @discardableResult
  public func callAsFunction(
    _ id: ID<ReadingRecord>, page: ReadingProgress? = nil, day: Day? = nil,
    time: TimeOfDay? = nil
  ) throws -> ProgressOutcome {
    let now = clock.localTime
    return try store.write { repositories in
      var record = try repositories.existing(id)
      var book = try repositories.existing(record.book)
      try repositories.requireOpen(record, of: book)
      if let page { record.page = try book.page(page, from: record.page) }
      if let time { record.time = time }
      if day != nil || time != nil {
        try ReadingRecord.checkIsNotFuture(day ?? record.day, record.time, now: now)
      }
      if let day, day != record.day { try repositories.moveRecord(&record, to: day, of: &book) }
      try repositories.saveRecord(&record, of: &book)
      return ProgressOutcome(book: book, record: record)
    }
  }
}

extension Repositories {
  fileprivate func moveRecord(_ record: inout ReadingRecord, to day: Day, of book: inout Book)
    throws
  {
    let there = try readingRecords.record(of: book.id, record.reading, onOrBefore: day)
    if let there, there.day == day {
      throw DomainError.conflict(.readingRecord, holder: day.description)
    }
    // Remove the record from its old day first, so that the pages of the next record are computed
    // again.
    try removeRecord(record, of: &book)
    record.day = day
  }
}
