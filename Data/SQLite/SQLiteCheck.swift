import HearthDomain

/// Finds out whether a database is a sound store that this program can use.
struct SQLiteCheck {
  let session: SQLiteSession
  /// What the database is called in errors.
  let name: FilePath

  /// Throws ``Damage/notAStore(path:)``, ``StoreTrouble/newerSchema(found:known:)``, or
  /// ``Damage/store(path:detail:)`` with what is wrong first.
  func callAsFunction() throws {
    do {
      try checkOwner()
      // Which values a row may have is the program's to say, row by row: one that breaks a rule
      // is no reason to keep a whole store from being copied.
      try session.run("PRAGMA ignore_check_constraints = ON")
      defer { _ = try? session.run("PRAGMA ignore_check_constraints = OFF") }
      var first: String?
      try session.each("PRAGMA integrity_check(\(SQLiteCheck.most))") { row in
        guard case .text(let line)? = row.first, line != "ok" else { return }
        if first == nil, RowSlip(line) == nil { first = line }
      }
      if let first { throw DomainError.damaged(.store(path: name, detail: first)) }
    } catch let error as SQLiteError {
      throw error.inDomain(path: name)
    }
  }

  /// So many lines are asked for: what is wrong with values comes first, table by table.
  static let most = 1_000

  func checkOwner() throws {
    guard case .integer(SQLiteConnection.applicationID)? = try session.run("PRAGMA application_id"),
      case .integer(let number)? = try session.run("PRAGMA user_version")
    else { throw DomainError.damaged(.notAStore(path: name)) }
    let found = try SQLiteCheck.version(number, of: name)
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
struct RowSlip {
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
