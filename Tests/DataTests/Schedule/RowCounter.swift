import Synchronization

@testable import HearthData

/// A connection that counts the rows that it returns, by table.
final class RowCounter: LayeredConnection {
  let underlying: any SQLConnection
  private let counts = Mutex<[String: Int]>([:])

  init(_ real: any SQLConnection) { underlying = real }

  var all: Int { counts.withLock { $0.values.reduce(0, +) } }
  func rows(_ table: String) -> Int { counts.withLock { $0[table] ?? 0 } }
  func forget() { counts.withLock { $0 = [:] } }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try underlying.query(sql, values, of: table) { row in
      counts.withLock { $0[table, default: 0] += 1 }
      try each(row)
    }
  }
}
