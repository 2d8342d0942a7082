import HearthDomain

/// A connection as a transaction has it in which nothing of weight is changed: lists leave out the
/// rows that mean nothing, and note them. Whoever asks for one such row by itself is told.
final class TolerantConnection: LayeredConnection {
  let strict: any SQLConnection
  let invalidRows: InvalidRowLog?

  init(_ connection: any SQLConnection, noting invalidRows: InvalidRowLog) {
    strict = connection
    self.invalidRows = invalidRows
  }

  var below: any SQLConnection { strict }
  var recorder: ChangeRecorder? { strict.recorder }

  func query(
    _ sql: String, _ values: [SQLValue], of table: String, each: (SQLRow) throws -> Void
  ) throws {
    try strict.query(sql, values, of: table) { row in
      var row = row
      row.explains = invalidRows
      try each(row)
    }
  }
}

extension SQLConnection {
  /// What the body makes of a row; nil for one that means nothing, where such are left out.
  func readable<T>(_ body: () throws -> T) throws -> T? {
    guard let invalidRows else { return try body() }
    do {
      return try body()
    } catch DomainError.damaged(.row(let table, let column, let id)) {
      invalidRows.note(table: table, column: column, id: id)
      return nil
    }
  }

  /// The things that were found, by their ids. Where some of them mean nothing, others are found
  /// in their place, for which ``isOdd(_:in:)`` tells.
  func things<Thing>(
    _ find: () throws -> [ID<Thing>], _ read: (ID<Thing>) throws -> Thing?
  ) throws -> [Thing] {
    while true {
      let known = invalidRows?.count
      let things = try find().compactMap { id in try readable { try read(id) } ?? nil }
      if known == invalidRows?.count { return things }
    }
  }

  /// Whether it is known already that the row means nothing and is left out.
  func isOdd<Thing>(_ id: ID<Thing>, in table: String) -> Bool {
    invalidRows?.contain(id, of: table) ?? false
  }
}
