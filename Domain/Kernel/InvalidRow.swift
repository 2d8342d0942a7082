/// A stored row that cannot be decoded. Lists leave it out, and it stays in the store unchanged.
package struct InvalidRow: Hashable, Sendable {
  package let table: String
  package let column: String
  /// Key of the row, as stored.
  package let id: String
  /// The rule that the row violates; nil if a value has the wrong type.
  package let issue: Issue?

  package init(table: String, column: String, id: String, issue: Issue? = nil) {
    self.table = table
    self.column = column
    self.id = id
    self.issue = issue
  }

  /// Copy that contains no data of the user, for display while the store is locked.
  package var withHashedID: InvalidRow {
    InvalidRow(table: table, column: column, id: Int64(id) == nil ? "?" : id)
  }
}

/// Returns the body's result for an item of a list; nil if the item refers to an invalid row. The
/// store records that row as omitted. For display only, never for changes.
func omittingInvalidRows<T>(_ body: () throws -> T?) throws -> T? {
  do {
    return try body()
  } catch DomainError.damaged(.row) {
    return nil
  }
}
