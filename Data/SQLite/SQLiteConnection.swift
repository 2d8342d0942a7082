import CLibrary
import CSQLite
import HearthDomain
import Synchronization

/// A connection to an SQLite file. It may be used on any thread, by one call at a time.
package final class SQLiteConnection: SQLConnection {
  package let name: FilePath
  private let session: Mutex<SQLiteSession>
  private let identity: FileIdentity?
  /// Whether the disk was full when the file was opened, so that it can only be read until there is
  /// room.
  private let lacksRoom: Bool

  /// Application id in the header of stores: "Hrth".
  static let applicationID: Int64 = 0x4872_7468

  /// Opens the store at the path; creates it and its folders if missing.
  ///
  /// A transaction waits up to `busyMilliseconds` for other writers, then throws
  /// ``StoreTrouble/busy``.
  package convenience init(path: FilePath, busyMilliseconds: Int32 = 5_000) throws {
    try self.init(path: path, called: path, busyMilliseconds: busyMilliseconds)
  }

  /// Opens or creates a store like the other initializer; errors name the path `name` instead of
  /// `path`.
  init(path: FilePath, called name: FilePath, busyMilliseconds: Int32) throws {
    self.name = name
    let file = SQLiteFile(path: path)
    do {
      let opened = try file.open()
      lacksRoom = opened.immutableReason == .diskFull
      let wait = BusyWait(milliseconds: busyMilliseconds)
      session = Mutex(SQLiteSession(adopting: opened.handle, waiting: wait))
      identity = FileStatus(path: path)?.identity
    } catch let error as SQLiteError {
      throw error.domainError(path: name)
    }
  }

  /// Opens an empty in-memory database.
  init(inMemory name: FilePath) throws {
    self.name = name
    lacksRoom = false
    identity = nil
    do {
      session = Mutex(
        SQLiteSession(
          adopting: try SQLiteFile.inMemory(), waiting: BusyWait(milliseconds: 0)))
    } catch let error as SQLiteError {
      throw error.domainError(path: name)
    }
  }

  /// Returns whether the open file is still the right one: false if another file replaced it, or if
  /// it was opened read-only on a full disk that now has room. Throws ``StoreTrouble/gone`` if
  /// there is no file.
  func isFileCurrent() throws -> Bool {
    let present = try existingFile()
    if present?.identity == identity {
      return !lacksRoom || !SQLiteFile(path: name).hasRoom
    }
    // Keep the log when closing, as it now belongs to the new file.
    session.withLock { $0.leavesLog = true }
    guard present != nil else { throw DomainError.unavailable(.store(path: name, .gone)) }
    return false
  }

  private func existingFile() throws -> FileStatus? {
    do {
      return try FileStatus.existing(at: name)
    } catch DomainError.unavailable(.file(_, let trouble)) {
      throw DomainError.unavailable(.store(path: name, StoreTrouble(trouble)))
    }
  }

  package func begin(_ transaction: TransactionKind, waits: Bool) throws {
    guard transaction == .read || !lacksRoom else {
      throw DomainError.unavailable(.store(path: name, .full))
    }
    // A user may have created an empty file. Restrict its mode before anything is written, and
    // before SQLite creates files with the same mode.
    if transaction == .write, FileStatus(path: name)?.size == 0 { _ = chmod(name.cString, 0o600) }
    try withDomainErrors { try $0.begin(transaction, waits: waits) }
  }

  /// Begins a read transaction on a damaged database, such as a truncated file, to read what is
  /// left. Throws if nothing can be read.
  func beginRescue() throws {
    try begin(.read)
    // With a writable schema, SQLite also reads a file that is shorter than its header says;
    // nothing is written.
    try withDomainErrors {
      _ = csqlite_set($0.handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
      _ = try $0.run("PRAGMA writable_schema = ON")
    }
  }

  package func redefine(_ name: String, as statement: String) throws {
    try withDomainErrors { session in
      _ = csqlite_set(session.handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
      defer { _ = csqlite_set(session.handle, SQLITE_DBCONFIG_DEFENSIVE, 1) }
      try session.run("PRAGMA writable_schema = ON")
      _ = try session.execute(
        "UPDATE sqlite_master SET sql = ?1 WHERE type <> 'trigger' AND name = ?2",
        [.text(statement), .text(name)])
      // This makes SQLite read the schema again.
      try session.run("PRAGMA writable_schema = RESET")
    }
  }

  /// Removes a full-text index that SQLite cannot open, with its internal tables. Requires a write
  /// transaction.
  func removeTextIndex(_ index: String) throws {
    try withDomainErrors { session in
      _ = csqlite_set(session.handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
      defer { _ = csqlite_set(session.handle, SQLITE_DBCONFIG_DEFENSIVE, 1) }
      try session.run("PRAGMA writable_schema = ON")
      _ = try session.execute(
        "DELETE FROM sqlite_master WHERE type = 'table' AND name = ?1", [.text(index)])
      try session.run("PRAGMA writable_schema = RESET")
      for part in ["data", "idx", "content", "docsize", "config"] {
        try session.run("DROP TABLE IF EXISTS \(index)_\(part)")
      }
    }
  }

  package func commit() throws {
    try withDomainErrors { try $0.endTransaction("COMMIT") }
  }

  package func rollback() throws {
    try withDomainErrors { if $0.isInTransaction { try $0.endTransaction("ROLLBACK") } }
  }

  /// Copies everything from the log into the main file (a checkpoint); throws if that fails.
  func checkpointAll() throws {
    try withDomainErrors { try $0.checkpointAll() }
  }

  @discardableResult
  package func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try withDomainErrors { try $0.execute(sql, values, renewing: TriggerTotals.rebuildStatements) }
  }

  package func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    let (ticket, columns) = try withDomainErrors { try $0.start(sql, values) }
    defer { session.withLock { $0.finish(ticket) } }
    while let row = try withDomainErrors({ try $0.nextRow(ticket) }) {
      try each(SQLRow(table: table, columns: columns, values: row))
    }
  }

  package func schemaVersion() throws -> Int {
    let (owner, version) = try withDomainErrors {
      (try $0.run("PRAGMA application_id"), try $0.run("PRAGMA user_version"))
    }
    switch (owner, version) {
    case (.integer(SQLiteConnection.applicationID), .integer(let number)):
      return try SQLiteCheck.checkedVersion(number, of: name)
    case (.integer(0), .integer(0)) where try isEmpty: return 0
    default: throw DomainError.damaged(.notAStore(path: name))
    }
  }

  package func recordSchema(version: Int) throws {
    try withDomainErrors {
      try $0.run("PRAGMA application_id = \(SQLiteConnection.applicationID)")
      try $0.run("PRAGMA user_version = \(version)")
    }
  }

  /// Returns a number that changes when other connections change the database.
  func changeMark() throws -> Int64 {
    guard case .integer(let mark) = try withDomainErrors({ try $0.run("PRAGMA data_version") })
    else {
      return 0
    }
    return mark
  }

  private var isEmpty: Bool {
    get throws {
      try withDomainErrors { try $0.run("SELECT count(*) FROM sqlite_master") == .integer(0) }
    }
  }

  private func withDomainErrors<T: Sendable>(_ body: (SQLiteSession) throws -> T) throws -> T {
    do {
      return try session.withLock { try body($0) }
    } catch let error as SQLiteError {
      throw error.domainError(path: name)
    }
  }
}

extension SQLStore {
  /// A store in the SQLite file at the path, which is opened by the first transaction.
  public static func sqlite(
    path: FilePath, now: Now, busyMilliseconds: Int32 = 5_000,
    beforeMigrating: @escaping @Sendable () throws -> Void = {},
    keeping: @escaping @Sendable () -> JournalRetention = { .quarter },
    asking: @escaping SQLStore.CommitCheck = { _, _ in }
  ) -> SQLStore {
    SQLStore(
      SQLiteDriver(path: path, busyMilliseconds: busyMilliseconds), now: now,
      beforeMigrating: beforeMigrating, keeping: keeping, asking: asking)
  }
}
