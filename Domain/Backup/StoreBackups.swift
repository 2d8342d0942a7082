/// Makes verified backups of the store while it is in use, and restores them.
package protocol StoreBackups: Sendable {
  /// Copies the store to the path, or for nil to the backup folder, which keeps the newest ten. An
  /// existing file is replaced only on request.
  ///
  /// The backup is a snapshot, verified and flushed to disk when this returns. Throws
  /// ``StoreRefusal/isInMemory`` or ``StoreRefusal/isMissing(path:)`` if there is no store.
  func makeBackup(at path: FilePath?, replacing: Bool) throws -> StoreBackup

  /// Returns an unused path in the backup folder for an encrypted backup of this moment. Throws
  /// what ``makeBackup(at:replacing:)`` throws.
  func pathForEncryptedBackup() throws -> FilePath

  /// Returns the encrypted backups in the folder, sorted by name, the latest first. They are never
  /// deleted automatically.
  func encryptedBackups() throws -> [StoreBackup]

  /// Makes a backup in the folder before a large change. These backups are a separate series of at
  /// most ten, so that they never displace requested ones. Throws what
  /// ``makeBackup(at:replacing:)`` throws.
  func makeProvisionalBackup() throws -> ProvisionalBackup

  /// Checks whether the file could be restored, without changing anything. Throws what
  /// ``restore(_:keeping:)`` would throw; errors refer to the file as `name`.
  func checkIsRestorable(_ path: FilePath, called name: FilePath) throws

  /// Replaces the store with the verified contents of the file, even while it is in use, and keeps
  /// the former store beside it.
  ///
  /// In the same step, the given lock replaces that of the file, so that the store is never
  /// unlocked. `lock` is called once other writers are excluded, so that a lock set meanwhile
  /// counts; an error it throws leaves the store unchanged.
  func restore(_ path: FilePath, keeping lock: () throws -> ProfileLock?) throws -> RestoredStore

  /// Returns the newest backups of both series in the folder, at most `limit`.
  func newestBackups(limit: Int) throws -> [StoreBackup]

  /// Returns the stores that restores set aside, the latest first; the newest ten are kept.
  func replacedStores() throws -> [StoreBackup]

  /// Returns the newest valid backups of both series, at most `limit`. Reads each completely.
  func validBackups(limit: Int) -> [StoreBackup]

  /// Returns an instance that calls `note` with the progress of copying. An error thrown by `note`
  /// cancels the backup, which then leaves no files behind.
  func reportingProgress(
    _ note: @escaping @Sendable (_ done: Int, _ total: Int) throws -> Void
  ) -> any StoreBackups
}

extension StoreBackups {
  package func replacedStores() throws -> [StoreBackup] { [] }

  /// Returns the newest backup of either series; nil if there is none.
  package func newestBackup() throws -> StoreBackup? { try newestBackups(limit: 1).first }

  /// Returns the store set aside by the last restore, if it still exists.
  package func lastReplacedStore() -> StoreBackup? {
    (try? replacedStores())?.first { $0.madeAt != nil }
  }

  /// Default for stores without a backup folder.
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

/// A backup made before a change that has yet to happen.
package struct ProvisionalBackup {
  package let path: FilePath
  /// Adds the backup to its series and deletes surplus old ones.
  package let keep: () -> Void
  /// Adds the backup to its series if the store has changed since; deletes the backup if the store
  /// is unchanged.
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
  /// Whether the restored store takes part in sync, so that the user has to decide whose state
  /// counts.
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
