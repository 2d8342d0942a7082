import HearthDomain

/// Brings a database to the schema that this program knows.
struct Migrator {
  let steps: [Migration]
  let now: Now

  /// Runs what has not run yet, all of it in one transaction: a step that fails leaves the
  /// database as it was, and a new one is synced once, not once for each step. Safe while another
  /// program does the same.
  func migrate(_ connection: any SQLConnection) throws {
    try connection.begin(.write)
    do {
      // Asked again within the transaction: another program may have been here meanwhile.
      let found = try connection.schemaVersion()
      let exchanges = found >= Migration.sync.number
      let before = exchanges ? try forms(on: connection) : [:]
      for step in steps where step.number > found { try run(step, on: connection) }
      if exchanges { try unsettle(otherThan: before, on: connection) }
      try connection.commit()
    } catch {
      try? connection.rollback()
      throw error
    }
  }

  private func run(_ step: Migration, on connection: any SQLConnection) throws {
    if step.number == 1 { try connection.execute(Migrator.record) }
    for statement in step.statements() {
      try connection.execute(statement)
    }
    try step.filling(connection)
    try connection.execute(
      "INSERT INTO migration (number, name, ran_at) VALUES (?1, ?2, ?3)",
      [.integer(Int64(step.number)), .text(step.name), .integer(now().milliseconds)])
    try connection.recordSchema(version: step.number)
  }

  /// What the rows of each kind may be: the words of its table, and of what lets two of them not
  /// be alike.
  private func forms(on connection: any SQLConnection) throws -> [JournalKind: [String]] {
    try JournalKind.allCases.reduce(into: [:]) { forms, kind in
      forms[kind] = try connection.rows(
        """
        SELECT sql FROM sqlite_master
        WHERE tbl_name = ?1 AND (type = 'table' OR sql LIKE 'CREATE UNIQUE %') ORDER BY name
        """, [.text(kind.table)], of: "sqlite_master"
      ) { try $0.text("sql") }
    }
  }

  /// Has things looked at anew of which the store can show more than before: what devices with a
  /// newer program told of them waits in what merging remembers.
  private func unsettle(
    otherThan before: [JournalKind: [String]], on connection: any SQLConnection
  ) throws {
    for (kind, form) in try forms(on: connection) where before[kind] != form {
      try connection.execute(
        "UPDATE sync_thing SET is_settled = 0 WHERE kind = ?1 AND is_settled = 1",
        [.number(kind.rawValue)])
    }
  }

  /// The table that remembers what ran.
  private static let record = """
    CREATE TABLE migration (
      number INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
      name TEXT NOT NULL,
      ran_at INTEGER NOT NULL
    ) STRICT
    """
}
