import HearthDomain

/// Reads the name and lock of a profile in an SQL store.
package struct SQLProfileFront: ProfileFront {
  private let store: SQLStore
  private let isThere: @Sendable () -> Bool

  /// `isThere` tells whether the database exists; if not, it is not opened, since that would create
  /// it.
  package init(of store: SQLStore, isThere: @escaping @Sendable () -> Bool) {
    self.store = store
    self.isThere = isThere
  }

  package func isOfThisForm() throws -> Bool {
    guard isThere() else { return true }
    return try store.isOfThisForm() ?? true
  }

  package func name() throws -> DisplayName? {
    try look(.read) { try $0.load().displayName }
  }

  package func lock() throws -> ProfileLock? {
    try look(.read) { try $0.lock() } ?? nil
  }

  package func changeLock<Answer>(
    _ body: (inout ProfileLock) throws -> Answer
  ) throws -> Answer? {
    try look(.write) { profile in
      guard var lock = try profile.lock() else { return nil }
      let answer = try body(&lock)
      try profile.keep(lock)
      return answer
    } ?? nil
  }

  private func look<T>(
    _ kind: TransactionKind, _ body: (SQLProfileRepository) throws -> T
  ) throws -> T? {
    guard isThere() else { return nil }
    return try store.withoutMigration(kind) { try body(SQLProfileRepository(connection: $0)) }
  }
}
