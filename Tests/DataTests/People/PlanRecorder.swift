import HearthDomain
import Synchronization

@testable import HearthData

/// A connection that asks the engine how it will answer each query before it asks the query.
final class PlanRecorder: SQLConnection {
  struct Step: Hashable {
    let sql: String
    let detail: String
  }

  private let real: any SQLConnection
  private let recorded = Mutex<[Step]>([])

  init(_ real: any SQLConnection) { self.real = real }

  var steps: [Step] { recorded.withLock { $0 } }
  var name: FilePath { real.name }

  func begin(_ transaction: TransactionKind, waits: Bool) throws {
    try real.begin(transaction, waits: waits)
  }
  func commit() throws { try real.commit() }
  func rollback() throws { try real.rollback() }
  func schemaVersion() throws -> Int { try real.schemaVersion() }
  func rewrite(_ things: [SchemaWords]) throws { try real.rewrite(things) }
  func recordSchema(version: Int) throws { try real.recordSchema(version: version) }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    if sql.hasPrefix("DELETE") || sql.hasPrefix("UPDATE") { try record(sql, values) }
    return try real.execute(sql, values)
  }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try record(sql, values)
    try real.query(sql, values, of: table, each: each)
  }

  private func record(_ sql: String, _ values: [SQLValue]) throws {
    let steps = try real.rows("EXPLAIN QUERY PLAN \(sql)", values, of: "plan") {
      Step(sql: sql, detail: try $0.text("detail"))
    }
    recorded.withLock { $0 += steps }
  }
}
