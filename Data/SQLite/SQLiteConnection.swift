import CLibrary
import CSQLite
import HearthDomain
import Synchronization

/// The driver for SQLite: one open file, usable from any thread, one call at a time.
package final class SQLiteConnection: SQLConnection {
  package let name: FilePath
  private let session: Mutex<SQLiteSession>
  private let identity: FileIdentity?
  /// Whether it was opened where nothing more fits, and only reads until there is room.
  private let lacksRoom: Bool

  /// The mark of our files in SQLite's header: "Hrth".
  static let applicationID: Int64 = 0x4872_7468

  /// Opens the store at the path, and creates it with its folders if it is missing.
  ///
  /// Writers wait so long for one another before they give up with ``StoreTrouble/busy``.
  package convenience init(path: FilePath, busyMilliseconds: Int32 = 5_000) throws {
    try self.init(path: path, called: path, busyMilliseconds: busyMilliseconds)
  }

  /// The same with what is in the file called by another name in errors.
  init(path: FilePath, called name: FilePath, busyMilliseconds: Int32) throws {
    self.name = name
    let file = SQLiteFile(path: path)
    do {
      let opened = try file.open()
      lacksRoom = opened.freezing == .lacksRoom
      let wait = BusyWait(milliseconds: busyMilliseconds)
      session = Mutex(SQLiteSession(adopting: opened.handle, waiting: wait))
      identity = FileStatus(path: path)?.identity
    } catch let error as SQLiteError {
      throw error.inDomain(path: name)
    }
  }

  /// An empty database in memory.
  init(inMemory name: FilePath) throws {
    self.name = name
    lacksRoom = false
    identity = nil
    do {
      session = Mutex(
        SQLiteSession(
          adopting: try SQLiteFile.inMemory(), waiting: BusyWait(milliseconds: 0)))
    } catch let error as SQLiteError {
      throw error.inDomain(path: name)
    }
  }

  /// Whether the database is still the one that was opened; no when another stands in its place,
  /// or can be opened better now. Throws ``StoreTrouble/gone`` when there is none any more.
  func isInPlace() throws -> Bool {
    let present = try present()
    if present?.identity == identity {
      return !lacksRoom || !SQLiteFile(path: name).hasRoom
    }
    // Closing would remove the log beside whatever stands there now.
    session.withLock { $0.leavesLog = true }
    guard present != nil else { throw DomainError.unavailable(.store(path: name, .gone)) }
    return false
  }

  private func present() throws -> FileStatus? {
    do {
      return try FileStatus.present(at: name)
    } catch DomainError.unavailable(.file(_, let trouble)) {
      throw DomainError.unavailable(.store(path: name, StoreTrouble(trouble)))
    }
  }

  package func begin(_ transaction: TransactionKind, waits: Bool) throws {
    guard transaction == .read || !lacksRoom else {
      throw DomainError.unavailable(.store(path: name, .full))
    }
    // An empty file that somebody made for it: before the first word is written in it, and
    // before the files beside it get its mode.
    if transaction == .write, FileStatus(path: name)?.size == 0 { _ = chmod(name.cString, 0o600) }
    try inDomain { try $0.begin(transaction, waits: waits) }
  }

  /// Begins a transaction for reading what is left of a damaged database, such as one that was cut
  /// off; what is beyond repair is still an error.
  func beginRescue() throws {
    try begin(.read)
    // SQLite then reads a file that is shorter than its head says; nothing is written here.
    try inDomain {
      _ = csqlite_set($0.handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
      _ = try $0.run("PRAGMA writable_schema = ON")
    }
  }

  package func rewrite(_ things: [SchemaWords]) throws {
    try inDomain { session in
      _ = csqlite_set(session.handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
      defer { _ = csqlite_set(session.handle, SQLITE_DBCONFIG_DEFENSIVE, 1) }
      try session.run("PRAGMA writable_schema = ON")
      for thing in things {
        _ = try session.execute(
          "UPDATE sqlite_master SET sql = ?1, name = ?2 WHERE type <> 'trigger' AND name = ?3",
          [.text(thing.statement), .text(thing.name), .text(thing.present)])
      }
      // Reads the schema anew.
      try session.run("PRAGMA writable_schema = RESET")
    }
  }

  /// Removes an index of words that the engine cannot even open, with the tables that it consists
  /// of, in a transaction for writing.
  func removeTextIndex(_ index: String) throws {
    try inDomain { session in
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
    try inDomain { try $0.end("COMMIT") }
  }

  package func rollback() throws {
    try inDomain { if $0.isInTransaction { try $0.end("ROLLBACK") } }
  }

  /// Everything stands in the one file from now on, or this throws.
  func makeWhole() throws {
    try inDomain { try $0.makeWhole() }
  }

  @discardableResult
  package func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try inDomain { try $0.execute(sql, values, renewing: TriggerTotals.renewing) }
  }

  package func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    let (ticket, columns) = try inDomain { try $0.start(sql, values) }
    defer { session.withLock { $0.finish(ticket) } }
    while let row = try inDomain({ try $0.next(ticket) }) {
      try each(SQLRow(table: table, columns: columns, values: row))
    }
  }

  package func schemaVersion() throws -> Int {
    let (owner, version) = try inDomain {
      (try $0.run("PRAGMA application_id"), try $0.run("PRAGMA user_version"))
    }
    switch (owner, version) {
    case (.integer(SQLiteConnection.applicationID), .integer(let number)):
      return try SQLiteCheck.version(number, of: name)
    case (.integer(0), .integer(0)) where try isEmpty: return 0
    default: throw DomainError.damaged(.notAStore(path: name))
    }
  }

  package func recordSchema(version: Int) throws {
    try inDomain {
      try $0.run("PRAGMA application_id = \(SQLiteConnection.applicationID)")
      try $0.run("PRAGMA user_version = \(version)")
    }
  }

  /// A number that is another one after other connections have changed the database.
  func changeMark() throws -> Int64 {
    guard case .integer(let mark) = try inDomain({ try $0.run("PRAGMA data_version") }) else {
      return 0
    }
    return mark
  }

  private var isEmpty: Bool {
    get throws {
      try inDomain { try $0.run("SELECT count(*) FROM sqlite_master") == .integer(0) }
    }
  }

  private func inDomain<T: Sendable>(_ body: (SQLiteSession) throws -> T) throws -> T {
    do {
      return try session.withLock { try body($0) }
    } catch let error as SQLiteError {
      throw error.inDomain(path: name)
    }
  }
}

extension SQLStore {
  /// A store in the SQLite file at the path; nothing is opened before the first transaction.
  public static func sqlite(
    path: FilePath, now: Now, busyMilliseconds: Int32 = 5_000,
    beforeMigrating: @escaping @Sendable () throws -> Void = {},
    keeping: @escaping @Sendable () -> JournalKeeping = { .quarter },
    asking: @escaping SQLStore.Asking = { _, _ in }
  ) -> SQLStore {
    SQLStore(
      SQLiteDriver(path: path, busyMilliseconds: busyMilliseconds), now: now,
      beforeMigrating: beforeMigrating, keeping: keeping, asking: asking)
  }
}
