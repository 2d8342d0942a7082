/// The columns of an answer, each with its place; made once for all rows of a statement.
public struct SQLColumns: Sendable {
  public let names: [String]
  private let places: [String: Int]

  /// Of two columns with the same name the first is meant.
  public init(_ names: [String]) {
    self.names = names
    places = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// The place of the column with that name, or nil.
  public func place(of name: String) -> Int? { places[name] }
}
