import CLibrary
import CSQLite
import HearthDomain

extension SQLiteCopies {
  /// The pages of a checked copy are written over those of the store in one transaction, so that
  /// every program that has the store open sees the change like any other; the file itself, its
  /// log and their locks stay. Only a file that SQLite cannot make sense of is moved aside.
  package func restore(
    _ file: FilePath, keeping lock: () throws -> ProfileLock?
  ) throws -> RestoredStore {
    let target = try SymbolicLink.end(of: path)
    guard let given = FileStatus(path: file) else { throw DomainError.lastError(at: file) }
    try refuseTarget(target, of: given, at: file)
    try BackupChecksum.check(file)
    let parent = target.parent
    try Folder(path: parent).create()
    // The copy gets the store's name only where there is no store that could take its pages.
    let folder = try TemporaryFolder(in: parent, for: path)
    var syncs = false
    let kept = try folder.whileGuarded {
      let arriving = folder.file
      try folder.fill(called: path) { _, _ in
        try copy(file, into: arriving, called: path, checks: false)
        try checkContents(of: arriving, called: file)
        try mendTextIndex(of: arriving)
        syncs = try pauseSync(of: arriving)
      }
      return try replace(target, with: arriving, from: given, at: file, keeping: lock)
    }
    if let kept { prunePutAside(but: kept, and: file) }
    // Of a store that cannot be read nobody knows, and what was restored is there.
    let synced = try? kept.flatMap { try exchange(of: $0) }
    return RestoredStore(
      path: path, kept: kept, asksWhoseState: syncs, endsSync: !syncs && synced != nil)
  }

  /// Puts the copy that has arrived in the place of the store; returns where that is kept.
  private func replace(
    _ target: FilePath, with arriving: FilePath, from given: FileStatus, at file: FilePath,
    keeping lock: () throws -> ProfileLock?
  ) throws -> FilePath? {
    func takeLock() throws {
      if let lock = try lock() { try put(lock, in: arriving) }
    }
    // Asked only now: a store may have come into being while the file was copied.
    let present = try FileStatus.present(at: target)
    try refuseTarget(target, of: given, at: file)
    let isThere = (present?.size ?? 0) > 0
    var kept = try isThere ? replacePages(with: arriving, before: takeLock) : nil
    if kept == nil {
      try takeLock()
      if isThere { kept = try moveAside(target) }
      do {
        try takePlace(arriving, of: target, replacing: present != nil && !isThere)
      } catch {
        if let kept { try bringBack(kept, to: target) }
        throw error
      }
    }
    return kept
  }

  package func check(_ file: FilePath, called name: FilePath) throws {
    guard let given = FileStatus(path: file) else { throw DomainError.lastError(at: name) }
    try refuseTarget(try SymbolicLink.end(of: path), of: given, at: name)
    try BackupChecksum.check(file)
    try checkContents(of: file, called: name)
  }

  /// Whether the file is sound, and one that changes may be made in.
  func checkContents(of file: FilePath, called name: FilePath) throws {
    try SQLiteCheck(file: file, name: name, busyMilliseconds: busyMilliseconds)(
      refusingStrange: true)
  }

  /// An index of words that is damaged would stop every change: it is made anew in the copy, where
  /// that has the form of today. Else it is told by the first change, after it was migrated.
  private func mendTextIndex(of copy: FilePath) throws {
    do {
      let connection = try SQLiteConnection(path: copy, called: path, busyMilliseconds: 0)
      try connection.begin(.trial)
      defer { try? connection.rollback() }
      guard try connection.schemaVersion() == Migration.known else { return }
      try TextIndex(connection: connection).check()
      return
    } catch DomainError.damaged(.index) {}
    try change(copy) { connection in
      try StoreSchema(connection: connection, steps: Migration.all)
        .mendTextIndexes(removing: connection.removeTextIndex)
      try SearchIndex(connection).makeAnew()
    }
  }

  /// Others went on meanwhile: a copy that takes part exchanges nothing until somebody says whose
  /// state counts. Whether it takes part.
  private func pauseSync(of copy: FilePath) throws -> Bool {
    guard var exchange = try exchange(of: copy) else { return false }
    exchange.isOlderCopy = true
    exchange.problem = SyncProblem.isOlderCopy.code
    try change(copy) { try SQLSyncRepository(connection: $0).keep(exchange) }
    return true
  }

  /// What cannot be read keeps nobody from having the rest back.
  private func exchange(of copy: FilePath) throws -> SyncExchange? {
    let connection = try SQLiteConnection(path: copy, called: path, busyMilliseconds: 0)
    try connection.begin(.trial)
    defer { try? connection.rollback() }
    do {
      guard try connection.schemaVersion() >= Migration.sync.number else { return nil }
      return try SQLSyncRepository(connection: connection).exchange()
    } catch DomainError.damaged { return nil }
  }

  private func refuseTarget(_ target: FilePath, of given: FileStatus, at file: FilePath) throws {
    let present = try FileStatus.present(at: target)
    if given.identity == present?.identity {
      throw DomainError.refused(.store(.isTheStore(path: file)))
    }
    switch present?.kind {
    case .folder?: throw DomainError.unavailable(.store(path: path, .isFolder))
    // A pipe, a socket or a device is nobody's store, and is never replaced by one.
    case .other?: throw DomainError.damaged(.notAStore(path: path))
    case .file?, nil: break
    }
  }

