import CSQLite
import HearthDomain

/// An open SQLite database and its prepared statements, used by one thread at a time.
final class SQLiteSession {
  /// How many prepared statements are kept for use again.
  static let cacheLimit = 64

  let handle: OpaquePointer
  /// Whether the log beside the file is another file's by now and must stay.
  var leavesLog = false
  private var transaction = TransactionKind.read
  private var isReadyToWrite = false
  /// How much was changed before a transaction that begins the log; else nil.
  private var changesBeforeLog: Int32?
  /// Whether what follows from the rest was made anew in this transaction.
  private var isRenewed = false
  /// Which of the two kinds of writing there were.
  private var (hasWritten, hasWrittenRelaxed) = (false, false)
  /// In the order in which they were first asked for.
  private var kept: [KeptStatement] = []
  /// A few at most: a dictionary would cost every command a tenth of a millisecond, in which its
  /// type is made.
  private var running: [(ticket: Int, statement: SQLiteStatement)] = []
  private var lastTicket = 0
  private let wait: BusyWait
  private let timeLimit: SQLiteTimeLimit

  /// Takes the handle over and closes it in the end.
  init(adopting handle: OpaquePointer, waiting wait: BusyWait) {
    self.handle = handle
    self.wait = wait
    wait.attend(handle)
    timeLimit = SQLiteTimeLimit(with: handle)
  }

