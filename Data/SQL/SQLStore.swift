import HearthDomain
import Synchronization

/// A store in an SQLite database, with one connection that the first transaction opens.
public final class SQLStore: Store {
  private var name: FilePath { driver.path }
  private let now: Now
  private let steps: [Migration]
  private let beforeMigrating: @Sendable () throws -> Void
  /// How long journal entries are kept.
  private let journalRetention: @Sendable () -> JournalRetention
  /// Called before changes are committed; if it throws, they are rolled back.
  private let commitCheck: CommitCheck

  public typealias CommitCheck = @Sendable ([EntryName], Repositories) throws -> Void
  private let driver: SQLiteDriver
  private let gate = TransactionGate()
  /// SQLite's schema version at the last successful schema check; the check is repeated when it
  /// changes.
  private let checkedSchemaVersion = Mutex<Int64?>(nil)
  /// Invalid rows that transactions have left out of lists.
  package let invalidRows = InvalidRowLog()
  private let recordedEntries = Mutex<[EntryName]>([])
  /// Journal names of the changes made by this process.
  package var writtenEntries: [EntryName] { recordedEntries.withLock { $0 } }
  private let recordedForSyncFlag = Mutex(false)
  /// Whether this process has made a change that is sent to other devices.
  package var hasRecordedForSync: Bool { recordedForSyncFlag.withLock { $0 } }
  private let committedFlag = Mutex(false)
  /// Whether any write transaction was committed.
  package var hasCommitted: Bool { committedFlag.withLock { $0 } }

  private let createdFlag = Mutex(false)
  /// Whether this process has created the store.
  package var hasCreatedStore: Bool { createdFlag.withLock { $0 } }

  /// Schema of stores that this program creates, and to which it migrates older ones.
  package static var newestSchemaVersion: Int { Migration.newestNumber }

  /// Creates a store that opens on its first transaction. `beforeMigrating` is called before an
  /// existing store is migrated; if it throws, the store stays unchanged.
  init(
    _ driver: SQLiteDriver, now: Now, steps: [Migration] = Migration.all,
    beforeMigrating: @escaping @Sendable () throws -> Void = {},
    keeping: @escaping @Sendable () -> JournalRetention = { .quarter },
    asking: @escaping CommitCheck = { _, _ in }
  ) {
    self.driver = driver
    self.now = now
    self.steps = steps
    self.beforeMigrating = beforeMigrating
    self.journalRetention = keeping
    self.commitCheck = asking
  }

  public func read<T>(_ body: (Repositories) throws -> T) throws -> T {
    try tolerantTransaction(.read, body)
  }

  public func write<T>(_ body: (Repositories) throws -> T) throws -> T {
    try transaction(.write) { try body(Repositories($0, $1)) }
  }

  public func writeIfFree<T>(_ body: (Repositories) throws -> T) throws -> T {
    try transaction(.write, waits: false) { try body(Repositories($0, $1)) }
  }

  public func relaxedWrite<T>(
    ifFree: Bool, _ body: (Repositories) throws -> T
  ) throws -> T {
    try tolerantTransaction(.relaxedWrite, waits: !ifFree, body)
  }

  /// Runs a transaction whose lists leave out invalid rows. Never for important changes, which must
  /// not depend on incomplete lists.
  private func tolerantTransaction<T>(
    _ kind: TransactionKind, waits: Bool = true, _ body: (Repositories) throws -> T
  ) throws -> T {
    try transaction(kind, waits: waits) { connection, _ in
      // A new log for each transaction, as rows may be repaired meanwhile.
      let invalid = InvalidRowLog(after: invalidRows)
      defer { invalidRows.add(invalid.all) }
      let tolerant = TolerantConnection(connection, noting: invalid)
      let search = SearchIndex(tolerant)
      let result = try body(Repositories(tolerant, search))
      try search.finish()
      return result
    }
  }

  /// Returns whether others have changed the database since the last call; false on the first call.
  package func wasChangedElsewhere() throws -> Bool {
    try gate.run(on: name) {
      try driver.wasChangedElsewhere(try openConnection())
    }
  }

