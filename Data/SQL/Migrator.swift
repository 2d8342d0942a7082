import HearthDomain

/// Brings a database to the schema that this program knows.
struct Migrator {
  let steps: [Migration]
  let now: Now

  /// Runs what has not run yet, each step in a transaction of its own; safe while
  /// another program does the same.
  func migrate(_ connection: any SQLConnection) throws {
    for step in steps {
      try connection.begin(.write)
      do {
        // Asked again within each transaction: another program may have been here meanwhile.
        if try connection.schemaVersion() < step.number { try run(step, on: connection) }
        try connection.commit()
      } catch {
        try? connection.rollback()
        throw error
      }
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
