/// Makes checked copies of the store while it is in use, and puts one in its place.
public protocol StoreCopies: Sendable {
  /// Copies the store to the path, or without one into the folder of backups, where the newest
  /// ten are kept; a file that is there is only replaced when told so.
  ///
  /// The copy is one moment of the store, checked and on the disk when this returns. Throws
  /// ``StoreRefusal/isInMemory`` or ``StoreRefusal/isMissing(path:)`` where there is nothing to
  /// copy.
  func make(at path: String?, replacing: Bool) throws -> StoreCopy

  /// Puts what the file holds in the place of the store, also while others use that; the file
  /// is checked first, and the store as it was is kept beside.
  ///
  /// The lock that is found takes the place of the copy's in the same step, so that the store is
  /// at no moment without it. It is asked for once nobody else can write, so that one counts that
  /// was set while the file was copied; what asking throws leaves the store as it was.
  func restore(_ path: String, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore

  /// The newest copy in the folder of backups, or nil.
  func newest() throws -> StoreCopy?

  /// The same, telling from time to time how much of the store a copy has; what is thrown then
  /// ends the copy, and nothing is left of it.
  func noting(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreCopies
}

/// A copy of the store.
public struct StoreCopy: Hashable, Sendable {
  public let path: String
  public let bytes: Int
  /// When it was made; nil for a copy that does not tell.
  public let madeAt: LocalTime?

  public init(path: String, bytes: Int, madeAt: LocalTime?) {
    self.path = path
    self.bytes = bytes
    self.madeAt = madeAt
  }
}

/// What came of a restore.
public struct RestoredStore: Hashable, Sendable {
  public let path: String
  /// Where the store is kept that was here before; nil if there was none.
  public let kept: String?
  public let bytes: Int

  public init(path: String, kept: String?, bytes: Int) {
    self.path = path
    self.kept = kept
    self.bytes = bytes
  }
}
