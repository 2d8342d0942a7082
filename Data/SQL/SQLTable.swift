/// A table as the repositories read and write its rows; the first column is the key.
struct SQLTable: Sendable {
  let name: String
  /// The columns in the order in which rows are given, as a query names them.
  let columns: String
  /// Adds a row or replaces the one with the same key, without touching what refers to it.
  let upsert: String

  /// The places of one row's values in a statement.
  private let places: String

  init(_ name: String, _ columns: String...) {
    self.init(name, columns: columns)
  }

  init(_ name: String, columns: [String]) {
    let changes = columns.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    self.name = name
    self.columns = columns.joined(separator: ", ")
    places = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    upsert = """
      INSERT INTO \(name) (\(self.columns)) VALUES \(places)
      ON CONFLICT (\(columns.first ?? "id")) DO UPDATE SET \(changes)
      """
  }

  /// Adds so many rows, whose values follow one another: in one statement many cost less than
  /// half of what they cost one by one, above all where triggers follow.
  func insertion(ofRows count: Int) -> String {
    let rows = Array(repeating: places, count: count).joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns)) VALUES \(rows)"
  }
}
