/// Removes a record of what was read; the question comes before.
public struct RemoveRecord: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the book as it is then, and the record as it was; throws
  /// ``DomainError/refused(_:)`` for a finished book or a reading before the present one.
  @discardableResult
  public func callAsFunction(_ id: ID<ReadingRecord>) throws -> ProgressOutcome {
    try store.write { repositories in
      let record = try repositories.existing(id)
      var book = try repositories.existing(record.book)
      try repositories.requireOpen(record, of: book)
      try repositories.drop(record, of: &book)
      return ProgressOutcome(book: book, record: record)
    }
  }
}
