import HearthDomain

/// A connection as a transaction has it that changes something: who changes a row tells the
/// recorder.
final class RecordingConnection: SQLConnection {
  private let plain: any SQLConnection
  // A connection of a transaction is used by the thread of that one.
  nonisolated(unsafe) private let changes: ChangeRecorder
  var recorder: ChangeRecorder? { changes }

  init(_ connection: any SQLConnection, telling recorder: ChangeRecorder) {
    plain = connection
    changes = recorder
  }

  var name: FilePath { plain.name }

  func begin(_ transaction: TransactionKind, waits: Bool) throws {
    try plain.begin(transaction, waits: waits)
  }
  func commit() throws { try plain.commit() }
  func rollback() throws { try plain.rollback() }
  func schemaVersion() throws -> Int { try plain.schemaVersion() }
  func rewrite(_ things: [SchemaWords]) throws { try plain.rewrite(things) }
  func recordSchema(version: Int) throws { try plain.recordSchema(version: version) }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try plain.execute(sql, values)
  }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try plain.query(sql, values, of: table, each: each)
  }
}
