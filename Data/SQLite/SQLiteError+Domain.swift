import CLibrary
import CSQLite
import HearthDomain

/// What SQLite answered instead of doing what it was asked.
struct SQLiteError: Error, Hashable {
  /// The extended result code.
  let code: Int32
  let message: String
  /// What the system said to SQLite's last call of it; 0 if nothing.
  let systemError: Int32

  init(code: Int32, message: String? = nil, systemError: Int32 = 0) {
    self.code = code
    self.message = message ?? String(cString: sqlite3_errstr(code))
    self.systemError = systemError
  }

  /// What this connection said last.
  init(_ code: Int32, on handle: OpaquePointer?) {
    self.init(
      code: code, message: String(cString: sqlite3_errmsg(handle)),
      systemError: sqlite3_system_errno(handle))
  }

  /// The kind of failure, without its details.
  var kind: Int32 { code & 0xFF }

  /// Whether it is a rule that a trigger may have met, as it kept sums that were wrong already. No
  /// sum refers to anything, and a place that is taken names the table.
  var mayComeOfSums: Bool {
    guard kind == SQLITE_CONSTRAINT else { return false }
    switch code {
    case SQLITE_CONSTRAINT_FOREIGNKEY: return false
    case SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_ROWID:
      return TriggerTotals.tables.contains { message.contains(" \($0).") }
    default: return true
    }
  }

  /// The same failure in the domain's words.
  func inDomain(path: FilePath) -> DomainError {
    switch kind {
    case SQLITE_NOTADB: .damaged(.notAStore(path: path))
    case _ where isOfTheTextIndex: .damaged(.index(path: path))
    case SQLITE_CORRUPT, SQLITE_TOOBIG: .damaged(.store(path: path, detail: message))
    case _ where isOfTheSchema: .damaged(.store(path: path, detail: message))
    case SQLITE_INTERRUPT: .damaged(.store(path: path, detail: "a statement does not end"))
    default:
      code == SQLITE_IOERR_CORRUPTFS
        ? .damaged(.store(path: path, detail: message))
        : .unavailable(.store(path: path, trouble(at: path)))
    }
  }

  /// Whether the engine's index of words is damaged, which follows from the rest; no other table of
  /// this program is computed by a module of the engine's.
  private var isOfTheTextIndex: Bool {
    code == SQLITE_CORRUPT_VTAB
      // A rule of one of our own tables is named.
      || kind == SQLITE_CONSTRAINT && message == "constraint failed"
      || [SQLITE_ERROR, SQLITE_CORRUPT].contains(kind)
        && ["invalid fts5 file format", "vtable constructor failed", "no such fts5 table"]
          .contains { message.hasPrefix($0) }
  }

  /// Whether what a statement is about is not there, or is a view, which this program never makes;
  /// or there already is what a step to the form of today is to make.
  private var isOfTheSchema: Bool {
    code == SQLITE_ERROR
      && (["no such ", "access to view ", "duplicate column name"].contains {
        message.hasPrefix($0)
      } || message.hasSuffix(" already exists"))
  }

  private func trouble(at path: FilePath) -> StoreTrouble {
    // Beside a store that is there, the index of its log may be missing, and nobody can make it.
    if kind == SQLITE_CANTOPEN, systemError == ENOENT, FileStatus(path: path) != nil {
      return .noPermission
    }
    return switch kind {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_FULL: .full
    case SQLITE_READONLY: .readOnly
    case SQLITE_PERM: .noPermission
    // The index of the write-ahead log is the first thing that no longer fits on a full disk.
    case _ where code == SQLITE_IOERR_SHMSIZE && systemError != EIO: .full
    // All was written and may stay, whatever the disk says about it.
    case _ where code == SQLITE_IOERR_FSYNC || code == SQLITE_IOERR_DIR_FSYNC: failed
    default: systemTrouble ?? failed
    }
  }

  private var failed: StoreTrouble { .failed(detail: "\(message) (SQLite \(code))") }

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
