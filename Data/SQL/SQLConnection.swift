import HearthDomain

/// One connection to an SQLite database, as the repositories use it.
///
/// Every failure is thrown as a ``DomainError``. Statements run only between ``begin(_:)``
/// and ``commit()`` or ``rollback()``; between them a transaction that the engine gave up
/// by itself refuses every further statement.
package protocol SQLConnection: AnyObject, Sendable {
  /// What people call the database: its path.
  var name: FilePath { get }

  /// Where rows are noted that mean nothing and are left out of lists; nil where such a row is an
  /// error, as wherever something is changed.
  var invalidRows: InvalidRowLog? { get }

  /// Whom to tell of each row that is changed; nil where nobody wants to know.
  var recorder: ChangeRecorder? { get }

  /// The same connection, on which each row that means nothing is an error.
  var strict: any SQLConnection { get }

  /// One that does not wait for others who write throws soon that the store is busy.
  func begin(_ transaction: TransactionKind, waits: Bool) throws

  /// Makes the changes last; when it throws, the transaction is still to be rolled back.
  func commit() throws

  /// Undoes the transaction; does nothing when there is none.
  func rollback() throws

  /// Runs a statement and returns how many rows it changed; refused in a read transaction
  /// if it would change any.
  @discardableResult
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int

  /// Hands over the rows one by one, in the statement's order.
  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void) throws

  /// Gives tables and indexes other words, within a write transaction; what they hold stays as it
  /// is, and has to fit them.
  func rewrite(_ things: [SchemaWords]) throws

  /// The number of the last migration that ran, 0 in an empty database; throws
  /// ``Damage/notAStore(path:)`` when the database is another program's.
  func schemaVersion() throws -> Int

  /// Notes, within a write transaction, that this migration ran.
  func recordSchema(version: Int) throws
}

extension SQLConnection {
  package var invalidRows: InvalidRowLog? { nil }
  package var recorder: ChangeRecorder? { nil }
  package func begin(_ transaction: TransactionKind) throws {
    try begin(transaction, waits: true)
  }

  package var strict: any SQLConnection { self }

  @discardableResult
  package func execute(_ sql: String) throws -> Int {
    try execute(sql, [])
  }

  func rewrite(_ table: String, as statement: String) throws {
    try rewrite([SchemaWords(of: table, statement)])
  }

  /// Puts words in the place of others in those of a table; nothing is done where they stand there
  /// already.
  ///
  /// Throws ``Damage/schema(path:_:)`` where neither do: whoever changed the table would find it
  /// unchanged.
  func rewrite(_ table: String, saying new: String, insteadOf old: String) throws {
    if let words = try words(of: table, saying: new, insteadOf: old) {
      try rewrite(table, as: words)
    }
  }

  /// The words of a table with these in the place of others; nil where they stand there already.
  /// Throws like ``rewrite(_:saying:insteadOf:)``.
  func words(of table: String, saying new: String, insteadOf old: String) throws -> String? {
    let found = try first(
      """
      SELECT 1 AS id, replace(sql, ?2, ?3) AS sql, instr(sql, ?2) AS old, instr(sql, ?3) AS new
      FROM sqlite_master WHERE type = 'table' AND name = ?1
      """, [.text(table), .text(old), .text(new)], of: "sqlite_master"
    ) { row in
      (words: try row.text("sql"), old: try row.int("old"), new: try row.int("new"))
    }
    if let found, found.old > 0 { return found.words }
    if let found, found.new > 0 { return nil }
    throw DomainError.damaged(
      .schema(path: name, SchemaMismatch(.table, table, found == nil ? .missing : .changed)))
  }

  /// What the body makes of each row, in the statement's order; see ``invalidRows``.
  package func rows<T>(
    _ sql: String, _ values: [SQLValue] = [], of table: String, _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var result: [T] = []
    try query(sql, values, of: table) { row in
      if let thing = try readable({ try read(row) }) { result.append(thing) }
    }
    return result
  }

  /// What the body makes of the first row, or nil if there is none; one that means nothing is
  /// always an error.
  package func first<T>(
    _ sql: String, _ values: [SQLValue] = [], of table: String, _ read: (SQLRow) throws -> T
  ) throws -> T? {
    var result: T?
    do {
      try query(sql, values, of: table) { row in
        let thing = try read(row)
        if result == nil { result = thing }
      }
    } catch DomainError.damaged(.row(let table, let column, let id)) {
      // Whoever asked in order to show it in a list may leave it out.
      invalidRows?.note(table: table, column: column, id: id)
      throw DomainError.damaged(.row(table: table, column: column, id: id))
    }
    return result
  }
}

/// What a table or an index of the schema is called, and how it is written.
package struct SchemaWords: Sendable {
  let present: String
  let name: String
  let statement: String

  /// Of what is called `present`, whose name stays where no other one is given.
  init(of present: String, named name: String? = nil, _ statement: String) {
    self.present = present
    self.name = name ?? present
    self.statement = statement
  }
}
