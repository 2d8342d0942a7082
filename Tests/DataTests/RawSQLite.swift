import CSQLite
import Testing

/// Runs statements on a database file as another program would.
func runSQL(_ path: String, _ statements: String...) throws {
  try run(statements, on: path)
}

/// Runs a statement without constraints and triggers.
func runUncheckedSQL(_ path: String, _ statement: String) throws {
  try run(["PRAGMA ignore_check_constraints = ON", statement], on: path) { handle in
    let enableTrigger: Int32 = 1003
    _ = csqlite_set(handle, enableTrigger, 0)
  }
}

private func run(
  _ statements: [String], on path: String, after prepare: (OpaquePointer) -> Void = { _ in }
) throws {
  var handle: OpaquePointer?
  let flags = SQLITE_OPEN_READWRITE | 0x4  // create
  try #require(sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK)
  defer { sqlite3_close_v2(handle) }
  prepare(try #require(handle))
  for sql in statements {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil) == SQLITE_OK, "\(sql)")
    defer { sqlite3_finalize(statement) }
    while sqlite3_step(statement) == SQLITE_ROW {}
  }
}
