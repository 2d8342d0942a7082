/// Copies of a store whose lock is not lost when one of them is put in its place.
///
/// A copy from before the lock, or from under another one, would let in whoever restores it. The
/// lock of now stays; where there is none, that of the copy comes with it.
public struct LockKeepingCopies: StoreCopies {
  private let copies: any StoreCopies
  private let store: any Store
  private let isThere: @Sendable () -> Bool

  /// Nothing is read of a store that is not there: that would make it.
  public init(
    _ copies: any StoreCopies, store: any Store, isThere: @escaping @Sendable () -> Bool
  ) {
    self.copies = copies
    self.store = store
    self.isThere = isThere
  }

  public func make(at path: String?, replacing: Bool) throws -> StoreCopy {
    try copies.make(at: path, replacing: replacing)
  }

  public func restore(_ path: String) throws -> RestoredStore {
    let lock = try presentLock()
    let restored = try copies.restore(path)
    if let lock { try store.write { try $0.profile.keep(lock) } }
    return restored
  }

  /// The lock of the store that is there; nil where it cannot be read, which is what a restore is
  /// there to mend.
  private func presentLock() throws -> ProfileLock? {
    guard isThere() else { return nil }
    do {
      return try store.read { try $0.profile.lock() }
    } catch DomainError.unavailable(.store(let path, .busy)) {
      throw DomainError.unavailable(.store(path: path, .busy))
    } catch {
      return nil
    }
  }

  public func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies {
    LockKeepingCopies(copies.noting(note), store: store, isThere: isThere)
  }

  public func newest() throws -> StoreCopy? { try copies.newest() }
}
