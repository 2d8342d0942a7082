/// A table as the repositories read and write its rows; the first columns are the key.
struct SQLTable: Sendable {
  let name: String
  /// The columns in the order in which rows are given, as a query names them.
  let columns: String
  /// The beginning of a query of rows, which a condition follows.
  let query: String
  /// The places of one row's values in a statement.
  private let places: String
  private let names: [String]
  /// What holds for the row with a key.
  private let isKey: String
  /// How many columns are the key, and how many at the end are written with a new row only.
  fileprivate let keys: Int
  private let initial: Int

  init(_ name: String, _ columns: String...) {
    self.init(name, columns: columns)
  }

  init(_ name: String, columns: [String], keys: Int = 1, initial: Int = 0) {
    self.name = name
    self.keys = keys
    self.initial = initial
    names = columns
    self.columns = columns.joined(separator: ", ")
    query = "SELECT \(self.columns) FROM \(name) WHERE "
    places = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    isKey = columns.prefix(keys).map { "\($0) = ?" }.joined(separator: " AND ")
  }

  /// Adds so many rows, whose values follow one another: in one statement many cost less than
  /// half of what they cost one by one, above all where triggers follow.
  func insertion(ofRows count: Int) -> String {
    let rows = Array(repeating: places, count: count).joined(separator: ", ")
    return "INSERT INTO \(name) (\(columns)) VALUES \(rows)"
  }

  /// The row with a key.
  fileprivate var selection: String { query + isKey }

  /// Puts into the row with this one's key what is different there; nil where nothing is.
  fileprivate func update(
    of old: [SQLValue], to new: [SQLValue]
  ) -> (sql: String, values: [SQLValue])? {
    let changed = new.indices.dropLast(initial).filter { !new[$0].isSame(as: old[$0]) }
    if changed.isEmpty { return nil }
    let changes = changed.map { "\(names[$0]) = ?" }.joined(separator: ", ")
    return (
      "UPDATE \(name) SET \(changes) WHERE \(isKey)",
      changed.map { new[$0] } + new.prefix(keys)
    )
  }
}

extension SQLConnection {
  /// Adds the row, or changes in the one with the same key only what is different: for each column
  /// that a change names all its indexes are written, even where its value stays. What refers to
  /// the row is not touched. So each single row is written; returns whether it is a new one.
  @discardableResult
  func put(_ row: [SQLValue], in table: SQLTable) throws -> Bool {
    let old = try first(table.selection, Array(row.prefix(table.keys)), of: table.name) {
      $0.values
    }
    guard let old else {
      try execute(table.insertion(ofRows: 1), row)
      return true
    }
    if let change = table.update(of: old, to: row) { try execute(change.sql, change.values) }
    return false
  }
}

extension SQLValue {
  /// Whether a database would keep the same: texts byte by byte.
  fileprivate func isSame(as other: SQLValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }
}
