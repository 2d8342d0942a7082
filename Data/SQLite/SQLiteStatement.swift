import CSQLite

/// A prepared statement, finalized with this object.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  let columns: SQLColumns
  /// Whether the statement does not change the database.
  let isReadOnly: Bool
  /// Whether the statement is being used and must not be taken from the cache again.
  var isInUse = false

  /// Maximum size of a value, in bytes. The longest valid text has 80,000 bytes, and search terms
  /// are a few times as long. Some functions take quadratic time, and cannot be interrupted.
  static let maxValueSize: Int32 = 1 << 20
  /// Maximum size of a value while the schema is read; real definitions have a few thousand bytes.
  /// Limits the evaluation of computed columns in a hostile file, for example in statistics tables,
  /// before the schema can be checked.
  static let maxSchemaValueSize: Int32 = 16 << 10

  init(_ sql: String, on database: OpaquePointer) throws {
    // SQLite reads the schema when the first statement is prepared, and again after each change of
    // the schema.
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, SQLiteStatement.maxSchemaValueSize)
    defer { sqlite3_limit(database, SQLITE_LIMIT_LENGTH, SQLiteStatement.maxValueSize) }
    var prepared: OpaquePointer?
    var copy = sql
    let code = copy.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(
          database, $0.baseAddress, Int32(clamping: $0.count),
          UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
      }
    }
    guard code == SQLITE_OK else { throw SQLiteError(code, on: database) }
    guard let prepared else { throw SQLiteError(code: SQLITE_MISUSE) }
    handle = prepared
    self.database = database
    isReadOnly = sqlite3_stmt_readonly(prepared) != 0
    columns = SQLColumns(
      (0..<sqlite3_column_count(prepared)).map { index in
        sqlite3_column_name(prepared, index).map { String(cString: $0) } ?? ""
      })
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds the values to the numbered parameters.
  func bind(_ values: [SQLValue]) throws {
    for (position, value) in values.enumerated() {
      let code = bind(value, at: Int32(clamping: position + 1))
      guard code == SQLITE_OK else { throw SQLiteError(code, on: database) }
    }
  }

  /// Returns the values of the next row; nil after the last.
  func step() throws -> [SQLValue]? {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return columns.names.indices.map { value(at: Int32($0)) }
    case SQLITE_DONE: return nil
    case let code: throw SQLiteError(code, on: database)
    }
  }

  /// Makes the statement reusable: resets it and clears its parameters.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .real(let number): return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 {
        // An empty text may have a null address, which SQLite would take for NULL.
        guard let start = $0.baseAddress else { return csqlite_bind_text(handle, index, "", 0) }
        return csqlite_bind_text(handle, index, start, UInt64($0.count))
      }
    case .bytes(let bytes):
      if bytes.isEmpty { return sqlite3_bind_zeroblob(handle, index, 0) }
      return csqlite_bind_blob(handle, index, bytes, UInt64(bytes.count))
    }
  }

  private func value(at index: Int32) -> SQLValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      let bytes = self.bytes(sqlite3_column_text(handle, index), at: index)
      return String(wholeUTF8: bytes).map { .text($0) } ?? .bytes(Array(bytes))
    case SQLITE_BLOB:
      return .bytes(Array(bytes(sqlite3_column_blob(handle, index), at: index)))
    default: return .null
    }
  }

  /// Returns the bytes of the column; valid until the next step.
  private func bytes(_ start: UnsafeRawPointer?, at index: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
  }
}