  /// Puts the lock into a copy that nobody else has open, which stays one file in itself.
  func put(_ lock: ProfileLock, in copy: FilePath) throws {
    try change(copy) { try SQLProfileRepository(connection: $0).keep(lock) }
  }

  /// Changes such a copy.
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
      try SQLiteSession.open(existing: copy, waiting: busyMilliseconds)
        .makeWhole()
    } catch let error as SQLiteError {
      throw error.inDomain(path: path)
    }
  }

  /// Writes the copy's pages into the store, and returns where that is kept as it was; nil when
  /// it is too damaged for that. The copy may still be changed by `prepare`, while nobody else
  /// writes to the store.
  private func replacePages(
    with copy: FilePath, before prepare: () throws -> Void
  ) throws -> FilePath? {
    do {
      let store = try SQLiteSession.open(existing: path, waiting: busyMilliseconds)
      guard try isOurs(store) else { throw DomainError.damaged(.notAStore(path: path)) }
      // In this mode those who read go on while the pages are written.
      try store.run("PRAGMA journal_mode = WAL")
      try store.run("PRAGMA synchronous = FULL")
      try fit(copy, to: store)
      let reading = try SQLiteSession.open(existing: copy, waiting: busyMilliseconds)
      // From here on nobody else writes, so that nothing comes between the two.
      let pages = try SQLitePages(from: reading, to: store)
      try prepare()
      let kept = try keep()
      do { try pages.finish() } catch {
        let failure = (error as? SQLiteError)?.inDomain(path: path) ?? error
        // Of a disk that fails nobody knows what it has kept.
        if case DomainError.unavailable(.store(_, .failed)) = failure {
          throw DomainError.unsure(.restored(path: path, kept: kept))
        }
        // The store is as it was, and so is its copy.
        unlink(kept.cString)
        throw error
      }
      return kept
    } catch let error as SQLiteError {
      guard case .damaged = error.inDomain(path: path), error.kind != SQLITE_NOTADB else {
        throw error.inDomain(path: path)
      }
      return nil
    }
  }

  /// Pages are written over pages: those of the copy get the size that the store's have.
  private func fit(_ copy: FilePath, to store: SQLiteSession) throws {
    let size = try store.run("PRAGMA page_size")
    let session = try SQLiteSession.open(existing: copy, waiting: busyMilliseconds)
    guard case .integer(let bytes)? = size, try session.run("PRAGMA page_size") != size else {
      return
    }
    try session.run("PRAGMA page_size = \(bytes)")
    try session.run("VACUUM")
  }

  /// Whether the file is a store, of whatever version; another program's is never replaced.
  private func isOurs(_ store: SQLiteSession) throws -> Bool {
    try store.run("PRAGMA application_id") == .integer(SQLiteConnection.applicationID)
      || store.run("SELECT count(*) FROM sqlite_master") == .integer(0)
  }

  private func keep() throws -> FilePath {
    try AtomicFile.make(named: keptNames()) { _, temporary in
      let reading = try SQLiteSession.open(existing: path, waiting: busyMilliseconds)
      let writing = try SQLiteSession.open(existing: temporary, waiting: busyMilliseconds)
      try writing.run("PRAGMA synchronous = OFF")
      try SQLitePages(from: reading, to: writing).finish()
      try writing.makeWhole()
    }
  }

  private func moveAside(_ target: FilePath) throws -> FilePath {
    let kept = try AtomicFile.claim(keptNames())
    do { try StoreLogs.move(target, to: kept) } catch {
      unlink(kept.cString)
      throw error
    }
    return kept
  }

  /// Where the copy did not take its place; what came into being there meanwhile stays.
  private func bringBack(_ kept: FilePath, to target: FilePath) throws {
    guard FileStatus(ofLink: target) == nil else {
      throw DomainError.unsure(.restored(path: path, kept: kept))
    }
    try StoreLogs.move(kept, to: target)
  }

  /// Gives the copy the store's name; a store that came into being at this moment stays.
  private func takePlace(_ copy: FilePath, of target: FilePath, replacing: Bool) throws {
    try StoreLogs.clear(beside: target)
    do {
      try AtomicFile(path: path).put(copy, at: target, replacing: replacing)
    } catch DomainError.unavailable(.file(_, .exists)) {
      throw DomainError.unavailable(.store(path: path, .busy))
    }
    try Folder(path: target.parent).confirm(path)
  }

  /// Names beside the store, with the moment in them, behind all of that second: a name that was
  /// told once means no other store when the first of them is gone.
  private func keptNames() throws -> (_ turn: Int) -> FilePath {
    let target = try SymbolicLink.end(of: path)
    let (prefix, time) = (SQLiteCopies.prefix(beside: target), clock.localTime)
    let last = BackupName.lastTurn(
      of: Folder(path: target.parent).names()
        .compactMap { SQLiteCopies.name(of: target.parent.appending($0), behind: prefix) }
        .filter { $0.time == time })
    let name = prefix + BackupName.moment(time)
    return { last + $0 == 1 ? name + ".db" : name + "-\(last + $0).db" }
  }

  /// What the names begin with of files that a restore leaves beside the store.
  static func prefix(beside target: FilePath) -> FilePath {
    (target.hasSuffix(".db") ? target.dropLast(3) : target) + "-before-restore-"
  }
}
