import HearthDomain

/// Stores the results of the last book search of an in-memory store.
struct InMemoryBookFindings: BookFindings {
  let transaction: InMemoryTransaction

  func replace(with books: [FoundBook]) throws {
    try transaction.write { $0.bookFindings = books }
  }

  func book(_ pick: Int) throws -> FoundBook? {
    try transaction.read { tables in
      (1...max(1, tables.bookFindings.count)).contains(pick)
        ? tables.bookFindings.dropFirst(pick - 1).first : nil
    }
  }
}
