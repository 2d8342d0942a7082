import HearthDomain

/// A described kind with what its storage adds: its table, its search text and its dependent rows.
struct StoredKind<Item: Sendable>: Sendable {
  let described: KindDescription<Item>
  let table: SQLTable
  /// Columns in the order of rows: those that users entered, then the derived ones.
  private let columns: [KindColumn<Item>]
  private let sqlColumns: SQLColumns
  private(set) var search: Search?
  private(set) var dependentRows: DependentRows?

  /// How a thing is found.
  struct Search: Sendable {
    let kind: Kind
    let text: @Sendable (Item) -> SearchText
  }

  /// Rows of another table that follow from a thing; the first column is its id.
  struct DependentRows: Sendable {
    let table: SQLTable
    let selectStatement: String
    let deleteStatement: String
    let rows: @Sendable (Item) -> [[SQLValue]]

    init(
      _ name: String, _ columns: [String], rows: @escaping @Sendable (Item) -> [[SQLValue]]
    ) {
      table = SQLTable(name, columns: columns)
      selectStatement = "\(table.query)\(columns[0]) = ?1"
      deleteStatement = "DELETE FROM \(name) WHERE \(columns[0]) = ?1"
      self.rows = rows
    }
  }

  init(
    _ described: KindDescription<Item>, search: Search? = nil, dependentRows: DependentRows? = nil
  ) {
    self.described = described
    self.search = search
    self.dependentRows = dependentRows
    columns = described.enteredColumns + described.derivedColumns
    let names = columns.map(\.key.snakeCased)
    table = SQLTable(described.kind.table, columns: names, keys: described.keyCount)
    self.sqlColumns = SQLColumns(names)
  }

  /// The columns that users entered, in order; the first ones are the keys.
  var enteredColumns: ArraySlice<KindColumn<Item>> {
    columns.dropLast(described.derivedColumns.count)
  }

  var keyColumnNames: [String] { Array(sqlColumns.names.prefix(described.keyCount)) }

  func key(of thing: Item) -> [FieldValue] {
    columns.prefix(described.keyCount).map { $0.value(thing) }
  }

  func row(of thing: Item) -> [SQLValue] { columns.map { SQLValue($0.value(thing)) } }

  func sqlRow(of thing: Item) -> SQLRow {
    SQLRow(table: table.name, columns: sqlColumns, values: row(of: thing))
  }

  /// Reads a thing, with derived columns or without. Throws ``Damage/row(table:column:id:)`` for
  /// the first column whose value is missing, invalid, or not what it is derived from.
  func readItem(_ row: SQLRow) throws -> Item {
    let cells = try cells(of: row)
    var (thing, place) = (described.blank, 0)
    for value in described.values {
      do {
        try value.set(&thing, KindCells(cells, from: place))
      } catch let wrong as InvalidCellError {
        throw row.damage(in: sqlColumns.names[place + wrong.index])
      } catch DomainError.invalid(let issues) {
        throw row.damage(in: sqlColumns.names[place], issues)
      }
      place += value.columns.count
    }
    for column in described.derivedColumns {
      if place < cells.count, column.value(thing) != cells[place] {
        throw row.damage(in: sqlColumns.names[place])
      }
      place += 1
    }
    return thing
  }

  /// Returns the values of the columns in order, without the derived ones if the row lacks them.
  private func cells(of row: SQLRow) throws -> [FieldValue] {
    let lacksDerived =
      !described.derivedColumns.isEmpty
      && row.columns.index(of: sqlColumns.names[enteredColumns.count]) == nil
    let wanted = lacksDerived ? enteredColumns.count : columns.count
    // Queries have the columns in this order.
    let isInOrder = row.columns.names.starts(with: sqlColumns.names.prefix(wanted))
    return try (0..<wanted).map { index in
      let place = isInOrder ? index : row.columns.index(of: sqlColumns.names[index])
      guard let place, row.values.indices.contains(place), let cell = row.values[place].fieldValue
      else { throw row.damage(in: sqlColumns.names[index]) }
      return cell
    }
  }
}
