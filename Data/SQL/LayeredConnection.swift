import HearthDomain

/// A connection that forwards to another one whatever it does not implement itself.
protocol LayeredConnection: SQLConnection {
  var below: any SQLConnection { get }
}

extension LayeredConnection {
  var name: FilePath { below.name }

  func begin(_ transaction: TransactionKind, waits: Bool) throws {
    try below.begin(transaction, waits: waits)
  }
  func commit() throws { try below.commit() }
  func rollback() throws { try below.rollback() }
  func schemaVersion() throws -> Int { try below.schemaVersion() }
  func rewrite(_ name: String, as statement: String) throws {
    try below.rewrite(name, as: statement)
  }
  func recordSchema(version: Int) throws { try below.recordSchema(version: version) }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try below.execute(sql, values)
  }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try below.query(sql, values, of: table, each: each)
  }
}
