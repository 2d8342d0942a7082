import CLibrary
import CSQLite
import HearthDomain

/// An error of SQLite.
struct SQLiteError: Error, Hashable {
  /// Extended result code.
  let code: Int32
  let message: String
  /// The system's error number of SQLite's last system call; 0 for none.
  let systemError: Int32

  init(code: Int32, message: String? = nil, systemError: Int32 = 0) {
    self.code = code
    self.message = message ?? String(cString: sqlite3_errstr(code))
    self.systemError = systemError
  }

  /// Creates the error from the code and the connection's last message.
  init(_ code: Int32, on handle: OpaquePointer?) {
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(handle)),
      systemError: sqlite3_system_errno(handle))
  }

  /// Primary result code.
  var kind: Int32 { code & 0xFF }

  /// Whether the failed constraint may be one on totals: triggers that update totals fail if these
  /// were already wrong. This program's totals have no foreign keys, and SQLite's message for
  /// unique constraints names the table.
  var mayBeCausedByTotals: Bool {
    guard kind == SQLITE_CONSTRAINT else { return false }
    switch code {
    case SQLITE_CONSTRAINT_FOREIGNKEY: return false
    case SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID:
      return TriggerTotals.tables.contains { message.contains(" \($0).") }
    default: return true
    }
  }

  /// Converts the error to a domain error.
  func domainError(path: FilePath) -> DomainError {
    switch kind {
    case SQLITE_NOTADB: .damaged(.notAStore(path: path))
    case _ where concernsTextIndex: .damaged(.index(path: path))
    case SQLITE_CORRUPT, SQLITE_TOOBIG: .damaged(.store(path: path, detail: message))
    case _ where concernsSchema: .damaged(.store(path: path, detail: message))
    case SQLITE_INTERRUPT: .damaged(.store(path: path, detail: "a statement does not end"))
    default:
      code == SQLITE_IOERR_CORRUPTFS
        ? .damaged(.store(path: path, detail: message))
        : .unavailable(.store(path: path, trouble(at: path)))
    }
  }

  /// Whether a full-text index is damaged, which can be repaired by rebuilding it. This program has
  /// no other virtual tables.
  private var concernsTextIndex: Bool {
    code == SQLITE_CORRUPT_VTAB
      // For a constraint on one of this program's tables, SQLite would name it.
      || kind == SQLITE_CONSTRAINT && message == "constraint failed"
      || [SQLITE_ERROR, SQLITE_CORRUPT].contains(kind)
        && ["invalid fts5 file format", "vtable constructor failed", "no such fts5 table"]
          .contains { message.hasPrefix($0) }
  }

  /// Whether the schema is wrong: an object is missing, is a view (this program creates none), or
  /// exists already when a migration creates it.
  private var concernsSchema: Bool {
    code == SQLITE_ERROR
      && (["no such ", "access to view ", "duplicate column name"].contains {
        message.hasPrefix($0)
      } || message.hasSuffix(" already exists"))
  }

  private func trouble(at path: FilePath) -> StoreTrouble {
    // The database exists, but the shared-memory file of its log is missing and cannot be created.
    if kind == SQLITE_CANTOPEN, systemError == ENOENT, FileStatus(path: path) != nil {
      return .noPermission
    }
    return switch kind {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY: .readOnly
    case SQLITE_PERM: .noPermission
    // On a full disk, the shared-memory file is the first to fail.
    case _ where code == SQLITE_IOERR_SHMSIZE && systemError != EIO: .full
    // All data was written before the sync failed, so the change may have survived, whatever the
    // disk reports.
    case _ where code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC: failure
    default: systemTrouble ?? failure
    }
  }

  private var failure: StoreTrouble { .failed(detail: "\(message) (SQLite \(code))") }

  private var systemTrouble: StoreTrouble? {
    switch systemError {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnly
    case EISDIR: .isFolder
    case ENOENT, ENOTDIR: .noFolder
    case ENOSPC, EDQUOT, EFBIG: .full
    default: nil
    }
  }
}
