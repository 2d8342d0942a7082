import CLibrary
import CSQLite
import HearthDomain

/// Interrupts a statement that runs much longer between two rows than is possible in an intact file
/// of that size, as in a damaged file whose pages form a cycle.
final class SQLiteTimeLimit {
  /// Number of instructions of SQLite's virtual machine between two checks of the limit.
  private static let round: Int32 = 1_000
  /// Number of rounds that any statement may take.
  private static let minRounds = 100_000
  /// A statement may take one further round per this many bytes of the file: reading a store and
  /// comparing it with its indexes takes a few instructions per byte.
  private static let bytesForRound: Int64 = 20
  /// Processor time that any statement may take, in microseconds; large files add one microsecond
  /// per byte. Counting instructions is not enough, as one instruction may call a slow function.
  private static let minProcessorTime = Int64(10_000_000)
  /// Processor time for preparing a statement, in microseconds; enough because a schema has only a
  /// few hundred short rows.
  private static let schemaTime = Int64(1_000_000)

  private let handle: OpaquePointer
  private var rounds = 0
  private var startTime: Int64?
  /// Whether a statement is being prepared, which may read the schema.
  private var isPreparing = false

  init(with handle: OpaquePointer) {
    self.handle = handle
    sqlite3_progress_handler(
      handle, SQLiteTimeLimit.round,
      { context in
        guard let context else { return 0 }
        return Unmanaged<SQLiteTimeLimit>.fromOpaque(context).takeUnretainedValue().isExceeded
          ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Restarts the limit; called before each row.
  func restart() { (rounds, startTime) = (0, nil) }

  func whilePreparing<T>(_ body: () throws -> T) rethrows -> T {
    // The previous row may have taken long.
    restart()
    isPreparing = true
    defer { isPreparing = false }
    return try body()
  }

  /// Removes the handler; called before the connection is closed.
  func removeHandler() { sqlite3_progress_handler(handle, 0, nil, nil) }

  private var isExceeded: Bool {
    rounds += 1
    let now = SQLiteTimeLimit.threadMicroseconds
    let time = now - (startTime ?? now)
    if startTime == nil { startTime = now }
    if isPreparing { return time > SQLiteTimeLimit.schemaTime }
    guard rounds > SQLiteTimeLimit.minRounds || time > SQLiteTimeLimit.minProcessorTime else {
      return false
    }
    let bytes = fileBytes
    return rounds > SQLiteTimeLimit.minRounds + Int(clamping: bytes / SQLiteTimeLimit.bytesForRound)
      || time > SQLiteTimeLimit.minProcessorTime + bytes
  }

  /// Processor time of this thread.
  private static var threadMicroseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }

  private var fileBytes: Int64 {
    guard let file = sqlite3_db_filename(handle, "main"), let log = sqlite3_filename_wal(file)
    else { return 0 }
    return [file, log].reduce(0) { sum, path in
      sum + (FileStatus(path: FilePath(cString: path))?.size ?? 0)
    }
  }
}
