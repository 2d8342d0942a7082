/// A table as the repositories read and write its rows; the first column is the key.
struct SQLTable: Sendable {
  let name: String
  /// The columns in the order in which rows are given, as a query names them.
  let columns: String
  /// The places of one row's values in a statement.
  private let places: String
  private let names: [String]

  init(_ name: String, _ columns: String...) {
    self.init(name, columns: columns)
  }

  init(_ name: String, columns: [String]) {
    self.name = name
    names = columns
    self.columns = columns.joined(separator: ", ")
    places = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }

  private var key: String { names[0] }

  /// Adds so many rows, whose values follow one another: in one statement many cost less than
  /// half of what they cost one by one, above all where triggers follow.
  func insertion(ofRows count: Int) -> String {
    let rows = Array(repeating: places, count: count).joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns)) VALUES \(rows)"
  }

  /// The row with a key.
  fileprivate var selection: String { "SELECT \(columns) FROM \(name) WHERE \(key) = ?" }

  /// Puts into the row with this one's key what is different there; nil where nothing is.
  fileprivate func update(
    of old: [SQLValue], to new: [SQLValue]
  ) -> (sql: String, values: [SQLValue])? {
    let changed = new.indices.filter { !new[$0].isSame(as: old[$0]) }
    if changed.isEmpty { return nil }
    let changes = changed.map { "\(names[$0]) = ?" }.joined(separator: ", ")
    return (
      "UPDATE \(name) SET \(changes) WHERE \(key) = ?", changed.map { new[$0] } + [new[0]]
    )
  }
}

extension SQLConnection {
  /// Adds the row, or changes in the one with the same key only what is different: for each column
  /// that a change names all its indexes are written, even where its value stays. What refers to
  /// the row is not touched.
  func put(_ row: [SQLValue], in table: SQLTable) throws {
    let old = try first(table.selection, [row[0]], of: table.name) { $0.values }
    guard let old else {
      try execute(table.insertion(ofRows: 1), row)
      return
    }
    guard let change = table.update(of: old, to: row) else { return }
    try execute(change.sql, change.values)
  }
}

extension SQLValue {
  /// Whether a database would keep the same: texts byte by byte.
  fileprivate func isSame(as other: SQLValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }
}
