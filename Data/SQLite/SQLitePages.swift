import CSQLite
import HearthDomain

/// Copies a database page by page, as a consistent snapshot.
///
/// Others see the copy only after ``finish()``; without it, the target stays unchanged.
final class SQLitePages {
  /// Number of pages per step.
  private static let stride: Int32 = 4_096

  private let source: SQLiteSession
  private let target: SQLiteSession
  private var backup: OpaquePointer?

  /// Begins a copy, which locks the target against other writers until it ends.
  init(from source: SQLiteSession, to target: SQLiteSession) throws {
    self.source = source
    self.target = target
    guard let backup = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
      throw target.lastError
    }
    self.backup = backup
    let code = sqlite3_backup_step(backup, 0)
    guard code == SQLITE_OK else { throw error(code) }
  }

  deinit {
    if let backup { sqlite3_backup_finish(backup) }
  }

  /// Copies all pages of the source and ends. Reports progress to `note`; if that throws, the
  /// target stays unchanged.
  func finish(_ note: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }) throws {
    // Hold a read transaction, as otherwise a change of the source would restart the copy.
    try source.run("BEGIN")
    try source.run("PRAGMA user_version")
    while true {
      let total = sqlite3_backup_pagecount(backup)
      try note(Int(total - sqlite3_backup_remaining(backup)), Int(total))
      let code = sqlite3_backup_step(backup, SQLitePages.stride)
      if code == SQLITE_DONE { break }
      guard code == SQLITE_OK else { throw error(code) }
    }
    let code = sqlite3_backup_finish(backup)
    backup = nil
    guard code == SQLITE_OK else { throw target.lastError }
    try source.run("ROLLBACK")
  }

  /// Returns the error of the failed step, taken from the connection on which it occurred.
  private func error(_ code: Int32) -> SQLiteError {
    for session in [target, source] where session.lastError.code == code {
      return session.lastError
    }
    return SQLiteError(code: code)
  }
}

extension SQLiteSession {
  /// Last error of the connection.
  var lastError: SQLiteError { SQLiteError(sqlite3_extended_errcode(handle), on: handle) }

  /// Opens the database in an existing file.
  static func open(existing path: FilePath, waiting milliseconds: Int32) throws -> SQLiteSession {
    guard FileStatus(path: path) != nil else { throw DomainError.lastError(at: path) }
    return SQLiteSession(
      adopting: try SQLiteFile(path: path).open().handle,
      waiting: BusyWait(milliseconds: milliseconds))
  }
}
