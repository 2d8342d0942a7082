import HearthDomain

/// A ``KindDescription`` with what storage adds to it: a table, search texts and dependent rows.
final class StoredKind<Item: Sendable>: Sendable {
  let described: KindDescription<Item>
  let table: SQLTable
  /// Columns in the order of rows: those that users entered, then the computed and derived ones,
  /// then those for lookups, then the initial ones.
  private let columns: [KindColumn<Item>]
  /// Number of the columns that users entered, and of those that are read.
  private let entered: Int
  private let readable: Int
  private let values: [KindValue<Item>]
  private let sqlColumns: SQLColumns
  private let owner: KindColumn<Item>?
  let search: Search?
  let dependentRows: DependentRows?

  /// How an item is found; its text is nil if it has nothing to search.
  struct Search: Sendable {
    let kind: Kind
    let text: @Sendable (Item) -> SearchText?
    /// Number by which the results of a search are ordered; nil if by the time of saving.
    var number: (@Sendable (Item) -> Int)?
  }

  /// Rows of another table that are derived from an item, such as its tags; their first column is
  /// the item's id.
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

  /// Creates the storage of a kind. `columnNames` contains the columns, by their keys, whose names
  /// are not those of the keys in snake case. `lookups` are columns that follow from an item, for
  /// sorting and finding it; they are not read, since wrong ones can be written again. `initial`
  /// columns are written only when an item is inserted; others change them later.
  init(
    _ described: KindDescription<Item>, columnNames: [String: String] = [:],
    lookups: [KindColumn<Item>] = [], initial: [KindColumn<Item>] = [], search: Search? = nil,
    dependentRows: DependentRows? = nil
  ) {
    self.described = described
    self.search = search
    self.dependentRows = dependentRows
    values = described.values + described.computed
    entered = described.values.flatMap(\.columns).count
    let read = values.flatMap(\.columns) + described.derivedColumns
    readable = read.count
    columns = read + lookups + initial
    owner = columns.first { $0.key == described.owner?.field }
    let names = columns.map { columnNames[$0.key] ?? $0.key.snakeCased }
    table = SQLTable(
      described.kind.table, columns: names, keys: described.keyCount, initial: initial.count)
    self.sqlColumns = SQLColumns(names)
  }

  /// The fields that users entered, in order; the first ones are the keys.
  var fields: [JournaledField] {
    zip(columns, sqlColumns.names).prefix(entered).map { JournaledField($0.key, $1, $0.fieldType) }
  }

  /// The fields in archives. Only sayings may have other ids in another store.
  var archived: [ArchiveField] {
    fields.map { field in
      let isOfSaying = described.references[field.name] == .saying
      return ArchiveField(
        field.name, field.column, field.fieldType, of: isOfSaying ? Saying.table.name : nil)
    }
  }

  /// The id of the item's owner; 0 if its kind has none.
  func owner(of item: Item) -> Int64 {
    if case .number(let id)? = owner?.value(item) { id } else { 0 }
  }

  /// The column with this key.
  func column(_ key: String) -> KindColumn<Item>? { columns.first { $0.key == key } }

  var keyColumnNames: [String] { Array(sqlColumns.names.prefix(described.keyCount)) }

  /// The columns that are read, for queries of lists.
  var readColumns: String { sqlColumns.names.prefix(readable).joined(separator: ", ") }

  func key(of item: Item) -> [FieldValue] {
    columns.prefix(described.keyCount).map { $0.value(item) }
  }

  func row(of item: Item) -> [SQLValue] { columns.map { SQLValue($0.value(item)) } }

  func sqlRow(of item: Item) -> SQLRow {
    SQLRow(table: table.name, columns: sqlColumns, values: row(of: item))
  }

  /// Reads an item, with computed and derived columns or without. Throws
  /// ``Damage/row(table:column:id:)`` for the first column whose value is missing, invalid, or not
  /// what it is derived from.
  func readItem(_ row: SQLRow, cache: ParsedTexts? = nil) throws -> Item {
    let isWhole = entered == readable || row.columns.index(of: sqlColumns.names[entered]) != nil
    var item = try item(row, columns: isWhole ? readable : entered, cache)
    guard !isWhole, let (column, compute) = described.computing else { return item }
    return try row.convert(column, ()) {
      try compute(&item)
      return item
    }
  }

  /// Reads only the first columns, whose values end with the last of them.
  func item(_ row: SQLRow, columns count: Int, _ cache: ParsedTexts? = nil) throws -> Item {
    let cells = try cells(of: row, count)
    var (item, index) = (described.blank, 0)
    for value in values where index < cells.count {
      do {
        try value.set(&item, KindCells(cells, from: index, cache: cache))
      } catch let wrong as InvalidCellError {
        throw row.damage(in: sqlColumns.names[index + wrong.index], wrong.issues)
      } catch DomainError.invalid(let issues) {
        throw row.damage(in: sqlColumns.names[index], issues)
      } catch {
        throw row.damage(in: sqlColumns.names[index])
      }
      index += value.columns.count
    }
    for column in described.derivedColumns {
      if index < cells.count, column.value(item) != cells[index] {
        throw row.damage(in: sqlColumns.names[index])
      }
      index += 1
    }
    return item
  }

  /// Returns the values of the first columns in order.
  private func cells(of row: SQLRow, _ wanted: Int) throws -> [FieldValue] {
    // Queries have the columns in this order.
    let isInOrder = row.columns.names.starts(with: sqlColumns.names.prefix(wanted))
    return try (0..<wanted).map { index in
      let place = isInOrder ? index : row.columns.index(of: sqlColumns.names[index])
      guard let place, row.values.indices.contains(place) else {
        throw row.damage(in: sqlColumns.names[index])
      }
      if let cell = row.values[place].fieldValue { return cell }
      guard index >= entered else { throw row.damage(in: sqlColumns.names[index]) }
      return .nothing
    }
  }
}

/// A described kind that is stored as rows of a table.
protocol SQLDescribed: SQLStored {
  static var storedKind: StoredKind<Self> { get }
}

extension SQLDescribed {
  static var table: SQLTable { storedKind.table }

  init(row: SQLRow) throws { self = try Self.storedKind.readItem(row) }

  var row: [SQLValue] { Self.storedKind.row(of: self) }
  var sqlRow: SQLRow { Self.storedKind.sqlRow(of: self) }
}
