import HearthDomain

/// The backups of an in-memory store; always throws.
package struct InMemoryBackups: StoreBackups, BackupLocks {
  package init() {}

  package func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func makeProvisionalBackup() throws -> ProvisionalBackup {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func checkIsRestorable(_ path: FilePath, called name: FilePath) throws {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func restore(
    _ path: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreBackups { self }

  package func newestBackups(limit: Int) throws -> [StoreBackup] { [] }

  package func validBackups(limit: Int) -> [StoreBackup] { [] }

  package func unlockedBackups() -> [StoreBackup] { [] }

  package func seal(_ path: FilePath, with lock: ProfileLock) throws {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func remove(_ path: FilePath) throws {
    throw DomainError.refused(.store(.isInMemory))
  }
}
