import CLibrary
import HearthDomain

/// The files that SQLite keeps beside a database. It takes whatever has such a name for its own:
/// nothing in a log says to which file it belongs.
enum StoreLogs {
  private static let logs = ["-journal", "-wal"]
  private static let sharedIndex = "-shm"

  /// Throws for what stands in the place of a log and is no file: SQLite would wait for a pipe
  /// for ever, or remove it, and write wherever a link leads.
  static func refuseSpecial(beside file: FilePath) throws {
    for name in (logs + [sharedIndex]).map({ file + $0 }) {
      switch FileStatus(ofLink: name)?.kind {
      case .file?, nil: break
      case .folder?, .other?:
        throw DomainError.unavailable(.store(path: name, StoreTrouble(.isSpecial)))
      }
    }
  }

  /// Sees to it that a database that is about to get this name meets no log of another one. Where
  /// a log may hold what is nowhere else, it is kept under a name that means nothing to SQLite.
  static func clear(beside path: FilePath, keeping: Bool = true) throws {
    let file = try SymbolicLink.end(of: path)
    try refuseSpecial(beside: file)
    for log in logs.map({ file + $0 }) {
      guard let size = FileStatus(ofLink: log)?.size else { continue }
      if keeping, size > 0 {
        let kept = try AtomicFile.claim { log + ($0 == 1 ? ".stray" : ".stray-\($0)") }
        guard rename(log.cString, kept.cString) == 0 else { throw DomainError.lastError(at: log) }
      } else if unlink(log.cString) != 0, errno != ENOENT {
        throw DomainError.lastError(at: log)
      }
    }
    unlink((file + sharedIndex).cString)
  }

  /// Gives a database another name with its logs. The logs go first: a database that lost its log
  /// is damaged, a log without its database would be taken for that of the next one. What cannot
  /// be done leaves all names as they were.
  static func move(_ file: FilePath, to name: FilePath) throws {
    try refuseSpecial(beside: file)
    var moved: [String] = []
    for suffix in logs + [""] {
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
    unlink((file + sharedIndex).cString)
  }
}
