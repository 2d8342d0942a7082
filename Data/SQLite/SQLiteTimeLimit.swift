import CLibrary
import CSQLite
import HearthDomain

/// Ends a statement that goes on far longer than a sound file of that size could make it, without
/// a row: pages that lead to one another again and again have no end.
final class SQLiteTimeLimit {
  /// So many instructions of the engine are one round.
  private static let round: Int32 = 1_000
  /// So many rounds are never too many.
  private static let least = 100_000
  /// From there on a round for each so many bytes: reading a whole store and comparing it with
  /// its indexes takes a few instructions a byte.
  private static let bytesForRound: Int64 = 20
  /// One instruction may call a function that takes long, so the time of the processor is bounded
  /// as well; from there on by a microsecond a byte.
  private static let leastTime = Int64(10_000_000)
  /// All that is read of a schema with a statement are a few hundred short rows.
  private static let schemaTime = Int64(1_000_000)

  private let handle: OpaquePointer
  private var rounds = 0
  private var began: Int64?
  /// Whether a statement is being prepared, which may read the schema.
  private var isPreparing = false

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
  func renew() { (rounds, began) = (0, nil) }

  func whilePreparing<T>(_ body: () throws -> T) rethrows -> T {
    // What was read last may have taken long.
    renew()
    isPreparing = true
    defer { isPreparing = false }
    return try body()
  }

  /// Before the connection is closed.
  func end() { sqlite3_progress_handler(handle, 0, nil, nil) }

  private var isAtItsEnd: Bool {
    rounds += 1
    let now = SQLiteTimeLimit.microseconds
    let time = now - (began ?? now)
    if began == nil { began = now }
    if isPreparing { return time > SQLiteTimeLimit.schemaTime }
    guard rounds > SQLiteTimeLimit.least || time > SQLiteTimeLimit.leastTime else { return false }
    let bytes = bytes
    return rounds > SQLiteTimeLimit.least + Int(clamping: bytes / SQLiteTimeLimit.bytesForRound)
      || time > SQLiteTimeLimit.leastTime + bytes
  }

  /// Of the processor, for this thread.
  private static var microseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  private var bytes: Int64 {
    guard let file = sqlite3_db_filename(handle, "main"), let log = sqlite3_filename_wal(file)
    else { return 0 }
    return [file, log].reduce(0) { sum, path in
      sum + (FileStatus(path: FilePath(cString: path))?.size ?? 0)
    }
  }
}
