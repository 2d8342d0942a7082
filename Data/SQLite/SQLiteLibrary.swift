import CSQLite

/// The SQLite that the program runs with.
package enum SQLiteLibrary {
  /// Its version, such as `3.40.1`.
  package static var version: String { String(cString: sqlite3_libversion()) }
}
