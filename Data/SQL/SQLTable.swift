/// A table for reading and writing rows; its first columns are the key.
struct SQLTable: Sendable {
  let name: String
  /// Columns in the order of rows, for queries.
  let columns: String
  /// Beginning of a query for rows, to be followed by a condition.
  let query: String
  /// Parameters for the values of a row.
  private let places: String
  private let names: SQLColumns
  /// Statement that inserts a row.
  private let insertion: String
  /// Condition for a key, and the query for its row.
  private let isKey: String
  fileprivate let selection: String
  /// Number of key columns, and of trailing columns that are written only on insertion.
  fileprivate let keys: Int
  private let initial: Int

  init(_ name: String, _ columns: String...) {
    self.init(name, columns: columns)
  }

  init(_ name: String, columns: [String], keys: Int = 1, initial: Int = 0) {
    self.name = name
    self.keys = keys
    self.initial = initial
    names = SQLColumns(columns)
    self.columns = columns.joined(separator: ", ")
    query = "SELECT \(self.columns) FROM \(name) WHERE "
    places = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    insertion = "INSERT INTO \(name) (\(self.columns)) VALUES \(places)"
    isKey = columns.prefix(keys).map { "\($0) = ?" }.joined(separator: " AND ")
    selection = query + isKey
  }

  /// Returns a statement that inserts several rows. For many rows this takes less than half the
  /// time, above all with triggers.
  func insertion(ofRows count: Int) -> String {
    count < 2
      ? insertion : insertion + String(repeating: ", \(places)", count: count - 1)
  }

  /// Query for all columns of the row with the given key.
  fileprivate var wholeSelection: String { "SELECT * FROM \(name) WHERE \(isKey)" }
  /// Statement that deletes the row with the given key.
  fileprivate var removal: String { "DELETE FROM \(name) WHERE \(isKey)" }

  fileprivate func row(_ values: [SQLValue]) -> SQLRow {
    SQLRow(table: name, columns: names, values: values)
  }

  /// Returns the row after ``update(of:to:)``.
  fileprivate func updated(_ old: [SQLValue], to new: [SQLValue]) -> [SQLValue] {
    new.dropLast(initial) + old.suffix(initial)
  }

  /// Returns a statement that updates the changed columns of the row; nil if none has changed.
  fileprivate func update(
    of old: [SQLValue], to new: [SQLValue]
  ) -> (sql: String, values: [SQLValue])? {
    let changed = new.indices.dropLast(initial).filter { !new[$0].isSame(as: old[$0]) }
    if changed.isEmpty { return nil }
    let changes = changed.map { "\(names.names[$0]) = ?" }.joined(separator: ", ")
    return (
      "UPDATE \(name) SET \(changes) WHERE \(isKey)",
      changed.map { new[$0] } + new.prefix(keys)
    )
  }
}

extension SQLConnection {
  /// Inserts the row, or updates only the changed columns, because all indexes of an updated column
  /// are written even if its value stays. Other rows that refer to it are not affected. Returns
  /// whether the row is new.
  @discardableResult
  func put(_ row: [SQLValue], in table: SQLTable) throws -> Bool {
    let old = try first(table.selection, Array(row.prefix(table.keys)), of: table.name) { $0 }
    guard let old else {
      try add([row], to: table)
      return true
    }
    if let change = table.update(of: old.values, to: row) {
      try execute(change.sql, change.values)
      try recorder?.note(before: old, after: table.row(table.updated(old.values, to: row)))
    }
    return false
  }

  /// Inserts rows whose keys are certainly new.
  func add(_ rows: [[SQLValue]], to table: SQLTable) throws {
    guard !rows.isEmpty else { return }
    try execute(
      table.insertion(ofRows: rows.count), rows.count == 1 ? rows[0] : Array(rows.joined()))
    guard let recorder else { return }
    for row in rows { try recorder.note(before: nil, after: table.row(row)) }
  }

  /// Deletes the row if it exists. Foreign keys delete its parts and clear references to it.
  func remove(_ key: [SQLValue], from table: SQLTable) throws {
    let gone =
      try recorder == nil
      ? [] : rows(table.wholeSelection, key, of: table.name) { $0 }.flatMap(removal(of:))
    try execute(table.removal, key)
    for change in gone { try recorder?.note(before: change.before, after: change.after) }
  }

  /// Returns the changes of the row, and of those that refer to it, when it is deleted.
  private func removal(of row: SQLRow) throws -> [(before: SQLRow, after: SQLRow?)] {
    guard let kind = JournaledKind.of(table: row.table), kind.keys == ["id"] else {
      return [(row, nil)]
    }
    func naming(_ naming: JournaledKind.Naming) throws -> [SQLRow] {
      try rows(
        "SELECT * FROM \(naming.table) WHERE \(naming.column) = ?1", [row.value(of: "id")],
        of: naming.table
      ) { $0 }
    }
    let children = try kind.children.flatMap { try naming($0).flatMap(removal(of:)) }
    let references = try kind.references.flatMap { reference in
      try naming(reference).map { ($0, Optional($0.without(reference.column))) }
    }
    return [(row, nil)] + children + references
  }
}

extension SQLRow {
  /// Returns the row with null in the column.
  fileprivate func without(_ column: String) -> SQLRow {
    var values = values
    if let place = columns.place(of: column) { values[place] = .null }
    return SQLRow(table: table, columns: columns, values: values)
  }
}

extension SQLValue {
  /// Whether both are equal in the database: texts byte by byte.
  func isSame(as other: SQLValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }
}
