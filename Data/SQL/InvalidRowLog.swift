import HearthDomain
import Synchronization

/// Invalid rows that were left out of lists, each once, in order of occurrence.
package final class InvalidRowLog: Sendable {
  private struct RowKey: Hashable {
    let table: String
    let id: String
  }

  private struct State {
    var rows: [InvalidRow] = []
    var rowKeys: Set<RowKey> = []
    /// Why values of rows are invalid, if known; kept until the row itself is added.
    var issues: [InvalidRow: Issue] = [:]
  }

  private let state = Mutex(State())
  /// Log of rows that were left out earlier.
  private let earlierLog: InvalidRowLog?

  package convenience init() { self.init(after: nil) }

  init(after earlier: InvalidRowLog?) {
    self.earlierLog = earlier
  }

  package var all: [InvalidRow] { state.withLock { $0.rows } }

  var count: Int { state.withLock { $0.rows.count } }

  /// Whether a row of the table was left out, in this log or an earlier one.
  func hasRows(of table: String) -> Bool {
    state.withLock { $0.rows.contains { $0.table == table } }
      || earlierLog?.hasRows(of: table) == true
  }

  func contains<Entity>(_ id: ID<Entity>, of table: String) -> Bool {
    state.withLock { $0.rowKeys.contains(RowKey(table: table, id: String(id.rawValue))) }
  }

  /// Records why a value is invalid, in case its row is left out.
  func explain(_ row: InvalidRow, by issue: Issue) {
    state.withLock { $0.issues[row] = issue }
  }

  func add(table: String, column: String, id: String) {
    let row = InvalidRow(table: table, column: column, id: id)
    state.withLock { state in
      let issue = state.issues[row]
      guard state.rowKeys.insert(RowKey(table: table, id: id)).inserted else { return }
      state.rows.append(InvalidRow(table: table, column: column, id: id, issue: issue))
    }
  }

  /// Adds the rows of another log.
  func add(_ rows: [InvalidRow]) {
    state.withLock { state in
      for row in rows
      where state.rowKeys.insert(RowKey(table: row.table, id: row.id)).inserted {
        state.rows.append(row)
      }
    }
  }
}
