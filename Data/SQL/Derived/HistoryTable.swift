import HearthDomain

/// A table of what was done with things, whose rows are only looked at: nothing follows from them.
struct HistoryTable: Sendable {
  let name: String
  private let columns: String
  private let read: @Sendable (SQLRow) throws -> Void

  private init<Thing>(
    _ name: String, _ columns: String, _ read: @escaping @Sendable (SQLRow) throws -> Thing
  ) {
    self.name = name
    self.columns = columns
    self.read = { _ = try read($0) }
  }

  static let all = [
    HistoryTable(Postponement.table.name, Postponement.table.columns, Postponement.init(row:)),
    HistoryTable("past_reading", PastReading.columns, PastReading.init(row:)),
    HistoryTable(ReadingRecord.table.name, ReadingRecord.table.columns, ReadingRecord.init(row:)),
    HistoryTable("delivery", "reminder, channel, at, sender", Delivery.init(row:)),
  ]

  /// The rows that mean nothing.
  func unreadable(in connection: any SQLConnection) throws -> OddRows {
    let odd = OddRows()
    try connection.query("SELECT \(columns) FROM \(name)", [], of: name) { row in
      var row = row
      row.explains = odd
      do {
        try read(row)
      } catch DomainError.damaged(.row(let table, let column, let id)) {
        odd.note(table: table, column: column, id: id)
      }
    }
    return odd
  }
}
