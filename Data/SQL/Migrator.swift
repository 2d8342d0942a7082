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
      for step in steps where step.number > found { try run(step, on: connection) }
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

  /// The table that remembers what ran.
  private static let record = """
    CREATE TABLE migration (
      number INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
      name TEXT NOT NULL,
      ran_at INTEGER NOT NULL
    ) STRICT
    """
}
