import HearthDomain

/// Finds out whether a database is a sound store that this program can use.
struct SQLiteCheck {
  let session: SQLiteSession
  /// What the database is called in errors.
  let name: String

  /// Throws ``Damage/notAStore(path:)``, ``StoreTrouble/newerSchema(found:known:)``, or
  /// ``Damage/store(path:detail:)`` with what is wrong first.
  func callAsFunction() throws {
    do {
      try checkOwner()
      let answer = try session.run("PRAGMA integrity_check(1)")
      guard answer != .text("ok") else { return }
      let detail = if case .text(let text)? = answer { text } else { "unsound" }
      throw DomainError.damaged(.store(path: name, detail: detail))
    } catch let error as SQLiteError {
      throw error.inDomain(path: name)
    }
  }

  func checkOwner() throws {
    guard case .integer(SQLiteConnection.applicationID)? = try session.run("PRAGMA application_id"),
      case .integer(let found)? = try session.run("PRAGMA user_version")
    else { throw DomainError.damaged(.notAStore(path: name)) }
    guard found <= Migration.known else {
      throw DomainError.unavailable(
        .store(
          path: name, .newerSchema(found: Int(clamping: found), known: Migration.known)))
    }
  }
}
