import CSQLite
import HearthDomain

/// Copies a whole database page by page, as one moment of it.
///
/// Nothing of the target can be seen by others before ``finish()``; when it is let go of without
/// that, the target is as it was.
final class SQLitePages {
  /// So many pages are copied at a time.
  private static let stride: Int32 = 4_096

  private let source: SQLiteSession
  private let target: SQLiteSession
  private var backup: OpaquePointer?

  /// Takes the lock of the target, so that nobody else writes there until the end.
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

  /// Copies all pages of the source as it is now, and ends; from time to time it tells how many it
  /// has copied of how many, and what `note` throws leaves the target as it was.
  func finish(_ note: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }) throws {
    // Without a transaction of our own, a change of the source would begin the copy anew.
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

  /// Where a step fails, the source may be to blame as well as the target.
  private func error(_ code: Int32) -> SQLiteError {
    for session in [target, source] where session.lastError.code == code {
      return session.lastError
    }
    return SQLiteError(code: code)
  }
}

extension SQLiteSession {
  /// What this connection said last.
  var lastError: SQLiteError { SQLiteError(sqlite3_extended_errcode(handle), on: handle) }

  /// The database in the file, which has to be there.
  static func open(existing path: FilePath, waiting milliseconds: Int32) throws -> SQLiteSession {
    guard FileStatus(path: path) != nil else { throw DomainError.lastError(at: path) }
    return SQLiteSession(
      adopting: try SQLiteFile(path: path).open().handle,
      waiting: BusyWait(milliseconds: milliseconds))
  }
}
