import CLibrary
import CSQLite

/// How a connection waits for others that write.
///
/// SQLite's own waiting sleeps ever longer, so that who comes later goes first and the oldest of
/// forty give up. Here who has waited longer asks again more often, but never so often that the
/// one who writes has to share the processor with all who ask.
final class BusyWait {
  /// How many microseconds somebody sleeps who has waited for less than that.
  private static let pauses: [(waited: Duration, sleep: UInt32)] = [
    (.milliseconds(5), 1_000), (.milliseconds(500), 5_000), (.seconds(2), 2_500),
  ]
  private static let shortest: UInt32 = 1_000

  /// So long waits who would rather do without: another one's change is mostly over by then.
  private static let shortLimit = Duration.milliseconds(250)

  private let limit: Duration
  var isShort = false
  private var began: MonotonicTime?

  init(milliseconds: Int32) {
    limit = .milliseconds(max(0, milliseconds))
  }

  /// Waits so on that connection, which must not outlive this.
  func attend(_ handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, times in
        guard let context else { return 0 }
        let wait = Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
        return wait.goesOn(after: times) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Sleeps a little; no once the time is over.
  private func goesOn(after times: Int32) -> Bool {
    let now = MonotonicTime.now
    if times == 0 { began = now }
    let waited = now - (began ?? now)
    guard waited < (isShort ? min(limit, BusyWait.shortLimit) : limit) else { return false }
    usleep(BusyWait.pauses.first { waited < $0.waited }?.sleep ?? BusyWait.shortest)
    return true
  }
}