  deinit {
    kept = []
    running = []
    timeLimit.end()
    if leavesLog || mayLeaveLog { _ = csqlite_set(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1) }
    sqlite3_close_v2(handle)
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func begin(_ transaction: TransactionKind, waits: Bool = true) throws {
    wait.isShort = !waits
    defer { wait.isShort = false }
    if transaction == .write || transaction == .relaxedWrite {
      try prepareToWrite()
      try prepare(for: transaction)
    }
    self.transaction = transaction
    isRenewed = false
    if transaction == .write { hasWritten = true }
    if transaction == .relaxedWrite { hasWrittenRelaxed = true }
    // Nobody else may come between what a writer reads and what it writes.
    try run(transaction == .read ? "BEGIN" : "BEGIN IMMEDIATE")
    let beginsLog = (transaction == .write || transaction == .relaxedWrite) && logBytes == 0
    changesBeforeLog = beginsLog ? sqlite3_total_changes(handle) : nil
  }

  /// The first change in a log holds the first page, which tells what it goes on from, and what no
  /// other store says there.
  private func bindLog() throws {
    guard let before = changesBeforeLog, sqlite3_total_changes(handle) != before,
      case .integer(let name)? = try run("PRAGMA schema_version"),
      case .integer(let version)? = try run("PRAGMA user_version")
    else { return }
    if StoreName.isOne(UInt32(truncatingIfNeeded: name)) {
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

  /// Runs a statement of the driver's own, in a transaction or not; returns its last value.
  @discardableResult
  func run(_ sql: String) throws -> SQLValue? {
    var last: SQLValue?
    try each(sql) { last = $0.first }
    return last
  }

  /// Hands over the rows of such a statement.
  func each(_ sql: String, _ body: ([SQLValue]) throws -> Void) throws {
    let statement = try take(sql)
    defer { putBack(statement) }
    while let row = try step(statement) { try body(row) }
  }

  /// Runs a statement to its end and returns how many rows it changed.
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let statement = try started(sql, values)
    defer { putBack(statement) }
    while try step(statement) != nil {}
    return statement.isReadOnly ? 0 : Int(sqlite3_changes64(handle))
  }

  /// The same, and once more after these statements where a rule was in its way that may be one
  /// of the sums': what triggers keep may have become wrong elsewhere, and must not keep anybody
  /// from a change. Once in a transaction, for it takes as long as counting all.
  func execute(
    _ sql: String, _ values: [SQLValue], renewing sums: [String]
  ) throws -> Int {
    do {
      return try execute(sql, values)
    } catch let error as SQLiteError
      where error.mayComeOfSums && !isRenewed && isInTransaction
    {
      isRenewed = true
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

  /// Starts a query; the ticket stands for it until it is finished.
  func start(_ sql: String, _ values: [SQLValue]) throws -> (ticket: Int, columns: SQLColumns) {
    let statement = try started(sql, values)
    lastTicket += 1
    running.append((lastTicket, statement))
    return (lastTicket, statement.columns)
  }

  /// The next row of the query with this ticket, or nil after the last.
  func next(_ ticket: Int) throws -> [SQLValue]? {
    guard let query = running.last(where: { $0.ticket == ticket }) else { return nil }
    return try step(query.statement)
  }

  private func step(_ statement: SQLiteStatement) throws -> [SQLValue]? {
    timeLimit.renew()
    return try statement.step()
  }

  func finish(_ ticket: Int) {
    guard let place = running.lastIndex(where: { $0.ticket == ticket }) else { return }
    putBack(running.remove(at: place).statement)
  }

  /// Folds everything into the file itself, which then needs no log beside it, and waits for the
  /// disk. Who gives a file its name or tells of it as whole does this first: closing would fold
  /// the log in too, but nobody is told when that fails.
  func makeWhole() throws {
    guard try run("PRAGMA journal_mode = DELETE") == .text("delete") else {
      throw SQLiteError(code: SQLITE_BUSY)
    }
  }

  private func started(_ sql: String, _ values: [SQLValue]) throws -> SQLiteStatement {
    // Outside a transaction a statement would commit by itself. That must not happen when
    // SQLite rolled back of its own accord, nor when a transaction's collections outlived it.
    guard isInTransaction else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "no transaction is open any more")
    }
    let statement = try take(sql)
    do {
      guard transaction != .read || statement.isReadOnly else {
        throw SQLiteError(code: SQLITE_MISUSE, message: "a change in a transaction for reading")
      }
      try statement.bind(values)
      return statement
    } catch {
      putBack(statement)
      throw error
    }
  }

  /// The statement that is kept for this text, or a new one while that is in use.
  private func take(_ sql: String) throws -> SQLiteStatement {
    let length = sql.utf8.count
    let known = kept.first { $0.length == length && $0.sql == sql }
    if let known, !known.statement.isInUse {
      known.statement.isInUse = true
      return known.statement
    }
    let new = try timeLimit.whilePreparing { try SQLiteStatement(sql, on: handle) }
    new.isInUse = true
    if known == nil { keep(KeptStatement(sql: sql, length: length, statement: new)) }
    return new
  }

  private func putBack(_ statement: SQLiteStatement) {
    statement.reset()
    statement.isInUse = false
  }

  private func keep(_ statement: KeptStatement) {
    kept.append(statement)
    if kept.count > SQLiteSession.cacheLimit { kept.removeFirst() }
  }

  /// Sets how long a commit waits for the disk: until the change survives a power cut, or, for
  /// a relaxed write, not at all.
  private func prepare(for transaction: TransactionKind) throws {
    try run("PRAGMA synchronous = \(transaction == .relaxedWrite ? "NORMAL" : "FULL")")
    // So that a large import does not write the same pages again and again.
    if transaction == .write { try run("PRAGMA cache_size = -16384") }
  }

  /// Ends the transaction by that word. What a program that stays open reads afterwards fills
  /// no more memory than it would without having written.
  func end(_ word: String) throws {
    if word == "COMMIT" { try bindLog() }
    try run(word)
    // The change is on the disk: what fails now must not be told as if it were not.
    if transaction == .write { _ = try? run("PRAGMA cache_size = -2000") }
  }

  /// Folding the log into the file waits for the disk, which no relaxed write is worth, as long as
  /// the log is short: the next to open the file reads it.
  private var mayLeaveLog: Bool {
    hasWrittenRelaxed && !hasWritten && logBytes ?? .max < SQLiteSession.longLog
  }

  private static let longLog = 256 << 10

  /// Sets, once, what only a writer needs, so that a reader need not wait for it.
  private func prepareToWrite() throws {
    guard !isReadyToWrite else { return }
    // What a statement with triggers would need to be undone alone is a few pages; in a file, a
    // large import writes several of them for each row.
    try run("PRAGMA temp_store = MEMORY")
    #if canImport(Darwin)
      // There fsync leaves the bytes in the drive's own memory.
      try run("PRAGMA fullfsync = ON")
    #endif
    do {
      // Remembered by the file; costs nothing when it is so already. Two programs that create
      // a store at once may stand in each other's way here, and one of them suffices.
      try run("PRAGMA journal_mode = WAL")
    } catch let error as SQLiteError where error.kind == SQLITE_BUSY {}
    isReadyToWrite = true
  }
}

/// A statement with its text. An import asks a million times for a dozen of them, each of hundreds
/// of bytes: their lengths tell them apart sooner than a hash of all that.
private struct KeptStatement {
  let sql: String
  let length: Int
  let statement: SQLiteStatement
}
