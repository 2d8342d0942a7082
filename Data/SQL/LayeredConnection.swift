import HearthDomain

/// A connection that forwards to another one whatever it does not implement itself.
protocol LayeredConnection: SQLConnection {
  var underlying: any SQLConnection { get }
}

extension LayeredConnection {
  var name: FilePath { underlying.name }

  func begin(_ transaction: TransactionKind, waits: Bool) throws {
    try underlying.begin(transaction, waits: waits)
  }
  func commit() throws { try underlying.commit() }
  func rollback() throws { try underlying.rollback() }
  func schemaVersion() throws -> Int { try underlying.schemaVersion() }
  func redefine(_ name: String, as statement: String) throws {
    try underlying.redefine(name, as: statement)
  }
  func recordSchema(version: Int) throws { try underlying.recordSchema(version: version) }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try underlying.execute(sql, values)
  }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try underlying.query(sql, values, of: table, each: each)
  }
}
