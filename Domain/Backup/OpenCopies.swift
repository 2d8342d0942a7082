/// Treatment of backups that open without the passphrase of their locked store.
package enum CopyTreatment: String, CaseIterable, Hashable, Sendable {
  /// The lock is added to the backups.
  case seal
  case remove
  case keep
}

/// Manages the locks of a store's backups.
package protocol CopyLocks: Sendable {
  /// Returns the backups in their folder and beside the store that open without a passphrase, each
  /// group sorted by age, the newest first. Unreadable ones are omitted.
  func unlocked() -> [StoreCopy]

  /// Adds the lock to a backup, completely or not at all.
  func seal(_ path: FilePath, with lock: ProfileLock) throws

  func remove(_ path: FilePath) throws
}

/// Backups of a locked store without the lock, made before it was set.
///
/// Backups and exports in other places are unknown.
package struct OpenCopies: Sendable {
  private let locks: any CopyLocks
  private let front: any ProfileFront

  package init(locks: any CopyLocks, front: any ProfileFront) {
    self.locks = locks
    self.front = front
  }

  /// Returns the unlocked backups; empty if the store has no lock or its lock is unreadable.
  package func callAsFunction() -> [StoreCopy] {
    (try? front.lock()) == nil ? [] : locks.unlocked()
  }

  /// Applies the treatment; returns the backups that are still unlocked, which are all of them for
  /// `keep`.
  package func treat(_ copies: [StoreCopy], _ treatment: CopyTreatment) throws -> [StoreCopy] {
    guard var lock = try front.lock() else { return [] }
    lock.tries = LockTries()
    var open = copies
    for copy in copies {
      do {
        switch treatment {
        case .seal: try locks.seal(copy.path, with: lock)
        case .remove: try locks.remove(copy.path)
        case .keep: continue
        }
        open.removeAll { $0 == copy }
      } catch DomainError.unsure {
        // The disk did not confirm the change, so check the backup itself.
        let isOpen = locks.unlocked().contains { $0.path == copy.path }
        if !isOpen { open.removeAll { $0 == copy } }
      } catch {}
    }
    return open
  }
}
