/// Restores a backup, but keeps the store's present lock.
///
/// A backup made before the lock was set, or with another lock, would give access to anybody who
/// restores it. Without a present lock, that of the backup applies.
package struct RestoreStore: Sendable {
  private let backups: any StoreBackups
  private let lockAccess: any ProfileLockAccess

  package init(copies: any StoreBackups, front: any ProfileLockAccess) {
    self.backups = copies
    self.lockAccess = front
  }

  /// Returns the newest backups of the folder, at most `limit`.
  package func newestBackups(limit: Int) throws -> [StoreBackup] {
    try backups.newestBackups(limit: limit)
  }

  /// Returns all backups, including encrypted ones and stores that restores have replaced.
  package func allBackups() throws -> [StoreBackup] {
    try backups.newestBackups(limit: .max) + backups.encryptedBackups() + backups.replacedStores()
  }

  /// Checks whether the file can be restored; throws the error that a restore would throw because
  /// of the file. Errors refer to the file as `name`.
  package func checkIsRestorable(_ path: FilePath, called name: FilePath) throws {
    try backups.checkIsRestorable(path, called: name)
  }

  /// Restores the file. Throws like ``StoreBackups/restore(_:keeping:)``, and if the present lock
  /// cannot be read. A damaged store has no lock to read, since the restore repairs it.
  package func callAsFunction(_ path: FilePath) throws -> RestoredStore {
    // Read the lock first, so that an unreadable one is reported before anything is copied.
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
