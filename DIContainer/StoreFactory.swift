import HearthData
import HearthDomain

/// Store with the services that depend on its kind.
struct StoreAccess {
  var store: any Store
  /// Part of the profile that is readable while it is locked.
  let front: any ProfileLockAccess
  let inspector: any StoreInspector
  var backups: any StoreBackups
  let backupLocks: any BackupLocks
  /// Files that may contain removed data; nil for a store in memory.
  let remains: (any DeletedDataEraser)?
  let archive: any StoreArchive
  let catalogue: Catalogue
  let covers: any BookCovers
  /// Rows that lists have skipped so far because they are invalid.
  let invalidRows: @Sendable () -> [InvalidRow]
  /// Whether a change was committed, even if the command failed afterwards.
  let hasCommitted: @Sendable () -> Bool
  /// Whether this run created the store.
  let hasCreatedStore: @Sendable () -> Bool
  /// Whether something was read from a store that is missing.
  let hasReadMissingStore: @Sendable () -> Bool
  /// Whether a change was recorded for the other devices.
  let hasRecordedForSync: @Sendable () -> Bool
  /// Entries written since the program started, in order.
  let writtenEntries: @Sendable () -> [EntryName]
  /// Starts watching for changes by other processes; nil if there cannot be any.
  let watch: (@Sendable () -> StoreChanges)?
}

/// Watch of changes that other processes make to the store.
struct StoreChanges {
  /// Descriptor that becomes readable after a possible change, as long as ``hasChanged`` is kept.
  let descriptor: Int32?
  /// Returns whether the store changed since the last call.
  let hasChanged: () -> Bool
}

extension AppConfiguration {
  /// Folder of the user's hook programs; nil if this process was started by a hook, or if the store
  /// is in memory.
  var hookFolder: HookFolder? {
    guard case .file = store, environment.nonEmpty(HookFolder.hookVariable) == nil else {
      return nil
    }
    return folders.map { HookFolder($0.config.appending("hooks")) }
  }

  /// Creates the hooks for changes; nil if there is no hook folder.
  func makeHooks() -> ChangeHooks? {
    hookFolder.map { folder in
      ChangeHooks(folder, clock: ambient.clock) { [settings] in settings.load().settings.hooks }
    }
  }

  /// Creates the store. A file is opened by the first transaction, which throws any error.
  func makeStore(asking hooks: ChangeHooks?) -> StoreAccess {
    switch store {
    case .memory:
      let store = InMemoryStore(now: ambient.clock.now)
      return StoreAccess(
        store: store, front: store, inspector: InMemoryInspector(), backups: InMemoryBackups(),
        backupLocks: InMemoryBackups(), remains: nil,
        archive: InMemoryArchive(), catalogue: Catalogue(InMemoryCatalogue()),
        covers: InMemoryCovers(),
        invalidRows: { [] }, hasCommitted: { false }, hasCreatedStore: { false },
        hasReadMissingStore: { false },
        hasRecordedForSync: { false },
        writtenEntries: { store.writtenEntries }, watch: nil)
    case .file(let path):
      let folders = { @Sendable [environment] in AppFolders(environment) }
      let copies = SQLiteBackups(path: path, clock: ambient.clock) {
        folders().map { BackupFolder(in: $0, ofStoreAt: path) }
      }
      let store = SQLStore.sqlite(
        path: path, now: ambient.clock.now, beforeMigrating: { try copies.backUpBeforeChange() },
        keeping: { [settings] in settings.load().settings.journalRetention },
        asking: { try hooks?.askBeforeCommit($0, $1) })
      let unmade =
        usesEmptyStoreIfMissing || isCreatedOnFirstWrite
        ? MissingStore(
          empty: InMemoryStore(now: ambient.clock.now), store: isCreatedOnFirstWrite ? store : nil,
          path: path
        )
        : nil
      let used: any Store = if let unmade { unmade } else { store }
      return StoreAccess(
        store: used,
        front: SQLProfileLockAccess(of: store) { SystemFiles.fileExists(path) },
        inspector: SQLiteInspector(
          path: path, store: store, texts: environment.path("TMPDIR") ?? "/tmp", folders: folders),
        backups: copies, backupLocks: copies, remains: copies,
        archive: SQLArchive(store: store), catalogue: Catalogue(ofStoreAt: path),
        covers: CoverFolder(ofStoreAt: path),
        invalidRows: { store.invalidRows.all }, hasCommitted: { store.hasCommitted },
        hasCreatedStore: { store.hasCreatedStore },
        hasReadMissingStore: { unmade?.wasRead == true },
        hasRecordedForSync: { store.hasRecordedForSync }, writtenEntries: { store.writtenEntries },
        watch: { StoreChanges(of: store, path: path) })
    }
  }
}

extension StoreChanges {
  fileprivate init(of store: SQLStore, path: FilePath) {
    let watch = StoreWatch(path: path)
    descriptor = watch.descriptor
    // Only changes after this moment count.
    _ = try? store.wasChangedElsewhere()
    hasChanged = {
      watch.drain()
      // A store that fails reports the error itself when it is read.
      let isChanged = (try? store.wasChangedElsewhere()) ?? true
      // The store may have been replaced by another file.
      if isChanged { watch.watchExistingFiles() }
      return isChanged
    }
  }
}
