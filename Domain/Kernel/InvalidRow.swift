/// A row of the store that means nothing to the program, so that lists leave it out; it stays as
/// it is.
package struct InvalidRow: Hashable, Sendable {
  package let table: String
  package let column: String
  /// The row's key, as the store has it.
  package let id: String
  /// Which rule the value breaks; nil where it is not even of the kind that is kept there.
  package let issue: Issue?

  package init(table: String, column: String, id: String, issue: Issue? = nil) {
    self.table = table
    self.column = column
    self.id = id
    self.issue = issue
  }

  /// Where it is, without anything that was entered: what may be said in front of a lock.
  package var hashed: InvalidRow {
    InvalidRow(table: table, column: column, id: Int64(id) == nil ? "?" : id)
  }
}

/// What the body makes of a thing in a list; nil where that refers to a row that means nothing,
/// which the store notes as one that was left out. Only for what is shown, never for a change.
func leavingOutInvalid<T>(_ body: () throws -> T?) throws -> T? {
  do {
    return try body()
  } catch DomainError.damaged(.row) {
    return nil
  }
}
