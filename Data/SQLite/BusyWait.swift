import CLibrary
import CSQLite

/// Makes a connection wait for other writers.
///
/// SQLite's own busy handler sleeps longer and longer, so that latecomers win and the oldest of
/// forty waiters give up. Here, a connection retries more often the longer it has waited, but not
/// so often that waiters starve the writer of processor time.
final class BusyWait {
  /// How long to sleep between retries, in microseconds, for a connection that has waited less than
  /// the given time.
  private static let pauses: [(waited: Duration, sleep: UInt32)] = [
    (.milliseconds(5), 1_000), (.milliseconds(500), 5_000), (.seconds(2), 2_500),
  ]
  private static let shortestSleep: UInt32 = 1_000

  /// Time limit for callers that do not want to wait: most changes are done by then.
  private static let shortLimit = Duration.milliseconds(250)

  private let limit: Duration
  var usesShortLimit = false
  private var startTime: MonotonicTime?

  init(milliseconds: Int32) {
    limit = .milliseconds(max(0, milliseconds))
  }

  /// Installs the busy handler. The connection must not outlive this object.
  func installBusyHandler(_ handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, times in
        guard let context else { return 0 }
        let wait = Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
        return wait.shouldContinue(after: times) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sleeps for a moment; returns false when the time limit has passed.
  private func shouldContinue(after times: Int32) -> Bool {
    let now = MonotonicTime.now
    if times == 0 { startTime = now }
    let waited = now - (startTime ?? now)
    guard waited < (usesShortLimit ? min(limit, BusyWait.shortLimit) : limit) else { return false }
    usleep(BusyWait.pauses.first { waited < $0.waited }?.sleep ?? BusyWait.shortestSleep)
    return true
  }
}
