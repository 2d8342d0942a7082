import HearthDomain

/// The connection of transactions without important changes: lists leave out and log invalid rows.
/// Reading a single invalid row throws.
final class TolerantConnection: LayeredConnection {
  let strict: any SQLConnection
  let invalidRows: InvalidRowLog?

  init(_ connection: any SQLConnection, noting invalidRows: InvalidRowLog) {
    strict = connection
    self.invalidRows = invalidRows
  }

  var underlying: any SQLConnection { strict }
  var recorder: ChangeRecorder? { strict.recorder }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try strict.query(sql, values, of: table) { row in
      var row = row
      row.invalidRowLog = invalidRows
      try each(row)
    }
  }
}

extension SQLConnection {
  /// Returns what the body reads from a row. If the row is invalid, logs it and returns nil; throws
  /// if invalid rows are errors on this connection.
  func ifReadable<T>(_ body: () throws -> T) throws -> T? {
    guard let invalidRows else { return try body() }
    do {
      return try body()
    } catch DomainError.damaged(.row(let table, let column, let id)) {
      invalidRows.add(table: table, column: column, id: id)
      return nil
    }
  }

  /// Returns the records with the ids that `find` returns. If a record turns out to be invalid,
  /// calls `find` again, which must then leave it out by ``isKnownInvalid(_:in:)``.
  func readableItems<Thing>(
    _ find: () throws -> [ID<Thing>], _ read: (ID<Thing>) throws -> Thing?
  ) throws -> [Thing] {
    while true {
      let known = invalidRows?.count
      let things = try find().compactMap { id in try ifReadable { try read(id) } ?? nil }
      if known == invalidRows?.count { return things }
    }
  }

  /// Whether the row is known to be invalid, and so left out of lists.
  func isKnownInvalid<Thing>(_ id: ID<Thing>, in table: String) -> Bool {
    invalidRows?.contains(id, of: table) ?? false
  }
}
