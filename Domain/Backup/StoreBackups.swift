/// Makes verified backups of the store while it is in use, and restores them.
package protocol StoreBackups: Sendable {
  /// Copies the store to the path, or for nil to the backup folder, which keeps the newest ten
  /// backups. An existing file is replaced only if `replacing`.
  ///
  /// The backup is a snapshot. When this returns, it is verified and on disk. Throws
  /// ``StoreRefusal/isInMemory`` or ``StoreRefusal/isMissing(path:)`` if there is no store to copy.
  func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup

  /// Returns an unused path in the backup folder for an encrypted backup made now. Throws like
  /// ``makeBackup(at:replacing:)``.
  func pathForEncryptedBackup() throws -> FilePath

  /// Returns the encrypted backups in the folder, sorted by name, the latest first. They are never
  /// deleted automatically.
  func encryptedBackups() throws -> [StoreBackup]

  /// Makes a backup in the folder before a large change. These backups are a series of their own
  /// with at most ten, so that they never displace those that the user requested. Throws like
  /// ``makeBackup(at:replacing:)``.
  func makeProvisionalBackup() throws -> ProvisionalBackup

  /// Checks whether the file can be restored, without changing anything. Throws the error that
  /// ``restore(_:keeping:)`` would throw because of the file; errors refer to it as `name`.
  func checkIsRestorable(_ path: FilePath, called name: FilePath) throws

  /// Replaces the store by the verified contents of the file, even while it is in use. The former
  /// store is kept beside it.
  ///
  /// In the same step, the lock in the file is replaced by the one that `lock` returns, so that the
  /// store is never unlocked. `lock` is called when no one else can write any more, so that a lock
  /// that was set shortly before is kept. If it throws, the store stays unchanged.
  func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore

  /// Returns the newest backups in the folder, both requested and automatic ones, at most `limit`.
  func newestBackups(limit: Int) throws -> [StoreBackup]

  /// Returns the former stores that restores have replaced, the latest first. The newest ten are
  /// kept.
  func replacedStores() throws -> [StoreBackup]

  /// Returns the newest valid backups in the folder, both requested and automatic ones, at most
  /// `limit`. Reads each of them completely.
  func validBackups(limit: Int) -> [StoreBackup]

  /// Returns an instance that calls `note` with the progress of copying. If `note` throws, the
  /// backup is cancelled and leaves no files behind.
  func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreBackups
}

extension StoreBackups {
  package func replacedStores() throws -> [StoreBackup] { [] }

  /// Returns the newest backup in the folder, requested or automatic; nil if there is none.
  package func newestBackup() throws -> StoreBackup? { try newestBackups(limit: 1).first }

  /// Returns the former store that the last restore replaced; nil if it no longer exists.
  package func lastReplacedStore() -> StoreBackup? {
    (try? replacedStores())?.first { $0.madeAt != nil }
  }

  /// Default implementation for stores without a backup folder.
  package func pathForEncryptedBackup() throws -> FilePath {
    throw DomainError.refused(.store(.isInMemory))
  }

  package func encryptedBackups() throws -> [StoreBackup] { [] }
}

/// A backup of the store.
package struct StoreBackup: Hashable, Sendable {
  package let path: FilePath
  package let bytes: Int
  /// When it was made; nil if unknown.
  package let madeAt: LocalTime?

  package init(path: FilePath, bytes: Int, madeAt: LocalTime?) {
    self.path = path
    self.bytes = bytes
    self.madeAt = madeAt
  }
}

/// A backup made before a change; afterwards it is either kept or deleted.
package struct ProvisionalBackup {
  package let path: FilePath
  /// Adds the backup to its series and deletes surplus old ones.
  package let keep: () -> Void
  /// Keeps the backup if the store has changed since it was made; otherwise deletes it.
  package let keepIfChanged: () -> Void

  package init(path: FilePath, keep: @escaping () -> Void, settle: @escaping () -> Void) {
    self.path = path
    self.keep = keep
    self.keepIfChanged = settle
  }
}

/// Result of a restore.
package struct RestoredStore: Hashable, Sendable {
  package let path: FilePath
  /// Path of the former store; nil if there was none.
  package let formerStorePath: FilePath?
  /// Whether the restored store takes part in sync, so that the user has to decide which state to
  /// keep.
  package let needsSyncDecision: Bool
  /// Whether the former store took part in sync and the restored one does not.
  package let endsSync: Bool

  package init(
    path: FilePath, kept: FilePath?, needsStateDecision: Bool = false, endsSync: Bool = false
  ) {
    self.path = path
    self.formerStorePath = kept
    self.needsSyncDecision = needsStateDecision
    self.endsSync = endsSync
  }
}
