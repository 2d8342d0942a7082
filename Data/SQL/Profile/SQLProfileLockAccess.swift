import HearthDomain

/// Reads the name and lock of a profile in an SQL store.
package struct SQLProfileLockAccess: ProfileLockAccess {
  private let store: SQLStore
  private let databaseExists: @Sendable () -> Bool

  /// `isThere` tells whether the database exists; if not, it is not opened, since that would create
  /// it.
  package init(of store: SQLStore, isThere: @escaping @Sendable () -> Bool) {
    self.store = store
    self.databaseExists = isThere
  }

  package func hasCurrentSchema() throws -> Bool {
    guard databaseExists() else { return true }
    return try store.hasCurrentSchema() ?? true
  }

  package func name() throws -> DisplayName? {
    try withExistingStore(.read) { try $0.load().displayName }
  }

  package func lock() throws -> ProfileLock? {
    try withExistingStore(.read) { try $0.lock() } ?? nil
  }

  package func changeLock<Answer>(
    _ body: (inout ProfileLock) throws -> Answer
  ) throws -> Answer? {
    try withExistingStore(.write) { profile in
      guard var lock = try profile.lock() else { return nil }
      let answer = try body(&lock)
      try profile.saveLock(lock)
      return answer
    } ?? nil
  }

  private func withExistingStore<T>(
    _ kind: TransactionKind, _ body: (SQLProfileRepository) throws -> T
  ) throws -> T? {
    guard databaseExists() else { return nil }
    return try store.withoutMigration(kind) { try body(SQLProfileRepository(connection: $0)) }
  }
}
