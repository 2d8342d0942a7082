/// What becomes of copies that open without the lock of their store.
package enum CopyTreatment: String, CaseIterable, Hashable, Sendable {
  /// They get the lock, too.
  case seal
  case remove
  case keep
}

/// Looks after the locks of the copies of a store.
package protocol CopyLocks: Sendable {
  /// The copies in the folder of backups and beside the store that open without a passphrase,
  /// the newest of each place first; one that cannot be read does not open.
  func unlocked() -> [StoreCopy]

  /// Gives a copy that lock; it is as it was until all of it is done.
  func seal(_ path: FilePath, with lock: ProfileLock) throws

  func remove(_ path: FilePath) throws
}

/// The copies of a locked store that open unasked: those of before the lock.
///
/// Copies and exports that somebody put elsewhere are not known.
package struct OpenCopies: Sendable {
  private let locks: any CopyLocks
  private let front: any ProfileFront

  package init(locks: any CopyLocks, front: any ProfileFront) {
    self.locks = locks
    self.front = front
  }

  /// None where the store has no lock, or nobody can tell.
  package func callAsFunction() -> [StoreCopy] {
    (try? front.lock()) == nil ? [] : locks.unlocked()
  }

  /// Treats them so; returns those that are open still, which are all where they are to be kept.
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
        // It was done, but for the word of the disk: the copy itself tells.
        let isOpen = locks.unlocked().contains { $0.path == copy.path }
        if !isOpen { open.removeAll { $0 == copy } }
      } catch {}
    }
    return open
  }
}
