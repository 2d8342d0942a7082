/// What to do with backups that are not locked although their store is.
package enum BackupTreatment: String, CaseIterable, Hashable, Sendable {
  /// The lock is added to the backups.
  case seal
  case remove
  case keep
}

/// Manages the locks of a store's backups.
package protocol BackupLocks: Sendable {
  /// Returns the backups that open without a passphrase: those in the folder, then those beside the
  /// store, both sorted by age, the newest first. Unreadable ones are left out.
  func unlockedBackups() -> [StoreBackup]

  /// Adds the lock to a backup, completely or not at all.
  func seal(_ path: FilePath, with lock: ProfileLock) throws

  func remove(_ path: FilePath) throws
}

/// Finds backups of a locked store that are not locked themselves, since they were made before the
/// lock was set.
///
/// Backups and exports in other places are not known.
package struct UnlockedBackups: Sendable {
  private let locks: any BackupLocks
  private let lockAccess: any ProfileLockAccess

  package init(locks: any BackupLocks, front: any ProfileLockAccess) {
    self.locks = locks
    self.lockAccess = front
  }

  /// Returns the backups that are not locked; empty if the store has no lock or the lock is
  /// unreadable.
  package func callAsFunction() -> [StoreBackup] {
    (try? lockAccess.lock()) == nil ? [] : locks.unlockedBackups()
  }

  /// Applies the treatment; returns the backups that are still not locked. For `keep`, these are
  /// all.
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
        // The disk did not confirm the change, so check whether the backup is locked.
        let isOpen = locks.unlockedBackups().contains { $0.path == copy.path }
        if !isOpen { open.removeAll { $0 == copy } }
      } catch {}
    }
    return open
  }
}
