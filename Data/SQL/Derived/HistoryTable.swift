import HearthDomain

/// A table of past actions without derived data, whose rows are only checked.
struct HistoryTable: Sendable {
  let name: String
  private let columns: String
  private let read: @Sendable (SQLRow) throws -> Void

  private init<Item: SQLStored>(of items: Item.Type) {
    name = Item.table.name
    columns = Item.table.columns
    read = { _ = try Item(row: $0) }
  }

  static let all = [
    HistoryTable(of: Postponement.self), HistoryTable(of: PastReading.self),
    HistoryTable(of: ReadingRecord.self), HistoryTable(of: Delivery.self),
    HistoryTable(of: SeriesException.self),
  ]

  /// Returns the invalid rows.
  func unreadableRows(in connection: any SQLConnection) throws -> InvalidRowLog {
    let invalid = InvalidRowLog()
    try connection.query("SELECT \(columns) FROM \(name)", [], of: name) { row in
      var row = row
      row.invalidRowLog = invalid
      do {
        try read(row)
      } catch DomainError.damaged(.row(let table, let column, let id)) {
        invalid.add(table: table, column: column, id: id)
      }
    }
    return invalid
  }
}
