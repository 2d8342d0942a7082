/// Restores a backup without losing the lock.
///
/// A backup from before the lock, or with another one, would give access to whoever restores it.
/// The present lock is kept; without one, that of the backup applies.
package struct RestoreStore: Sendable {
  private let copies: any StoreCopies
  private let front: any ProfileFront

  package init(copies: any StoreCopies, front: any ProfileFront) {
    self.copies = copies
    self.front = front
  }

  /// Returns the newest backups, at most `limit`.
  package func newest(limit: Int) throws -> [StoreCopy] { try copies.newest(limit: limit) }

  /// Returns all backups, including encrypted ones and stores set aside by restores.
  package func all() throws -> [StoreCopy] {
    try copies.newest(limit: .max) + copies.sealed() + copies.replacedStores()
  }

  /// Throws what a restore would because of the file, which errors call by `name`.
  package func check(_ path: FilePath, called name: FilePath) throws {
    try copies.check(path, called: name)
  }

  /// Restores the file. Throws what ``StoreCopies/restore(_:keeping:)`` throws, and errors of
  /// reading the present lock, unless the store is damaged, which a restore repairs.
  package func callAsFunction(_ path: FilePath) throws -> RestoredStore {
    // Report an unreadable lock before anything is copied.
    _ = try presentLock()
    return try copies.restore(path, keeping: presentLock)
  }

  private func presentLock() throws -> ProfileLock? {
    do {
      return try front.lock()
    } catch DomainError.damaged {
      return nil
    }
  }
}
