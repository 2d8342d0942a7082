import CSQLite
import HearthDomain

/// An open SQLite database with its prepared statements, used by one thread at a time.
final class SQLiteSession {
  /// Maximum number of cached statements.
  static let cacheLimit = 64

  let handle: OpaquePointer
  /// Whether closing must keep the log, because it now belongs to another file.
  var leavesLog = false
  private var transaction = TransactionKind.read
  private var isReadyToWrite = false
  /// SQLite's count of changed rows at the beginning of the transaction, if that transaction is the
  /// first in the log; otherwise nil.
  private var changesBeforeLog: Int32?
  /// Whether derived data was rebuilt in this transaction.
  private var hasRebuiltDerivedData = false
  /// Whether there were any durable writes, and any relaxed writes, so far.
  private var (hasWritten, hasWrittenRelaxed) = (false, false)
  /// Cached statements, in the order in which they were first used.
  private var cachedStatements: [CachedStatement] = []
  /// Running queries. An array, as there are few: the type metadata of a dictionary would cost each
  /// command a tenth of a millisecond.
  private var runningQueries: [(ticket: Int, statement: SQLiteStatement)] = []
  private var lastTicket = 0
  private let busyWait: BusyWait
  private let timeLimit: SQLiteTimeLimit

  /// Takes ownership of the handle and closes it in the end.
  init(adopting handle: OpaquePointer, waiting wait: BusyWait) {
    self.handle = handle
    self.busyWait = wait
    wait.installBusyHandler(handle)
    timeLimit = SQLiteTimeLimit(with: handle)
  }

