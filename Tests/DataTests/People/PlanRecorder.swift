import Synchronization

@testable import HearthData

/// A connection that records the engine's plan of each query before running it.
final class PlanRecorder: LayeredConnection {
  struct Step: Hashable {
    let sql: String
    let detail: String
  }

  let underlying: any SQLConnection
  private let recorded = Mutex<[Step]>([])

  init(_ real: any SQLConnection) { underlying = real }

  var steps: [Step] { recorded.withLock { $0 } }

  func execute(_ sql: String, _ values: [SQLValue]) throws -> Int {
    if sql.hasPrefix("DELETE") || sql.hasPrefix("UPDATE") { try record(sql, values) }
    return try underlying.execute(sql, values)
  }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try record(sql, values)
    try underlying.query(sql, values, of: table, each: each)
  }

  private func record(_ sql: String, _ values: [SQLValue]) throws {
    let steps = try underlying.rows("EXPLAIN QUERY PLAN \(sql)", values, of: "plan") {
      Step(sql: sql, detail: try $0.text("detail"))
    }
    recorded.withLock { $0 += steps }
  }
}
