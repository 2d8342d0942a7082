import CSQLite

/// The SQLite library in use.
package enum SQLiteLibrary {
  /// Version, such as `3.40.1`.
  package static var version: String { String(cString: sqlite3_libversion()) }
}
