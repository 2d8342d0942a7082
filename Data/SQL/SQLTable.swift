/// A table as the repositories read and write its rows; the first columns are the key.
struct SQLTable: Sendable {
  let name: String
  /// The columns in the order in which rows are given, as a query names them.
  let columns: String
  /// The beginning of a query of rows, which a condition follows.
  let query: String
  /// The places of one row's values in a statement.
  private let places: String
  private let names: SQLColumns
  /// What adds a single row.
  private let insertion: String
  /// What holds for the row with a key, and what reads it.
  private let isKey: String
  fileprivate let selection: String
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
    names = SQLColumns(columns)
    self.columns = columns.joined(separator: ", ")
    query = "SELECT \(self.columns) FROM \(name) WHERE "
    places = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    insertion = "INSERT INTO \(name) (\(self.columns)) VALUES \(places)"
    isKey = columns.prefix(keys).map { "\($0) = ?" }.joined(separator: " AND ")
    selection = query + isKey
  }

  /// Adds so many rows, whose values follow one another: in one statement many cost less than
  /// half of what they cost one by one, above all where triggers follow.
  func insertion(ofRows count: Int) -> String {
    count < 2
      ? insertion : insertion + String(repeating: ", \(places)", count: count - 1)
  }

  /// The same with all its columns, and what removes it.
  fileprivate var wholeSelection: String { "SELECT * FROM \(name) WHERE \(isKey)" }
  fileprivate var removal: String { "DELETE FROM \(name) WHERE \(isKey)" }

  fileprivate func row(_ values: [SQLValue]) -> SQLRow {
    SQLRow(table: name, columns: names, values: values)
  }

  /// The row as it is after ``update(of:to:)``.
  fileprivate func updated(_ old: [SQLValue], to new: [SQLValue]) -> [SQLValue] {
    new.dropLast(initial) + old.suffix(initial)
  }

  /// Puts into the row with this one's key what is different there; nil where nothing is.
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
  /// Adds the row, or changes in the one with the same key only what is different: for each column
  /// that a change names all its indexes are written, even where its value stays. What refers to
  /// the row is not touched. So each single row is written; returns whether it is a new one.
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

  /// Adds rows of which it is certain that none is there.
  func add(_ rows: [[SQLValue]], to table: SQLTable) throws {
    guard !rows.isEmpty else { return }
    try execute(
      table.insertion(ofRows: rows.count), rows.count == 1 ? rows[0] : Array(rows.joined()))
    guard let recorder else { return }
    for row in rows { try recorder.note(before: nil, after: table.row(row)) }
  }

  /// Removes the row with a key, if there is one. What belongs to it goes with it, and what refers
  /// to it refers to nothing from then on: the tables say so, where they name it.
  func remove(_ key: [SQLValue], from table: SQLTable) throws {
    let gone =
      try recorder == nil
      ? [] : rows(table.wholeSelection, key, of: table.name) { $0 }.flatMap(removal(of:))
    try execute(table.removal, key)
    for change in gone { try recorder?.note(before: change.before, after: change.after) }
  }

  /// What becomes of the row, and of those that name it, when it is removed.
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
  /// The same with nothing in the column.
  fileprivate func without(_ column: String) -> SQLRow {
    var values = values
    if let place = columns.place(of: column) { values[place] = .null }
    return SQLRow(table: table, columns: columns, values: values)
  }
}

extension SQLValue {
  /// Whether a database would keep the same: texts byte by byte.
  fileprivate func isSame(as other: SQLValue) -> Bool {
    guard case (.text(let left), .text(let right)) = (self, other) else { return self == other }
    return left.utf8.elementsEqual(right.utf8)
  }
}
