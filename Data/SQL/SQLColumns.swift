/// The columns of an answer, each with its place; made once for all rows of a statement.
package struct SQLColumns: Sendable {
  package let names: [String]

  package init(_ names: [String]) {
    self.names = names
  }

  /// The place of the column with that name, or nil; of two with the same name the first is
  /// meant.
  package func place(of name: String) -> Int? {
    // They are few and their names short: to compare them costs less than to hash one.
    names.firstIndex(of: name)
  }
}
