import HearthDomain

/// Finds out whether the database in a file is a sound store that this program can use.
struct SQLiteCheck {
  let file: FilePath
  /// What the database is called in errors.
  let name: FilePath
  let busyMilliseconds: Int32

  /// Throws ``Damage/notAStore(path:)``, ``StoreTrouble/newerSchema(found:known:)``, or
  /// ``Damage/store(path:detail:)`` with what is wrong first; where it is told so, also
  /// ``Damage/schema(path:_:)``, for what triggers of others would do nobody could tell, and a
  /// value that is longer than can be read.
  func callAsFunction(refusingStrange: Bool = false) throws {
    let connection = try SQLiteConnection(
      path: file, called: name, busyMilliseconds: busyMilliseconds)
    try connection.begin(.read)
    defer { try? connection.rollback() }
    guard case let found = try connection.schemaVersion(), found > 0 else {
      throw DomainError.damaged(.notAStore(path: name))
    }
    try Self.refuse(newer: found, of: name)
    let schema = StoreSchema(connection: connection, steps: Migration.all)
    if refusingStrange {
      try schema.check(inFull: true)
      try refuseLongValues(schema, connection)
    }
    // Which values a row may have is the program's to say, row by row: one that breaks a rule
    // is no reason to keep a whole store from being copied.
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    for query in try schema.soundnessQueries() {
      do {
        try connection.query(query, [], of: "integrity_check") { row in
          let line = try row.text("integrity_check")
          if line != "ok", RowViolation(line) == nil, !Self.isOfTheTextIndex(line) {
            throw DomainError.damaged(.store(path: name, detail: line))
          }
        }
      } catch DomainError.damaged(.index) {
        // It follows from the rest, and is made anew where the copy becomes a store again.
      }
    }
  }

  /// Looking for damage reads no value in full, and one that is too long ends every list with it.
  private func refuseLongValues(
    _ schema: StoreSchema, _ connection: any SQLConnection
  ) throws {
    for query in try schema.lengthQueries() {
      try connection.query(query, [], of: "sqlite_master") { _ in
        throw DomainError.damaged(.store(path: name, detail: "string or blob too big"))
      }
    }
  }

  /// Whether the engine says it of an index of words; newer ones look into these, too.
  static func isOfTheTextIndex(_ line: String) -> Bool {
    line.contains("FTS5 table") || line.hasPrefix("fts5: ")
  }

  /// So many lines are asked for: what is wrong with values comes first, table by table.
  static let most = 1_000

  /// Throws where the database is no store of ours, or one of a newer program.
  static func checkOwner(_ session: SQLiteSession, _ name: FilePath) throws {
    guard case .integer(SQLiteConnection.applicationID)? = try session.run("PRAGMA application_id"),
      case .integer(let number)? = try session.run("PRAGMA user_version")
    else { throw DomainError.damaged(.notAStore(path: name)) }
    try refuse(newer: try version(number, of: name), of: name)
  }

  private static func refuse(newer found: Int, of name: FilePath) throws {
    guard found <= Migration.known else {
      throw DomainError.unavailable(
        .store(path: name, .newerSchema(found: found, known: Migration.known)))
    }
  }

  /// The number of the last migration that ran in a store of ours, of which one did.
  static func version(_ number: Int64, of name: FilePath) throws -> Int {
    guard number > 0 else {
      throw DomainError.damaged(.store(path: name, detail: "user_version \(number)"))
    }
    return Int(clamping: number)
  }
}

/// What the engine says of a value that its table does not allow.
struct RowViolation {
  let table: String

  /// Nil for a line that tells of anything else.
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
