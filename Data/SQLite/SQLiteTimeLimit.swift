import CSQLite
import HearthDomain

/// Ends a statement that goes on far longer than a sound file of that size could make it, without
/// a row: pages that lead to one another again and again have no end.
final class SQLiteTimeLimit {
  /// So many instructions of the engine are one round.
  private static let round: Int32 = 100_000
  /// So many rounds are never too many.
  private static let least = 1_000
  /// From there on a round for each so many bytes: reading a whole store and comparing it with
  /// its indexes takes a few instructions a byte.
  private static let bytesForRound: Int64 = 2_000

  private let handle: OpaquePointer
  private var rounds = 0

  init(with handle: OpaquePointer) {
    self.handle = handle
    sqlite3_progress_handler(
      handle, SQLiteTimeLimit.round,
      { context in
        guard let context else { return 0 }
        return Unmanaged<SQLiteTimeLimit>.fromOpaque(context).takeUnretainedValue().isAtItsEnd
          ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Before the next row.
  func renew() { rounds = 0 }

  /// Before the connection is closed.
  func end() { sqlite3_progress_handler(handle, 0, nil, nil) }

  private var isAtItsEnd: Bool {
    rounds += 1
    return rounds > SQLiteTimeLimit.least && rounds > SQLiteTimeLimit.least + bound
  }

  private var bound: Int {
    guard let file = sqlite3_db_filename(handle, "main"), let log = sqlite3_filename_wal(file)
    else { return 0 }
    let bytes = [file, log].reduce(Int64(0)) { sum, path in
      sum + (FileStatus(path: FilePath(cString: path))?.size ?? 0)
    }
    return Int(clamping: bytes / SQLiteTimeLimit.bytesForRound)
  }
}
