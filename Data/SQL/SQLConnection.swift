import HearthDomain

/// One connection to a database, whatever its engine: the port of a driver.
///
/// Every failure is thrown as a ``DomainError``. Statements run only between ``begin(_:)``
/// and ``commit()`` or ``rollback()``; between them a transaction that the engine gave up
/// by itself refuses every further statement.
public protocol SQLConnection: AnyObject, Sendable {
  /// What people call the database: a path, an address.
  var name: String { get }
  var dialect: SQLDialect { get }

  func begin(_ bracket: BracketKind) throws

  /// Makes the changes last; when it throws, the transaction is still to be rolled back.
  func commit() throws

  /// Undoes the transaction; does nothing when there is none.
  func rollback() throws

  /// Runs a statement and returns how many rows it changed; refused in a read bracket
  /// if it would change any.
  @discardableResult
  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int

  /// Hands over the rows one by one, in the statement's order.
  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void) throws

  /// The number of the last migration that ran, 0 in an empty database; throws
  /// ``Damage/notAStore(path:)`` when the database is another program's.
  func schemaVersion() throws -> Int

  /// Notes, within a write bracket, that this migration ran.
  func recordSchema(version: Int) throws

  /// A number that is another one after other connections have changed the database.
  func changeMark() throws -> Int64

  /// Whether the database is still the one that was opened; no when another stands in its place.
  /// Throws ``StoreTrouble/gone`` when there is none any more.
  func isInPlace() throws -> Bool
}

extension SQLConnection {
  public func isInPlace() throws -> Bool { true }

  @discardableResult
  public func execute(_ sql: String) throws -> Int {
    try execute(sql, [])
  }

  /// What the body makes of each row, in the statement's order.
  public func rows<T>(
    _ sql: String, _ values: [SQLValue] = [], of table: String, _ read: (SQLRow) throws -> T
  ) throws -> [T] {
    var result: [T] = []
    try query(sql, values, of: table) { result.append(try read($0)) }
    return result
  }

  /// What the body makes of the only row, or nil if there is none.
  public func first<T>(
    _ sql: String, _ values: [SQLValue] = [], of table: String, _ read: (SQLRow) throws -> T
  ) throws -> T? {
    try rows(sql, values, of: table, read).first
  }
}