  deinit {
    cachedStatements = []
    runningQueries = []
    timeLimit.removeHandler()
    if leavesLog || mayLeaveLog { _ = csqlite_set(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1) }
    sqlite3_close_v2(handle)
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func begin(_ transaction: TransactionKind, waits: Bool = true) throws {
    busyWait.usesShortLimit = !waits
    defer { busyWait.usesShortLimit = false }
    if transaction == .write || transaction == .relaxedWrite {
      try prepareToWrite()
      try prepare(for: transaction)
    }
    self.transaction = transaction
    hasRebuiltDerivedData = false
    if transaction == .write { hasWritten = true }
    if transaction == .relaxedWrite { hasWrittenRelaxed = true }
    // A writer locks at once, so that nobody changes what it has read.
    try run(transaction == .read ? "BEGIN" : "BEGIN IMMEDIATE")
    let beginsLog = (transaction == .write || transaction == .relaxedWrite) && logBytes == 0
    changesBeforeLog = beginsLog ? sqlite3_total_changes(handle) : nil
  }

  /// Makes the first transaction in a log write the first page of the database, which identifies
  /// the store that the log belongs to.
  private func bindLog() throws {
    guard let before = changesBeforeLog, sqlite3_total_changes(handle) != before,
      case .integer(let name)? = try run("PRAGMA schema_version"),
      case .integer(let version)? = try run("PRAGMA user_version")
    else { return }
    if StoreName.isStoreName(UInt32(truncatingIfNeeded: name)) {
      try run("PRAGMA user_version = \(version)")
    } else {
      _ = csqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 0)
      defer { _ = csqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1) }
      try run("PRAGMA schema_version = \(StoreName.random())")
    }
  }

  private var logBytes: Int64? {
    guard let file = sqlite3_db_filename(handle, "main"), let log = sqlite3_filename_wal(file)
    else { return nil }
    return FileStatus(path: FilePath(cString: log))?.size
  }

  /// Runs one of the driver's own statements, inside or outside a transaction. Returns the first
  /// value of its last row.
  @discardableResult
  func run(_ sql: String) throws -> SQLValue? {
    var last: SQLValue?
    try each(sql) { last = $0.first }
    return last
  }

  /// Calls the body with each row of a driver statement.
  func each(_ sql: String, _ body: ([SQLValue]) throws -> Void) throws {
    let statement = try takeStatement(sql)
    defer { returnStatement(statement) }
    while let row = try step(statement) { try body(row) }
  }

  /// Runs a statement to its end and returns the number of changed rows.
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let statement = try boundStatement(sql, values)
    defer { returnStatement(statement) }
    while try step(statement) != nil {}
    return statement.isReadOnly ? 0 : Int(sqlite3_changes64(handle))
  }

  /// Runs a statement. If a constraint fails because totals may be wrong, recomputes the totals by
  /// the statements `sums` and retries, as wrong totals must not block changes. Done at most once
  /// per transaction, as it is slow.
  func execute(
    _ sql: String, _ values: [SQLValue], renewing sums: [String]
  ) throws -> Int {
    do {
      return try execute(sql, values)
    } catch let error as SQLiteError
      where error.mayBeCausedByTotals && !hasRebuiltDerivedData && isInTransaction
    {
      hasRebuiltDerivedData = true
      do {
        try run("SAVEPOINT sums")
        for statement in sums { _ = try execute(statement, []) }
        let changes = try execute(sql, values)
        try run("RELEASE sums")
        return changes
      } catch {
        if isInTransaction { _ = try? run("ROLLBACK TO sums") }
        _ = try? run("RELEASE sums")
      }
      throw error
    }
  }

  /// Starts a query. The returned ticket identifies it in ``nextRow(_:)``.
  func start(_ sql: String, _ values: [SQLValue]) throws -> (ticket: Int, columns: SQLColumns) {
    let statement = try boundStatement(sql, values)
    lastTicket += 1
    runningQueries.append((lastTicket, statement))
    return (lastTicket, statement.columns)
  }

  /// Returns the next row of the query; nil after the last.
  func nextRow(_ ticket: Int) throws -> [SQLValue]? {
    guard let query = runningQueries.last(where: { $0.ticket == ticket }) else { return nil }
    return try step(query.statement)
  }

  private func step(_ statement: SQLiteStatement) throws -> [SQLValue]? {
    timeLimit.restart()
    return try statement.step()
  }

  func finish(_ ticket: Int) {
    guard let place = runningQueries.lastIndex(where: { $0.ticket == ticket }) else { return }
    returnStatement(runningQueries.remove(at: place).statement)
  }

  /// Copies everything from the log into the main file, removes the log, and syncs to disk.
  /// Required before a file is renamed or reported as complete: closing does the same, but does not
  /// report errors.
  func checkpointAll() throws {
    guard try run("PRAGMA journal_mode = DELETE") == .text("delete") else {
      throw SQLiteError(code: SQLITE_BUSY)
    }
  }

  private func boundStatement(_ sql: String, _ values: [SQLValue]) throws -> SQLiteStatement {
    // Outside of a transaction, a statement would commit by itself. This must not happen if SQLite
    // has rolled back, or if a lazy collection outlives its transaction.
    guard isInTransaction else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "no transaction is open any more")
    }
    let statement = try takeStatement(sql)
    do {
      guard transaction != .read || statement.isReadOnly else {
        throw SQLiteError(code: SQLITE_MISUSE, message: "a change in a transaction for reading")
      }
      try statement.bind(values)
      return statement
    } catch {
      returnStatement(statement)
      throw error
    }
  }

  /// Returns a cached statement, or a new one if the cached one is in use.
  private func takeStatement(_ sql: String) throws -> SQLiteStatement {
    let length = sql.utf8.count
    // The latest ones first, since an import repeats those.
    let known = cachedStatements.last { $0.length == length && $0.sql == sql }
    if let known, !known.statement.isInUse {
      known.statement.isInUse = true
      return known.statement
    }
    let new = try timeLimit.whilePreparing { try SQLiteStatement(sql, on: handle) }
    new.isInUse = true
    if known == nil { cache(CachedStatement(sql: sql, length: length, statement: new)) }
    return new
  }

  private func returnStatement(_ statement: SQLiteStatement) {
    statement.reset()
    statement.isInUse = false
  }

  private func cache(_ statement: CachedStatement) {
    cachedStatements.append(statement)
    if cachedStatements.count > SQLiteSession.cacheLimit { cachedStatements.removeFirst() }
  }

  /// Sets how durable commits are: normally they survive a power cut; relaxed writes are not synced
  /// to disk.
  private func prepare(for transaction: TransactionKind) throws {
    try run("PRAGMA synchronous = \(transaction == .relaxedWrite ? "NORMAL" : "FULL")")
    // Avoids writing the same pages repeatedly in a large import.
    if transaction == .write { try run("PRAGMA cache_size = -16384") }
  }

  /// Ends the transaction by COMMIT or ROLLBACK, and restores the cache size.
  func endTransaction(_ word: String) throws {
    if word == "COMMIT" { try bindLog() }
    try run(word)
    // The change is on disk, so a later failure must not be reported.
    if transaction == .write { _ = try? run("PRAGMA cache_size = -2000") }
  }

  /// Whether closing may leave the log in place, without syncing it into the main file: only after
  /// relaxed writes, and if the log is short. The next program that opens the file reads it.
  private var mayLeaveLog: Bool {
    hasWrittenRelaxed && !hasWritten && logBytes ?? .max < SQLiteSession.longLogBytes
  }

  private static let longLogBytes = 256 << 10

  /// Configures the connection for writing, when it first writes; readers do not need this.
  private func prepareToWrite() throws {
    guard !isReadyToWrite else { return }
    // Keep statement journals in memory, where they are small; in a file, a large import would
    // write several pages of them per row.
    try run("PRAGMA temp_store = MEMORY")
    #if canImport(Darwin)
      // On Darwin, fsync leaves data in the drive's cache.
      try run("PRAGMA fullfsync = ON")
    #endif
    do {
      // The mode is stored in the file, so repeating this costs nothing. If two programs create a
      // store at once and one of them gets a busy error, the other has set the mode.
      try run("PRAGMA journal_mode = WAL")
    } catch let error as SQLiteError where error.kind == SQLITE_BUSY {}
    isReadyToWrite = true
  }
}

/// A cached statement with its SQL. An import looks up a million statements of hundreds of bytes
/// each: comparing lengths first is faster than hashing the texts.
private struct CachedStatement {
  let sql: String
  let length: Int
  let statement: SQLiteStatement
}