  /// Runs a transaction on the existing store, whatever its schema, without migrating it. Returns
  /// nil if there is no store.
  func withoutMigration<T>(
    _ kind: TransactionKind, _ body: (any SQLConnection) throws -> T
  ) throws -> T? {
    try gate.run(on: name) {
      do {
        let connection = try openConnection()
        do {
          try connection.begin(kind)
          _ = try isCurrent(connection)
          if kind != .read { try checkSchema(of: connection) }
          let result = try connection.schemaVersion() > 0 ? try body(connection) : nil
          try connection.commit()
          return result
        } catch {
          rollBackOrClose(connection)
          throw error
        }
      } catch let damage as DomainError where kind == .read && damage.isDamagedStore {
        // Even in a truncated file, read the profile lock if possible, since it must be respected.
        // If that fails as well, the original error is more informative.
        do { return try rescueTransaction(body) } catch { throw damage }
      }
    }
  }

  /// Returns whether the store has the newest schema; nil if there is no store.
  package func hasCurrentSchema() throws -> Bool? {
    try withoutMigration(.read) { try isCurrent($0) }
  }

  /// Closes the database; the next transaction reopens it.
  package func close() throws {
    try gate.run(on: name) { closeConnection() }
  }

  /// Runs a transaction with direct access to the tables; changed rows are recorded.
  func transaction<T>(
    _ kind: TransactionKind, waits: Bool = true,
    _ body: (any SQLConnection, SearchIndex) throws -> T
  ) throws -> T {
    try gate.run(on: name) {
      let connection = try openConnection()
      do {
        try begin(kind, on: connection, waits: waits)
        let recorder = kind == .read ? nil : ChangeRecorder()
        let told: any SQLConnection =
          recorder.map { RecordingConnection(connection, telling: $0) } ?? connection
        let search = SearchIndex(told)
        let result = try body(told, search)
        let entries = try recorder.map { try writeJournal($0, kind, connection, search) } ?? []
        try search.finish()
        if !entries.isEmpty { try commitCheck(entries, Repositories(connection, search)) }
        try commit(kind, on: connection)
        if kind == .write { committedFlag.withLock { $0 = true } }
        if !entries.isEmpty { recordedEntries.withLock { $0 += entries } }
        return result
      } catch {
        let cause = cause(of: error, on: connection)
        rollBackOrClose(connection)
        throw cause
      }
    }
  }

  /// Writes the recorded changes to the journal, in their transaction.
  private func writeJournal(
    _ recorder: ChangeRecorder, _ kind: TransactionKind, _ connection: any SQLConnection,
    _ search: SearchIndex
  ) throws -> [EntryName] {
    let things = JournaledItems { Repositories(connection, search) }
    let drafts = try recorder.finish(titles: things.title(of:))
    if drafts.isEmpty, recorder.forgotten == nil { return [] }
    // A relaxed write may be lost in a power cut, so it must not change journaled data.
    guard kind == .write else {
      let detail = "a change that nobody may miss in a relaxed write"
      throw DomainError.unavailable(.store(path: name, .failed(detail: detail)))
    }
    let journal = SQLJournal(
      connection: connection, now: now, clock: .system, age: journalRetention().maxAge)
    let isSynced =
      try (drafts.contains(where: \.isSynced) || recorder.forgotten != nil)
      && journal.isSynced()
    var (entries, told): ([EntryName], [LocalChange]) = ([], [])
    for draft in drafts {
      let name =
        try draft.origin.isJournaled
        ? journal.write(
          draft.words, draft.detailedSteps, adding: draft.addedIDs, undoes: draft.undoes?.id,
          from: draft.origin) : nil
      // Only changes that undo can revert are added to the list of this process's entries.
      if draft.origin == .thisDevice, draft.words.irreversibleAction == nil, let name {
        entries.append(name)
      }
      if isSynced, draft.isSynced {
        told.append(draft.syncedChange(as: name, at: now()))
      }
    }
    let forgotten = recorder.forgotten
    if isSynced, !told.isEmpty || forgotten != nil {
      var replica = try StoredReplica(Repositories(connection, search))
      if !told.isEmpty { try replica?.appendChanges(told, at: Now.system()) }
      if let forgotten { try replica?.eraseHistory(forgotten, at: Now.system()) }
      self.recordedForSyncFlag.withLock { $0 = true }
    }
    try journal.trim()
    return entries
  }

  /// Commits. If the disk fails during a write, throws that the outcome is uncertain, as the change
  /// may have survived in SQLite's log.
  private func commit(_ kind: TransactionKind, on connection: any SQLConnection) throws {
    do {
      try connection.commit()
    } catch DomainError.unavailable(.store(_, .failed)) where kind != .read {
      throw DomainError.uncertain(.store(path: name))
    }
  }

