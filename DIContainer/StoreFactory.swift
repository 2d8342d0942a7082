import HearthData
import HearthDomain

/// The store with what only its own kind can do.
struct StoreAccess {
  var store: any Store
  /// What can be seen before anybody was let in.
  let front: any ProfileFront
  let inspector: any StoreInspector
  var copies: any StoreCopies
  let copyLocks: any CopyLocks
  /// What its files may hold of what was removed; nil where there are none.
  let remains: (any StoreRemains)?
  let archive: any StoreArchive
  let catalogue: Catalogue
  let covers: any BookCovers
  /// The rows that lists have left out so far, because they cannot be understood.
  let invalidRows: @Sendable () -> [InvalidRow]
  /// Whether something was changed, and is kept whatever failed after it.
  let hasKept: @Sendable () -> Bool
  /// Whether something was changed of which other devices are told.
  let hasTold: @Sendable () -> Bool
  /// The changes that were noted since the program began, in their order.
  let written: @Sendable () -> [EntryName]
  /// Begins to watch for changes that others make; nil where nobody else can.
  let watch: (@Sendable () -> StoreChanges)?
}

/// What others do to the store while the program runs.
struct StoreChanges {
  /// Can be read when there may have been a change, for as long as ``happened`` is kept.
  let descriptor: Int32?
  /// Whether there was one since this was asked last.
  let happened: () -> Bool
}

extension AppConfiguration {
  /// Where programs of the user's are that are run at certain moments; nil where none shall be: in
  /// one that was started by such a program, or where nothing is kept.
  var hookFolder: HookFolder? {
    guard case .file = store, environment.filled(HookFolder.variable) == nil else { return nil }
    return folders.map { HookFolder($0.config.appending("hooks")) }
  }

  /// What tells such programs of changes.
  func makeHooks() -> ChangeHooks? {
    hookFolder.map { folder in
      ChangeHooks(folder, clock: ambient.clock) { [settings] in settings.load().settings.hooks }
    }
  }

  /// The store at its place; a file is opened by the first transaction, and its errors come there.
  func makeStore(asking hooks: ChangeHooks?) -> StoreAccess {
    switch store {
    case .memory:
      let store = InMemoryStore(now: ambient.clock.now)
      return StoreAccess(
        store: store, front: store, inspector: InMemoryInspector(), copies: InMemoryCopies(),
        copyLocks: InMemoryCopies(), remains: nil,
        archive: InMemoryArchive(), catalogue: Catalogue(InMemoryCatalogue()),
        covers: InMemoryCovers(),
        invalidRows: { [] }, hasKept: { false }, hasTold: { false },
        written: { store.written }, watch: nil)
    case .file(let path):
      let folders = { @Sendable [environment] in AppFolders(environment) }
      let copies = SQLiteCopies(path: path, clock: ambient.clock) {
        folders().map { BackupFolder(in: $0, ofStoreAt: path) }
      }
      let store = SQLStore.sqlite(
        path: path, now: ambient.clock.now, beforeMigrating: { try copies.makeBefore() },
        keeping: { [settings] in settings.load().settings.journalKeeping },
        asking: { try hooks?.ask($0, $1) })
      let used: any Store =
        if standsIn {
          InMemoryStore(now: ambient.clock.now)
        } else if isMadeLater {
          UnmadeStore(empty: InMemoryStore(now: ambient.clock.now), store: store, path: path)
        } else {
          store
        }
      return StoreAccess(
        store: used,
        front: SQLProfileFront(of: store) { SystemFiles.isThere(path) },
        inspector: SQLiteInspector(
          path: path, store: store, texts: environment.path("TMPDIR") ?? "/tmp", folders: folders),
        copies: copies, copyLocks: copies, remains: copies,
        archive: SQLArchive(store: store), catalogue: Catalogue(ofStoreAt: path),
        covers: CoverFolder(ofStoreAt: path),
        invalidRows: { store.invalidRows.all }, hasKept: { store.hasKept },
        hasTold: { store.hasTold }, written: { store.written },
        watch: { StoreChanges(of: store, path: path) })
    }
  }
}

extension StoreChanges {
  fileprivate init(of store: SQLStore, path: FilePath) {
    let watch = StoreWatch(path: path)
    descriptor = watch.descriptor
    // What comes after this moment counts.
    _ = try? store.wasChangedElsewhere()
    happened = {
      watch.drain()
      // A store in trouble tells so itself when it is read.
      let isChanged = (try? store.wasChangedElsewhere()) ?? true
      // Another file may stand in the store's place by now.
      if isChanged { watch.renew() }
      return isChanged
    }
  }
}
