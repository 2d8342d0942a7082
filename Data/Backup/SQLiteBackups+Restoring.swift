import CLibrary
import CSQLite
import HearthDomain

extension SQLiteBackups {
  /// Restores the backup, after checking it. Writes its pages over those of the store in one
  /// transaction, which other programs see as a change; the file, its log and its locks stay. If
  /// SQLite cannot open the old file, renames it instead.
  package func restore(
    _ file: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore {
    let target = try SymbolicLink.finalTarget(of: path)
    guard let given = FileStatus(path: file) else { throw DomainError.lastError(at: file) }
    try refuseInvalidTarget(target, of: given, at: file)
    try BackupChecksum.check(file)
    let parent = target.parent
    try Folder(path: parent).create()
    // This copy becomes the store only if there is no store whose pages can be overwritten.
    let folder = try TemporaryFolder(in: parent, for: path)
    var syncs = false
    let kept = try folder.whileGuarded {
      let arriving = folder.file
      try folder.fill(called: path) { _, _ in
        try copy(file, into: arriving, called: path, checks: false)
        try checkContents(of: arriving, called: file)
        try repairTextIndex(of: arriving)
        syncs = try pauseSync(of: arriving)
      }
      return try replace(target, with: arriving, from: given, at: file, keeping: lock)
    }
    if let kept { pruneReplacedStores(but: kept, and: file) }
    // If the old store is unreadable, it is unknown whether it was synced, but the restore was
    // successful.
    let synced = try? kept.flatMap { try syncExchange(of: $0) }
    return RestoredStore(
      path: path, kept: kept, needsStateDecision: syncs, endsSync: !syncs && synced != nil)
  }

  /// Replaces the store by the copy. Returns the path at which the old store is kept; nil if there
  /// was none.
  private func replace(
    _ target: FilePath, with arriving: FilePath, from given: FileStatus, at file: FilePath,
    keeping lock: () throws -> ProfileLock?
  ) throws -> FilePath? {
    func adoptLock() throws {
      if let lock = try lock() { try storeLock(lock, in: arriving) }
    }
    // Check now, as a store may have been created during the copying.
    let present = try FileStatus.existing(at: target)
    try refuseInvalidTarget(target, of: given, at: file)
    let isThere = (present?.size ?? 0) > 0
    var kept = try isThere ? replacePages(with: arriving, before: adoptLock) : nil
    if kept == nil {
      try adoptLock()
      if isThere { kept = try moveAside(target) }
      do {
        try moveIntoPlace(arriving, of: target, replacing: present != nil && !isThere)
      } catch {
        if let kept { try moveBack(kept, to: target) }
        throw error
      }
    }
    return kept
  }

  package func checkIsRestorable(_ file: FilePath, called name: FilePath) throws {
    guard let given = FileStatus(path: file) else { throw DomainError.lastError(at: name) }
    try refuseInvalidTarget(try SymbolicLink.finalTarget(of: path), of: given, at: name)
    try BackupChecksum.check(file)
    try checkContents(of: file, called: name)
  }

  /// Throws unless the file is intact, and safe to be written to.
  func checkContents(of file: FilePath, called name: FilePath) throws {
    try SQLiteCheck(file: file, name: name, busyTimeoutMilliseconds: busyTimeoutMilliseconds)(
      refusingForeignSchema: true)
  }

  /// Rebuilds a damaged full-text index in the copy, as it would prevent every change. Does nothing
  /// for an older schema; then the first change after the migration reports the damage.
  private func repairTextIndex(of copy: FilePath) throws {
    do {
      let connection = try SQLiteConnection(path: copy, called: path, busyMilliseconds: 0)
      try connection.begin(.trial)
      defer { try? connection.rollback() }
      guard try connection.schemaVersion() == Migration.newestNumber else { return }
      try TextIndex(connection: connection).check()
      return
    } catch DomainError.damaged(.index) {}
    try change(copy) { connection in
      try StoreSchema(connection: connection, steps: Migration.all)
        .repairTextIndexes(removing: connection.removeTextIndex)
      try SearchIndex(connection).rebuild()
    }
  }

  /// Pauses sync in the copy, since other devices have continued. The user must then decide whose
  /// state counts. Returns whether the store takes part in sync.
  private func pauseSync(of copy: FilePath) throws -> Bool {
    guard var exchange = try syncExchange(of: copy) else { return false }
    exchange.isOlderCopy = true
    exchange.problemCode = SyncProblem.isOlderCopy.code
    try change(copy) { try SQLSyncRepository(connection: $0).save(exchange) }
    return true
  }

  /// Returns the state of sync in the copy; nil if there is none or it is unreadable, which must
  /// not prevent the restore.
  private func syncExchange(of copy: FilePath) throws -> SyncExchange? {
    let connection = try SQLiteConnection(path: copy, called: path, busyMilliseconds: 0)
    try connection.begin(.trial)
    defer { try? connection.rollback() }
    do {
      return try SQLSyncRepository(connection: connection).exchange()
    } catch DomainError.damaged { return nil }
  }

  private func refuseInvalidTarget(_ target: FilePath, of given: FileStatus, at file: FilePath)
    throws
  {
    let present = try FileStatus.existing(at: target)
    if given.identity == present?.identity {
      throw DomainError.refused(.store(.isTheStore(path: file)))
    }
    switch present?.kind {
    case .folder?: throw DomainError.unavailable(.store(path: path, .isFolder))
    // A pipe, socket or device is not a store, and is never replaced.
    case .other?: throw DomainError.damaged(.notAStore(path: path))
    case .file?, nil: break
    }
  }

  /// Stores the lock in a copy that nobody else has open. The copy remains a single file without a
  /// log.
  func storeLock(_ lock: ProfileLock, in copy: FilePath) throws {
    try change(copy) { try SQLProfileRepository(connection: $0).saveLock(lock) }
  }

  /// Runs the body in a write transaction on a copy that nobody else has open.
  private func change(
    _ copy: FilePath, _ body: (SQLiteConnection) throws -> Void
  ) throws {
    defer { for suffix in ["-wal", "-shm", "-journal"] { unlink((copy + suffix).cString) } }
    do {
      let connection = try SQLiteConnection(path: copy)
      try connection.begin(.write)
      try body(connection)
      try connection.commit()
    }
    do {
      try SQLiteSession.open(existing: copy, waiting: busyTimeoutMilliseconds)
        .checkpointAll()
    } catch let error as SQLiteError {
      throw error.domainError(path: path)
    }
  }

  /// Writes the pages of the copy into the store. Returns the path at which the old contents are
  /// kept; nil if the store is too damaged for this. `prepare` is called while other writers are
  /// locked out, and may change the copy.
  private func replacePages(
    with copy: FilePath, before prepare: () throws -> Void
  ) throws -> FilePath? {
    do {
      let store = try SQLiteSession.open(existing: path, waiting: busyTimeoutMilliseconds)
      guard try isHearthStore(store) else { throw DomainError.damaged(.notAStore(path: path)) }
      // In this mode, readers can continue while pages are written.
      try store.run("PRAGMA journal_mode = WAL")
      try store.run("PRAGMA synchronous = FULL")
      try convertPageSize(copy, to: store)
      let reading = try SQLiteSession.open(existing: copy, waiting: busyTimeoutMilliseconds)
      // From here on other writers are locked out.
      let pages = try SQLitePages(from: reading, to: store)
      try prepare()
      let kept = try copyOldStore()
      do { try pages.finish() } catch {
        let failure = (error as? SQLiteError)?.domainError(path: path) ?? error
        // If the disk fails, it is unknown whether the restore succeeded.
        if case DomainError.unavailable(.store(_, .failed)) = failure {
          throw DomainError.uncertain(.restored(path: path, kept: kept))
        }
        // The store is unchanged, so the copy of its old contents is not needed.
        unlink(kept.cString)
        throw error
      }
      return kept
    } catch let error as SQLiteError {
      guard case .damaged = error.domainError(path: path), error.kind != SQLITE_NOTADB else {
        throw error.domainError(path: path)
      }
      return nil
    }
  }

  /// Converts the copy to the page size of the store.
  private func convertPageSize(_ copy: FilePath, to store: SQLiteSession) throws {
    let size = try store.run("PRAGMA page_size")
    let session = try SQLiteSession.open(existing: copy, waiting: busyTimeoutMilliseconds)
    guard case .integer(let bytes)? = size, try session.run("PRAGMA page_size") != size else {
      return
    }
    try session.run("PRAGMA page_size = \(bytes)")
    try session.run("VACUUM")
  }

  /// Whether the file is a store of any version, or empty. A database of another program is never
  /// replaced.
  private func isHearthStore(_ store: SQLiteSession) throws -> Bool {
    try store.run("PRAGMA application_id") == .integer(SQLiteConnection.applicationID)
      || store.run("SELECT count(*) FROM sqlite_master") == .integer(0)
  }

  private func copyOldStore() throws -> FilePath {
    try AtomicFile.createUnderFreeName(named: backupNames()) { _, temporary in
      let reading = try SQLiteSession.open(existing: path, waiting: busyTimeoutMilliseconds)
      let writing = try SQLiteSession.open(existing: temporary, waiting: busyTimeoutMilliseconds)
      try writing.run("PRAGMA synchronous = OFF")
      try SQLitePages(from: reading, to: writing).finish()
      try writing.checkpointAll()
    }
  }

  private func moveAside(_ target: FilePath) throws -> FilePath {
    let kept = try AtomicFile.reserveName(backupNames())
    do { try StoreLogs.move(target, to: kept) } catch {
      unlink(kept.cString)
      throw error
    }
    return kept
  }

  /// Moves the old store back after a failure, unless someone has created a new store by then.
  private func moveBack(_ kept: FilePath, to target: FilePath) throws {
    guard FileStatus(ofLink: target) == nil else {
      throw DomainError.uncertain(.restored(path: path, kept: kept))
    }
    try StoreLogs.move(kept, to: target)
  }

  /// Renames the copy to the name of the store. A store that was created at the same moment is not
  /// replaced.
  private func moveIntoPlace(_ copy: FilePath, of target: FilePath, replacing: Bool) throws {
    try StoreLogs.clearLogs(beside: target)
    do {
      try AtomicFile(path: path).moveIntoPlace(copy, at: target, replacing: replacing)
    } catch DomainError.unavailable(.file(_, .exists)) {
      throw DomainError.unavailable(.store(path: path, .busy))
    }
    try Folder(path: target.parent).synchronizeName(path)
  }

  /// Returns the possible names for the old store, with date and time. They are numbered after all
  /// existing ones of that second, so that a name once reported to the user never means another
  /// store.
  private func backupNames() throws -> (_ turn: Int) -> FilePath {
    let target = try SymbolicLink.finalTarget(of: path)
    let (prefix, time) = (SQLiteBackups.prefix(beside: target), clock.localTime)
    let last = BackupName.lastSequenceNumber(
      of: Folder(path: target.parent).names()
        .compactMap { SQLiteBackups.backupName(of: target.parent.appending($0), behind: prefix) }
        .filter { $0.time == time })
    let name = prefix + BackupName.timestamp(time)
    return { last + $0 == 1 ? name + ".db" : name + "-\(last + $0).db" }
  }

  /// Prefix of the names of the old stores that a restore keeps next to the store.
  static func prefix(beside target: FilePath) -> FilePath {
    (target.hasSuffix(".db") ? target.dropLast(3) : target) + "-before-restore-"
  }
}
