/// A table for reading and writing rows; its first columns are the key.
struct SQLTable: Sendable {
  let name: String
  /// Columns in the order of rows, for queries.
  let columns: String
  /// Beginning of a query for rows, to be followed by a condition.
  let query: String
  /// Parameters for the values of a row.
  private let parameters: String
  private let sqlColumns: SQLColumns
  /// Statement that inserts a row.
  private let insertStatement: String
  /// Condition for a key, and the query for its row.
  private let keyCondition: String
  fileprivate let selectStatement: String
  fileprivate let keyCount: Int
  /// Number of trailing columns that are written only on insertion.
  let insertOnlyCount: Int

  init(_ name: String, _ columns: String...) {
    self.init(name, columns: columns)
  }

  init(_ name: String, columns: [String], keys: Int = 1, initial: Int = 0) {
    self.name = name
    self.keyCount = keys
    self.insertOnlyCount = initial
    sqlColumns = SQLColumns(columns)
    self.columns = columns.joined(separator: ", ")
    query = "SELECT \(self.columns) FROM \(name) WHERE "
    parameters = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    insertStatement = "INSERT INTO \(name) (\(self.columns)) VALUES \(parameters)"
    keyCondition = columns.prefix(keys).map { "\($0) = ?" }.joined(separator: " AND ")
    selectStatement = query + keyCondition
  }

  /// Returns a statement that inserts several rows. For many rows this takes less than half the
  /// time, above all with triggers.
  func insertStatement(ofRows count: Int) -> String {
    count < 2
      ? insertStatement : insertStatement + String(repeating: ", \(parameters)", count: count - 1)
  }

  /// Query for all columns of the row with the given key.
  fileprivate var selectAllStatement: String { "SELECT * FROM \(name) WHERE \(keyCondition)" }
  /// Statement that deletes the row with the given key.
  fileprivate var deleteStatement: String { "DELETE FROM \(name) WHERE \(keyCondition)" }

  fileprivate func row(_ values: [SQLValue]) -> SQLRow {
    SQLRow(table: name, columns: sqlColumns, values: values)
  }

  /// Returns the row as it is after the update statement: the new values, except for columns that
  /// are written only on insertion.
  fileprivate func updated(_ old: [SQLValue], to new: [SQLValue]) -> [SQLValue] {
    new.dropLast(insertOnlyCount) + old.suffix(insertOnlyCount)
  }

  /// Returns a statement that updates the changed columns of the row; nil if none has changed.
  fileprivate func updateStatement(
    of old: [SQLValue], to new: [SQLValue]
  ) -> (sql: String, values: [SQLValue])? {
    let changed = new.indices.dropLast(insertOnlyCount).filter { !new[$0].isSame(as: old[$0]) }
    if changed.isEmpty { return nil }
    let changes = changed.map { "\(sqlColumns.names[$0]) = ?" }.joined(separator: ", ")
    return (
      "UPDATE \(name) SET \(changes) WHERE \(keyCondition)",
      changed.map { new[$0] } + new.prefix(keyCount)
    )
  }
}

extension SQLConnection {
  /// Inserts the row, or updates only its changed columns, and returns whether it is new. Updating
  /// unchanged columns would rewrite their indexes.
  @discardableResult
  func insertOrUpdate(_ row: [SQLValue], in table: SQLTable) throws -> Bool {
    let old = try first(table.selectStatement, Array(row.prefix(table.keyCount)), of: table.name) {
      $0
    }
    guard let old else {
      try add([row], to: table)
      return true
    }
    if let change = table.updateStatement(of: old.values, to: row) {
      try execute(change.sql, change.values)
      try recorder?.recordChange(before: old, after: table.row(table.updated(old.values, to: row)))
    }
    return false
  }

  /// Inserts rows with new keys; the caller ensures that none exists.
  func add(_ rows: [[SQLValue]], to table: SQLTable) throws {
    guard !rows.isEmpty else { return }
    try execute(
      table.insertStatement(ofRows: rows.count), rows.count == 1 ? rows[0] : Array(rows.joined()))
    guard let recorder else { return }
    for row in rows { try recorder.recordChange(before: nil, after: table.row(row)) }
  }

  /// Deletes the row if it exists. Foreign keys delete its parts and clear references to it.
  func remove(_ key: [SQLValue], from table: SQLTable) throws {
    let gone =
      try recorder == nil
      ? [] : rows(table.selectAllStatement, key, of: table.name) { $0 }.flatMap(removalChanges(of:))
    try execute(table.deleteStatement, key)
    for change in gone { try recorder?.recordChange(before: change.before, after: change.after) }
  }

  /// Returns the changes of the row, and of those that refer to it, when it is deleted.
  private func removalChanges(of row: SQLRow) throws -> [(before: SQLRow, after: SQLRow?)] {
    guard let kind = JournaledKind.of(table: row.table), kind.keys == ["id"] else {
      return [(row, nil)]
    }
    func naming(_ naming: JournaledKind.ReferencingColumn) throws -> [SQLRow] {
      try rows(
        "SELECT * FROM \(naming.table) WHERE \(naming.column) = ?1", [row.value(of: "id")],
        of: naming.table
      ) { $0 }
    }
    let children = try kind.children.flatMap { try naming($0).flatMap(removalChanges(of:)) }
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
    if let place = columns.index(of: column) { values[place] = .null }
    return SQLRow(table: table, columns: columns, values: values)
  }
}

extension SQLValue {
  /// Whether both values are equal in the database, which compares texts byte by byte.
  func isSame(as other: SQLValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }
}
