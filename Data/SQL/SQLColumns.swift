/// The columns of an answer, each with its place; made once for all rows of a statement.
public struct SQLColumns: Sendable {
  public let names: [String]

  public init(_ names: [String]) {
    self.names = names
  }

  /// The place of the column with that name, or nil; of two with the same name the first is
  /// meant.
  public func place(of name: String) -> Int? {
    // They are few and their names short: to compare them costs less than to hash one.
    names.firstIndex(of: name)
  }
}
