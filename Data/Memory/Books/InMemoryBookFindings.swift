import HearthDomain

/// Keeps what the last search of an in-memory store found.
struct InMemoryBookFindings: BookFindings {
  let bracket: InMemoryBracket

  func replace(with books: [FoundBook]) throws {
    try bracket.write { $0.bookFindings = books }
  }

  func book(_ pick: Int) throws -> FoundBook? {
    try bracket.read { tables in
      (1...max(1, tables.bookFindings.count)).contains(pick)
        ? tables.bookFindings.dropFirst(pick - 1).first : nil
    }
  }

  func count() throws -> Int {
    try bracket.read { $0.bookFindings.count }
  }
}
