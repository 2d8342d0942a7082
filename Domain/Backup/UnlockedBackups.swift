/// Treatment of backups that open without the passphrase of their locked store.
package enum BackupTreatment: String, CaseIterable, Hashable, Sendable {
  /// The lock is added to the backups.
  case seal
  case remove
  case keep
}

/// Manages the locks of a store's backups.
package protocol BackupLocks: Sendable {
  /// Returns the backups in their folder and beside the store that open without a passphrase, each
  /// group sorted by age, the newest first. Unreadable ones are omitted.
  func unlockedBackups() -> [StoreBackup]

  /// Adds the lock to a backup, completely or not at all.
  func seal(_ path: FilePath, with lock: ProfileLock) throws

  func remove(_ path: FilePath) throws
}

/// Backups of a locked store without the lock, made before it was set.
///
/// Backups and exports in other places are unknown.
package struct UnlockedBackups: Sendable {
  private let locks: any BackupLocks
  private let lockAccess: any ProfileLockAccess

  package init(locks: any BackupLocks, front: any ProfileLockAccess) {
    self.locks = locks
    self.lockAccess = front
  }

  /// Returns the unlocked backups; empty if the store has no lock or its lock is unreadable.
  package func callAsFunction() -> [StoreBackup] {
    (try? lockAccess.lock()) == nil ? [] : locks.unlockedBackups()
  }

  /// Applies the treatment; returns the backups that are still unlocked, which are all of them for
  /// `keep`.
  package func treat(_ copies: [StoreBackup], _ treatment: BackupTreatment) throws -> [StoreBackup]
  {
    guard var lock = try lockAccess.lock() else { return [] }
    lock.attempts = UnlockAttempts()
    var open = copies
    for copy in copies {
      do {
        switch treatment {
        case .seal: try locks.seal(copy.path, with: lock)
        case .remove: try locks.remove(copy.path)
        case .keep: continue
        }
        open.removeAll { $0 == copy }
      } catch DomainError.uncertain {
        // The disk did not confirm the change, so check the backup itself.
        let isOpen = locks.unlockedBackups().contains { $0.path == copy.path }
        if !isOpen { open.removeAll { $0 == copy } }
      } catch {}
    }
    return open
  }
}
