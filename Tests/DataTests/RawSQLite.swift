import CSQLite
import Testing

/// Runs statements on a database file as any other program would.
func runSQL(_ path: String, _ statements: String...) throws {
  var handle: OpaquePointer?
  let flags = SQLITE_OPEN_READWRITE | 0x4  // create
  try #require(sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK)
  defer { sqlite3_close_v2(handle) }
  for sql in statements {
    var statement: OpaquePointer?
    try #require(sqlite3_prepare_v3(handle, sql, -1, 0, &statement, nil) == SQLITE_OK, "\(sql)")
    defer { sqlite3_finalize(statement) }
    while sqlite3_step(statement) == SQLITE_ROW {}
  }
}
