import HearthDomain

/// Checks whether a database is an intact store that this program can use.
struct SQLiteCheck {
  let file: FilePath
  /// Name of the database in errors.
  let name: FilePath
  let busyTimeoutMilliseconds: Int32

  /// Throws the first problem found: ``Damage/notAStore(path:)``, an error of
  /// ``Migration/check(_:of:known:)``, or ``Damage/store(path:detail:)``. If
  /// `refusingForeignSchema`, also throws ``Damage/schema(path:_:)`` for schema objects that are
  /// not ours, as foreign triggers may do anything, and rejects values too long to be read.
  func callAsFunction(refusingForeignSchema: Bool = false) throws {
    let connection = try SQLiteConnection(
      path: file, called: name, busyMilliseconds: busyTimeoutMilliseconds)
    try connection.begin(.read)
    defer { try? connection.rollback() }
    guard case let found = try connection.schemaVersion(), found > 0 else {
      throw DomainError.damaged(.notAStore(path: name))
    }
    try Migration.check(found, of: name)
    let schema = StoreSchema(connection: connection, steps: Migration.all)
    if refusingForeignSchema {
      try schema.check(inFull: true)
      try refuseLongValues(schema, connection)
    }
    // Ignore CHECK constraints, as the program validates rows itself: an invalid row is no reason
    // to reject a copy of the store.
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    for query in try schema.integrityQueries() {
      do {
        try connection.query(query, [], of: "integrity_check") { row in
          let line = try row.text("integrity_check")
          if line != "ok", RowViolation(line) == nil, !Self.concernsTextIndex(line) {
            throw DomainError.damaged(.store(path: name, detail: line))
          }
        }
      } catch DomainError.damaged(.index) {
        // Ignore a damaged index: it is derived data, and is rebuilt when the copy becomes a store.
      }
    }
  }

  /// Throws if a value is too long: integrity checks do not read values completely, but such a
  /// value breaks every list that contains it.
  private func refuseLongValues(
    _ schema: StoreSchema, _ connection: any SQLConnection
  ) throws {
    for query in try schema.lengthQueries() {
      try connection.query(query, [], of: "sqlite_master") { _ in
        throw DomainError.damaged(.store(path: name, detail: "string or blob too big"))
      }
    }
  }

  /// Whether the message is about a full-text index. Newer versions of SQLite check these, too.
  static func concernsTextIndex(_ line: String) -> Bool {
    line.contains("FTS5 table") || line.hasPrefix("fts5: ")
  }

  /// Maximum number of messages. It is high because messages about invalid row values come first.
  static let maxMessages = 1_000

  /// Throws if the database is no store of this program or cannot be opened by it.
  static func checkOwner(_ session: SQLiteSession, _ name: FilePath) throws {
    guard case .integer(SQLiteConnection.applicationID)? = try session.run("PRAGMA application_id"),
      case .integer(let number)? = try session.run("PRAGMA user_version")
    else { throw DomainError.damaged(.notAStore(path: name)) }
    try Migration.check(try checkedVersion(number, of: name), of: name)
  }

  /// Checks the number of the last migration; throws if the database has none.
  static func checkedVersion(_ number: Int64, of name: FilePath) throws -> Int {
    guard number > 0 else {
      throw DomainError.damaged(.store(path: name, detail: "user_version \(number)"))
    }
    return Int(clamping: number)
  }
}

/// SQLite's message about a value that violates a constraint.
struct RowViolation {
  let table: String

  /// Parses a message; nil for any other message of SQLite.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard let place = words.last, words.count >= 4, words[words.count - 2] == "in" else {
      return nil
    }
    let isSlip =
      line.hasPrefix("NULL value in ") || line.hasPrefix("CHECK constraint failed in ")
      || (line.hasPrefix("non-") && words[1] == "value")
      || ((line.hasPrefix("NUMERIC value in ") || line.hasPrefix("TEXT value in ")))
    guard isSlip else { return nil }
    table = String(place.prefix { $0 != "." })
  }
}
