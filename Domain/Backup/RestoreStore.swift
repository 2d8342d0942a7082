/// Puts a copy in the place of the store without losing the lock.
///
/// A copy from before the lock, or from under another one, would let in whoever restores it. The
/// lock of now stays; where there is none, that of the copy comes with it.
package struct RestoreStore: Sendable {
  private let copies: any StoreCopies
  private let front: any ProfileFront

  package init(copies: any StoreCopies, front: any ProfileFront) {
    self.copies = copies
    self.front = front
  }

  /// The newest copies there are, at most so many.
  package func newest(limit: Int) throws -> [StoreCopy] { try copies.newest(limit: limit) }

  /// Every copy there is, also the closed ones and the stores that restores put aside.
  package func all() throws -> [StoreCopy] {
    try copies.newest(limit: .max) + copies.sealed() + copies.putAside()
  }

  /// Throws what a restore of the file would, as far as the file is to blame, under the name by
  /// which somebody knows it.
  package func check(_ path: FilePath, called name: FilePath) throws {
    try copies.check(path, called: name)
  }

  /// Throws what ``StoreCopies/restore(_:keeping:)`` does, and what reading the lock does unless
  /// the store is damaged, which is what a restore is there to mend.
  package func callAsFunction(_ path: FilePath) throws -> RestoredStore {
    // A lock that cannot be read is told before anything is copied.
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
