import HearthDomain

/// A described kind with what its storage adds: its table, its search text and its dependent rows.
struct StoredKind<Thing: Sendable>: Sendable {
  let described: Described<Thing>
  let table: SQLTable
  /// Columns in the order of rows: those that users entered, then the derived ones.
  private let columns: [KindColumn<Thing>]
  private let names: SQLColumns
  private(set) var search: Search?
  private(set) var dependentRows: DependentRows?

  /// How a thing is found.
  struct Search: Sendable {
    let kind: Kind
    let text: @Sendable (Thing) -> SearchText
  }

  /// Rows of another table that follow from a thing; the first column is its id.
  struct DependentRows: Sendable {
    let table: SQLTable
    let selection: String
    let removal: String
    let rows: @Sendable (Thing) -> [[SQLValue]]

    init(
      _ name: String, _ columns: [String], rows: @escaping @Sendable (Thing) -> [[SQLValue]]
    ) {
      table = SQLTable(name, columns: columns)
      selection = "\(table.query)\(columns[0]) = ?1"
      removal = "DELETE FROM \(name) WHERE \(columns[0]) = ?1"
      self.rows = rows
    }
  }

  init(_ described: Described<Thing>, search: Search? = nil, dependentRows: DependentRows? = nil) {
    self.described = described
    self.search = search
    self.dependentRows = dependentRows
    columns = described.columns + described.derived
    let names = columns.map(\.key.inSQL)
    table = SQLTable(described.kind.table, columns: names, keys: described.keys)
    self.names = SQLColumns(names)
  }

  /// The columns that users entered, in order; the first ones are the keys.
  var entered: ArraySlice<KindColumn<Thing>> { columns.dropLast(described.derived.count) }

  var keyNames: [String] { Array(names.names.prefix(described.keys)) }

  func key(of thing: Thing) -> [FieldValue] {
    columns.prefix(described.keys).map { $0.value(thing) }
  }

  func row(of thing: Thing) -> [SQLValue] { columns.map { SQLValue($0.value(thing)) } }

  func sqlRow(of thing: Thing) -> SQLRow {
    SQLRow(table: table.name, columns: names, values: row(of: thing))
  }

  /// Reads a thing, with derived columns or without. Throws ``Damage/row(table:column:id:)`` for
  /// the first column whose value is missing, invalid, or not what it is derived from.
  func thing(_ row: SQLRow) throws -> Thing {
    let cells = try cells(of: row)
    var (thing, place) = (described.blank, 0)
    for value in described.values {
      do {
        try value.set(&thing, KindCells(cells, from: place))
      } catch let wrong as WrongCell {
        throw row.damage(in: names.names[place + wrong.index])
      } catch DomainError.invalid(let issues) {
        throw row.damage(in: names.names[place], issues)
      }
      place += value.columns.count
    }
    for column in described.derived {
      if place < cells.count, column.value(thing) != cells[place] {
        throw row.damage(in: names.names[place])
      }
      place += 1
    }
    return thing
  }

  /// Returns the values of the columns in order, without the derived ones if the row lacks them.
  private func cells(of row: SQLRow) throws -> [FieldValue] {
    let lacksDerived =
      !described.derived.isEmpty && row.columns.place(of: names.names[entered.count]) == nil
    let wanted = lacksDerived ? entered.count : columns.count
    // Queries have the columns in this order.
    let isInOrder = row.columns.names.starts(with: names.names.prefix(wanted))
    return try (0..<wanted).map { index in
      let place = isInOrder ? index : row.columns.place(of: names.names[index])
      guard let place, row.values.indices.contains(place), let cell = row.values[place].inField
      else { throw row.damage(in: names.names[index]) }
      return cell
    }
  }
}
