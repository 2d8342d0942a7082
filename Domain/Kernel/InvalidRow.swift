/// A stored row that cannot be decoded. Lists omit it, and it stays unchanged.
package struct InvalidRow: Hashable, Sendable {
  package let table: String
  package let column: String
  /// Key of the row, as stored.
  package let id: String
  /// Violated rule; nil if the value has the wrong type.
  package let issue: Issue?

  package init(table: String, column: String, id: String, issue: Issue? = nil) {
    self.table = table
    self.column = column
    self.id = id
    self.issue = issue
  }

  /// Copy without user data, for display while the store is locked.
  package var withHashedID: InvalidRow {
    InvalidRow(table: table, column: column, id: Int64(id) == nil ? "?" : id)
  }
}

/// Returns the body's result for an item of a list; nil if it refers to an invalid row, which the
/// store records as omitted. For display only, never for changes.
func omittingInvalidRows<T>(_ body: () throws -> T?) throws -> T? {
  do {
    return try body()
  } catch DomainError.damaged(.row) {
    return nil
  }
}
