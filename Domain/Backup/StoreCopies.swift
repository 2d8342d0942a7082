/// Makes checked copies of the store while it is in use, and puts one in its place.
package protocol StoreCopies: Sendable {
  /// Copies the store to the path, or without one into the folder of backups, where the newest
  /// ten are kept; a file that is there is only replaced when told so.
  ///
  /// The copy is one moment of the store, checked and on the disk when this returns. Throws
  /// ``StoreRefusal/isInMemory`` or ``StoreRefusal/isMissing(path:)`` where there is nothing to
  /// copy.
  func make(at path: FilePath?, replacing: Bool) throws -> StoreCopy

  /// The path in the folder of backups under which a copy of this moment that is closed is to be
  /// kept; no file is there yet. Throws what ``make(at:replacing:)`` does.
  func placeOfSealed() throws -> FilePath

  /// The closed copies in that folder, the one of the latest name first. None goes by itself.
  func sealed() throws -> [StoreCopy]

  /// Copies the store into the folder of backups before a large change. These copies are a
  /// series of their own, of which the newest ten are kept: however many changes there are, no
  /// copy that somebody asked for goes for them. Throws what ``make(at:replacing:)`` does.
  func makeProvisional() throws -> ProvisionalCopy

  /// Looks whether the file could take the place of the store, without changing anything; throws
  /// what ``restore(_:keeping:)`` would, of the file under the name by which somebody knows it.
  func check(_ path: FilePath, called name: FilePath) throws

  /// Puts what the file holds in the place of the store, also while others use that; the file
  /// is checked first, and the store as it was is kept beside.
  ///
  /// The lock that is found takes the place of the copy's in the same step, so that the store is
  /// at no moment without it. It is asked for once nobody else can write, so that one counts that
  /// was set while the file was copied; what asking throws leaves the store as it was.
  func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore

  /// The newest copies in the folder of backups, of either series, so many at most.
  func newest(limit: Int) throws -> [StoreCopy]

  /// The stores that restores have put aside, the one put aside last first; of these, too, the
  /// newest ten are kept.
  func putAside() throws -> [StoreCopy]

  /// The newest copies in that folder that are sound, of either series, so many at most. Each is
  /// read in full.
  func sound(limit: Int) -> [StoreCopy]

  /// The same, telling from time to time how much of the store a copy has; what is thrown then
  /// ends the copy, and nothing is left of it.
  func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies
}

extension StoreCopies {
  package func putAside() throws -> [StoreCopy] { [] }

  /// The newest copy in the folder of backups, of either series, or nil.
  package func newest() throws -> StoreCopy? { try newest(limit: 1).first }

  /// The store that the last restore has put aside, as far as it is still there.
  package func lastPutAside() -> StoreCopy? {
    (try? putAside())?.first { $0.madeAt != nil }
  }

  /// Where there is no such folder, nothing is kept in it.
  package func placeOfSealed() throws -> FilePath {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func sealed() throws -> [StoreCopy] { [] }
}

/// A copy of the store.
package struct StoreCopy: Hashable, Sendable {
  package let path: FilePath
  package let bytes: Int
  /// When it was made; nil for a copy that does not tell.
  package let madeAt: LocalTime?

  package init(path: FilePath, bytes: Int, madeAt: LocalTime?) {
    self.path = path
    self.bytes = bytes
    self.madeAt = madeAt
  }
}

/// A copy that waits for the change before which it was made.
package struct ProvisionalCopy {
  package let path: FilePath
  /// Gives it its place among the newest ones; the oldest beyond them goes.
  package let keep: () -> Void
  /// The same after the change, but removes the copy where the store is as it was.
  package let settle: () -> Void

  package init(path: FilePath, keep: @escaping () -> Void, settle: @escaping () -> Void) {
    self.path = path
    self.keep = keep
    self.settle = settle
  }
}

/// What came of a restore.
package struct RestoredStore: Hashable, Sendable {
  package let path: FilePath
  /// Where the store is kept that was here before; nil if there was none.
  package let kept: FilePath?
  /// Whether it takes part in sync, so that somebody has to say whose state counts.
  package let asksWhoseState: Bool
  /// Whether the one before took part in sync, and this one does not.
  package let endsSync: Bool

  package init(
    path: FilePath, kept: FilePath?, asksWhoseState: Bool = false, endsSync: Bool = false
  ) {
    self.path = path
    self.kept = kept
    self.asksWhoseState = asksWhoseState
    self.endsSync = endsSync
  }
}
