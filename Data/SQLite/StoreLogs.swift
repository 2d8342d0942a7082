import CLibrary
import CSQLite
import HearthDomain

/// SQLite's files next to a database, such as its log, which SQLite recognizes by their names.
enum StoreLogs {
  private static let logSuffixes = ["-journal", "-wal"]
  private static let sharedIndexSuffix = "-shm"

  /// Throws if one of these is no plain file: SQLite would block on a pipe, or write to the target
  /// of a link.
  static func refuseSpecial(beside file: FilePath) throws {
    for name in (logSuffixes + [sharedIndexSuffix]).map({ file + $0 }) {
      switch FileStatus(ofLink: name)?.kind {
      case .file?, nil: break
      case .folder?, .other?:
        throw DomainError.unavailable(.store(path: name, StoreTrouble(.isSpecial)))
      }
    }
  }

  /// Removes logs that a database about to be created at the path would otherwise read as its own.
  /// If `keeping`, renames nonempty ones instead, as they may contain data stored nowhere else.
  /// Returns the new names.
  @discardableResult
  static func clearLogs(beside path: FilePath, keeping: Bool = true) throws -> [FilePath] {
    let file = try SymbolicLink.finalTarget(of: path)
    try refuseSpecial(beside: file)
    var kept: [FilePath] = []
    for log in logSuffixes.map({ file + $0 }) {
      guard let size = FileStatus(ofLink: log)?.size else { continue }
      if keeping, size > 0 {
        kept.append(try setAside(log))
      } else if unlink(log.cString) != 0, errno != ENOENT {
        throw DomainError.lastError(at: log)
      }
    }
    unlink((file + sharedIndexSuffix).cString)
    return kept
  }

  /// Renames a log to a name that SQLite ignores.
  private static func setAside(_ log: FilePath) throws -> FilePath {
    let kept = try AtomicFile.reserveName { log + ($0 == 1 ? ".stray" : ".stray-\($0)") }
    guard rename(log.cString, kept.cString) == 0 else {
      let error = DomainError.lastError(at: log)
      unlink(kept.cString)
      throw error
    }
    return kept
  }

  /// Throws ``StoreTrouble/foreignLog(kept:)`` if the log next to a just opened file belongs to
  /// another database. First renames the log, unless other processes have the file open and so own
  /// the log.
  static func refuseForeign(beside handle: OpaquePointer, called path: FilePath) throws {
    guard let main = sqlite3_db_filename(handle, "main") else { return }
    let (file, log) = (FilePath(cString: main), FilePath(cString: sqlite3_filename_wal(main)))
    var isTheirs = false
    for _ in 0..<20 {
      guard isForeign(log, beside: file, of: handle) else { return }
      let code = csqlite_take(handle)
      if code == SQLITE_OK {
        defer { csqlite_leave(handle) }
        // Another process may have renamed the log first.
        guard isForeign(log, beside: file, of: handle) else { return }
        let kept = try? setAside(log)
        if kept != nil { unlink((file + sharedIndexSuffix).cString) }
        throw DomainError.unavailable(.store(path: path, .foreignLog(kept: kept)))
      }
      isTheirs = code & 0xFF == SQLITE_BUSY
      csqlite_leave(handle)
      usleep(5_000)
    }
    // If the file is read-only, it cannot be found out whether others have it open.
    if !isTheirs { throw DomainError.unavailable(.store(path: path, .foreignLog(kept: nil))) }
  }

  private static func isForeign(
    _ log: FilePath, beside file: FilePath, of handle: OpaquePointer
  ) -> Bool {
    guard FileStatus(ofLink: log)?.size ?? 0 > 0, let left = OrphanedLog(path: log) else {
      return false
    }
    if FileStatus(path: file)?.size == 0 { return true }
    var bytes = [UInt8](repeating: 0, count: DatabaseHeader.length)
    guard csqlite_read(handle, &bytes, Int32(bytes.count)) == SQLITE_OK,
      let head = DatabaseHeader(bytes)
    else { return false }
    return !left.mayContinue(head)
  }

  /// Renames a database with its logs, the logs first: a database without its log is damaged, and a
  /// log without its database would be applied to the next one. If anything fails, restores all
  /// names.
  static func move(_ file: FilePath, to name: FilePath) throws {
    try refuseSpecial(beside: file)
    var moved: [String] = []
    for suffix in logSuffixes + [""] {
      if rename((file + suffix).cString, (name + suffix).cString) == 0 {
        moved.append(suffix)
      } else if errno != ENOENT {
        let error = DomainError.lastError(at: name)
        for suffix in moved.reversed() {
          _ = rename((name + suffix).cString, (file + suffix).cString)
        }
        throw error
      }
    }
    unlink((file + sharedIndexSuffix).cString)
  }
}
