import HearthDomain

/// A connection to an SQLite database for the repositories.
///
/// All errors are thrown as ``DomainError``. Statements run only between ``begin(_:)`` and
/// ``commit()`` or ``rollback()``; after SQLite aborted a transaction by itself, all further
/// statements fail.
package protocol SQLConnection: AnyObject, Sendable {
  /// Path of the database, as displayed in messages.
  var name: FilePath { get }

  /// Log of invalid rows that are left out of lists; nil if an invalid row is an error, as in write
  /// transactions.
  var invalidRows: InvalidRowLog? { get }

  /// Recorder of changed rows; nil if changes are not recorded.
  var recorder: ChangeRecorder? { get }

  /// This connection, but with invalid rows as errors.
  var strict: any SQLConnection { get }

  /// Begins a transaction. If another writer is active, throws that the store is busy: soon, or, if
  /// `waits`, only after a longer wait.
  func begin(_ transaction: TransactionKind, waits: Bool) throws

  /// Commits the changes. If this throws, the transaction must still be rolled back.
  func commit() throws

  /// Rolls back the transaction; does nothing if there is none.
  func rollback() throws

  /// Runs a statement and returns the number of changed rows. In a read transaction, statements
  /// that would change rows fail.
  @discardableResult
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int

  /// Calls the body with each row, in the order of the statement.
  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void) throws

  /// Replaces the SQL definition of a table or index without changing its contents, which must
  /// match the new definition. Requires a write transaction.
  func redefine(_ name: String, as statement: String) throws

  /// Returns the number of the last migration, 0 for an empty database. Throws
  /// ``Damage/notAStore(path:)`` for a database of another program.
  func schemaVersion() throws -> Int

  /// Records that this migration ran, within a write transaction.
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

  /// Returns what the body reads from each row, in order; see ``invalidRows``.
  package func rows<T>(
    _ sql: String, _ values: [SQLValue] = [], of table: String, _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var result: [T] = []
    try query(sql, values, of: table) { row in
      if let item = try ifReadable({ try read(row) }) { result.append(item) }
    }
    return result
  }

  /// Returns what the body reads from the first row; nil if there is none. An invalid row is always
  /// an error.
  package func first<T>(
    _ sql: String, _ values: [SQLValue] = [], of table: String, _ read: (SQLRow) throws -> T
  ) throws -> T? {
    var result: T?
    do {
      try query(sql, values, of: table) { row in
        let item = try read(row)
        if result == nil { result = item }
      }
    } catch DomainError.damaged(.row(let table, let column, let id)) {
      // The caller may leave the row out of a list.
      invalidRows?.add(table: table, column: column, id: id)
      throw DomainError.damaged(.row(table: table, column: column, id: id))
    }
    return result
  }
}
