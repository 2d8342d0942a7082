/// Restores a backup without losing the lock.
///
/// A backup from before the lock, or with another one, would give access to whoever restores it.
/// The present lock is kept; without one, that of the backup applies.
package struct RestoreStore: Sendable {
  private let backups: any StoreBackups
  private let lockAccess: any ProfileLockAccess

  package init(copies: any StoreBackups, front: any ProfileLockAccess) {
    self.backups = copies
    self.lockAccess = front
  }

  /// Returns the newest backups, at most `limit`.
  package func newestBackups(limit: Int) throws -> [StoreBackup] {
    try backups.newestBackups(limit: limit)
  }

  /// Returns all backups, including encrypted ones and stores set aside by restores.
  package func allBackups() throws -> [StoreBackup] {
    try backups.newestBackups(limit: .max) + backups.encryptedBackups() + backups.replacedStores()
  }

  /// Checks whether the file could be restored; throws what a restore would throw because of the
  /// file. Errors refer to the file as `name`.
  package func checkIsRestorable(_ path: FilePath, called name: FilePath) throws {
    try backups.checkIsRestorable(path, called: name)
  }

  /// Restores the file. Throws what ``StoreBackups/restore(_:keeping:)`` throws, and errors of
  /// reading the present lock, unless the store is damaged, which a restore repairs.
  package func callAsFunction(_ path: FilePath) throws -> RestoredStore {
    // Report an unreadable lock before anything is copied.
    _ = try presentLock()
    return try backups.restore(path, keeping: presentLock)
  }

  private func presentLock() throws -> ProfileLock? {
    do {
      return try lockAccess.lock()
    } catch DomainError.damaged {
      return nil
    }
  }
}
