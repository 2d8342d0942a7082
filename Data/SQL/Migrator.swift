import HearthDomain

/// Migrates a database to the newest schema.
struct Migrator {
  let steps: [Migration]
  let now: Now
  /// Called in the same transaction after an existing store was migrated from the schema `found`.
  var afterwards: (_ connection: any SQLConnection, _ found: Int) throws -> Void = { _, _ in }

  /// Runs the missing migrations in one transaction: if one fails, the database stays unchanged.
  /// Safe if several programs migrate at the same time.
  func migrate(_ connection: any SQLConnection) throws {
    try connection.begin(.write)
    do {
      // Check again within the transaction, as another program may have migrated meanwhile.
      let found = try connection.schemaVersion()
      let isNew = found == 0
      let before = isNew ? [:] : try tableDefinitions(on: connection)
      // A new column with a check would test all checks of all rows, and one invalid row, which the
      // program reports when it is read, would lock the user out of the store.
      try connection.execute("PRAGMA ignore_check_constraints = ON")
      defer { _ = try? connection.execute("PRAGMA ignore_check_constraints = OFF") }
      for step in steps where step.number > found {
        // Existing stores have everything that the baseline creates.
        if isNew || step.number > Migration.baseline.number { try run(step, on: connection) }
        try recordMigration(step, on: connection)
      }
      if !isNew {
        try markForShowing(otherThan: before, on: connection)
        try afterwards(connection, found)
      }
      try connection.commit()
    } catch {
      try? connection.rollback()
      throw error
    }
  }

  private func run(_ step: Migration, on connection: any SQLConnection) throws {
    for statement in step.statements() {
      try connection.execute(statement)
    }
    try step.fillDerivedData(connection)
  }

  private func recordMigration(_ step: Migration, on connection: any SQLConnection) throws {
    try connection.execute(
      "INSERT INTO migration (number, name, ran_at) VALUES (?1, ?2, ?3)",
      [.integer(Int64(step.number)), .text(step.name), .integer(now().milliseconds)])
    try connection.recordSchema(version: step.number)
  }

  /// Returns the definitions of the table and unique indexes of each kind.
  private func tableDefinitions(on connection: any SQLConnection) throws -> [JournalKind: [String]]
  {
    try JournalKind.allCases.reduce(into: [:]) { forms, kind in
      forms[kind] = try connection.rows(
        """
        SELECT sql FROM sqlite_master
        WHERE tbl_name = ?1 AND (type = 'table' OR sql LIKE 'CREATE UNIQUE %') ORDER BY name
        """, [.text(kind.table)], of: "sqlite_master"
      ) { try $0.text("sql") }
    }
  }

  /// Marks the records of kinds whose tables changed, so that sync merges them again: the new
  /// schema may be able to store data from newer programs that waited in the merge state.
  private func markForShowing(
    otherThan before: [JournalKind: [String]], on connection: any SQLConnection
  ) throws {
    for (kind, form) in try tableDefinitions(on: connection) where before[kind] != form {
      try connection.execute(
        "UPDATE sync_thing SET is_settled = 0 WHERE kind = ?1 AND is_settled = 1",
        [.number(kind.rawValue)])
    }
  }
}