  /// Runs a read transaction on a separate connection that reads what is left of a damaged store.
  func rescueTransaction<T>(_ body: (any SQLConnection) throws -> T) throws -> T {
    let connection = try driver.beginRescue()
    defer { try? connection.rollback() }
    _ = try isCurrent(connection)
    let found = max(try connection.schemaVersion(), Migration.baseline.number)
    if steps.contains(where: { $0.number > found }) {
      // Only an intact store can be migrated.
      throw DomainError.damaged(.store(path: name, detail: "older schema"))
    }
    return try body(connection)
  }

  /// Begins a transaction, after migrating the store if needed.
  private func begin(
    _ kind: TransactionKind, on connection: any SQLConnection, waits: Bool
  ) throws {
    try connection.begin(kind, waits: waits)
    // Checked in every transaction, as a newer program may have migrated the store meanwhile.
    let isCurrent = try isCurrent(connection)
    if kind != .read || !isCurrent { try checkSchema(of: connection) }
    if isCurrent { return }
    let isThere = try connection.schemaVersion() > 0
    try connection.rollback()
    if isThere { try prepareToMigrate(connection) }
    try Migrator(steps: steps, now: now, afterwards: adoptToDos).migrate(connection)
    if !isThere { createdFlag.withLock { $0 = true } }
    try connection.begin(kind, waits: waits)
  }

  /// Turns the components and events in which earlier schemas stored to-dos into to-dos. Each
  /// device does the same; the change is synced, but the journal does not contain it.
  private func adoptToDos(_ connection: any SQLConnection, from found: Int) throws {
    let first = Migration.toDosAfterDone.number
    guard found < first, steps.contains(where: { $0.number == first }) else { return }
    let recorder = ChangeRecorder()
    try recorder.begin(.program)
    let recording = RecordingConnection(connection, telling: recorder)
    let search = SearchIndex(recording)
    let repositories = Repositories(recording, search)
    try repositories.adoptToDoComponents()
    try repositories.adoptEventsAfterDone()
    _ = try writeJournal(recorder, .write, connection, search)
    try search.finish()
  }

  /// Throws if the schema differs from this program's. Not needed for reading, since views are
  /// disabled.
  private func checkSchema(of connection: any SQLConnection) throws {
    let found = try connection.first("PRAGMA schema_version", of: "schema") {
      try $0.integer("schema_version")
    }
    guard found != checkedSchemaVersion.withLock({ $0 }), try connection.schemaVersion() > 0 else {
      return
    }
    try StoreSchema(connection: connection, steps: steps).check()
    checkedSchemaVersion.withLock { $0 = found }
  }

  /// Returns the schema mismatch that caused the error, if there is one, else the error.
  private func cause(of error: any Error, on connection: any SQLConnection) -> any Error {
    guard case DomainError.damaged(.store) = error else { return error }
    do {
      try StoreSchema(connection: connection, steps: steps).check()
    } catch DomainError.damaged(.schema(let path, let object)) {
      return DomainError.damaged(.schema(path: path, object))
    } catch {}
    return error
  }

  /// Fails early if the store cannot be written to.
  private func prepareToMigrate(_ connection: any SQLConnection) throws {
    try connection.begin(.write)
    try connection.rollback()
    try beforeMigrating()
  }

  /// Returns whether the store has the newest schema; false if it has an older one. Throws for a
  /// schema that this program cannot open.
  private func isCurrent(_ connection: any SQLConnection) throws -> Bool {
    let found = try connection.schemaVersion()
    let known = steps.last?.number ?? 0
    try Migration.check(found, of: name, known: known)
    return found == known
  }

  private func openConnection() throws -> SQLiteConnection {
    let (connection, isNew) = try driver.connection()
    guard isNew else { return connection }
    checkedSchemaVersion.withLock { $0 = nil }
    do {
      // Check before anything else, since beginning to write may change the file. In one
      // transaction, since another program may be creating the store.
      try connection.begin(.read)
      _ = try isCurrent(connection)
      try StoreSchema(connection: connection, steps: steps).checkReading()
      try connection.rollback()
    } catch {
      closeConnection()
      throw error
    }
    return connection
  }

  /// Rolls back; closes the connection if that fails.
  private func rollBackOrClose(_ connection: any SQLConnection) {
    do { try connection.rollback() } catch { closeConnection() }
  }

  private func closeConnection() {
    driver.close()
    checkedSchemaVersion.withLock { $0 = nil }
  }
}

extension DomainError {
  /// Whether the store as a whole is damaged, so that at most a part can be read.
  var isDamagedStore: Bool {
    switch self {
    case .damaged(.store), .damaged(.schema): true
    default: false
    }
  }
}
