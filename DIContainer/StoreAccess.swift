import HearthData
import HearthDomain

/// A store, with the services that differ between kinds of stores.
struct StoreAccess {
  var store: any Store
  /// Reads the part of the profile that is available while the profile is locked: name and lock.
  let front: any ProfileLockAccess
  let inspector: any StoreInspector
  var backups: any StoreBackups
  let backupLocks: any BackupLocks
  /// Erases deleted data from the store's files; nil for a store in memory.
  let remains: (any DeletedDataEraser)?
  let archive: any StoreArchive
  let catalogue: Catalogue
  let covers: any BookCovers
  /// Returns the invalid rows that lists have left out so far.
  let invalidRows: @Sendable () -> [InvalidRow]
  /// Returns whether any change was committed, even if the command failed later.
  let hasCommitted: @Sendable () -> Bool
  /// Returns whether this run created the store.
  let hasCreatedStore: @Sendable () -> Bool
  /// Returns whether something was read although the store is missing.
  let hasReadMissingStore: @Sendable () -> Bool
  /// Returns whether a change was recorded that must be sent to other devices.
  let hasRecordedForSync: @Sendable () -> Bool
  /// Returns the journal entries written since the program started, in order.
  let writtenEntries: @Sendable () -> [EntryName]
  /// Starts watching for changes that other processes make; nil if there cannot be any.
  let watch: (@Sendable () -> StoreChanges)?
}

/// Watches for changes that other processes make to the store.
struct StoreChanges {
  /// Descriptor that becomes readable when the store may have changed. Valid as long as
  /// ``hasChanged`` is kept.
  let descriptor: Int32?
  /// Returns whether the store changed since the last call.
  let hasChanged: () -> Bool
}

extension AppConfiguration {
  /// Folder of the user's hook programs. Nil for a store in memory, and if a hook started this
  /// process.
  var hookFolder: HookFolder? {
    guard case .file = store, environment.nonEmpty(HookFolder.hookVariable) == nil else {
      return nil
    }
    return folders.map { HookFolder($0.config.appending("hooks")) }
  }

  /// Creates the object that passes changes to hooks; nil if there is no hook folder.
  func makeHooks() -> ChangeHooks? {
    hookFolder.map { folder in
      ChangeHooks(folder, clock: ambient.clock) { [settings] in settings.load().settings.hooks }
    }
  }

  /// Creates the store. If it is a file, it is opened by the first transaction, which throws any
  /// errors.
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
    // Call it once now, so that only later changes count.
    _ = try? store.wasChangedElsewhere()
    hasChanged = {
      watch.drain()
      // If the store fails, it counts as changed: reading it then reports the error.
      let isChanged = (try? store.wasChangedElsewhere()) ?? true
      // Another file may have replaced the store, so watch that one.
      if isChanged { watch.watchExistingFiles() }
      return isChanged
    }
  }
}
