/// Removes a reading record; the caller asks for confirmation first.
public struct RemoveRecord: UseCase, Sendable {
  let context: UseCaseContext

  /// Returns the updated book and the removed record; throws ``DomainError/refused(_:)`` for a
  /// record of a finished or past reading.
  @discardableResult
  public func callAsFunction(_ id: ID<ReadingRecord>) throws -> ProgressOutcome {
    try store.write { repositories in
      let record = try repositories.existing(id)
      var book = try repositories.existing(record.book)
      try repositories.requireOpen(record, of: book)
      try repositories.removeRecord(record, of: &book)
      return ProgressOutcome(book: book, record: record)
    }
  }
}
