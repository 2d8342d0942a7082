import HearthDomain
import TerminalKit

/// The sync indicator in the footer of the full screen: whether devices sync, how many changes
/// wait, and whether there is a problem. It is empty while sync is off.
package struct SyncIndicator {
  private let status: () -> SyncStatus?
  private let startExchange: () -> Void
  private let setListening: (Bool) -> Void
  private var lastStatus: SyncStatus?
  /// While there is a problem: the minutes between two attempts, and the minutes left until the
  /// next.
  private var (retryInterval, minutesUntilRetry) = (1, 1)

  /// `status` returns nil if sync is off, as in a demo. `wake`, which starts an exchange, and
  /// `listen`, which starts or ends waiting for other devices, both return at once.
  package init(
    status: @escaping () -> SyncStatus? = { nil }, wake: @escaping () -> Void = {},
    listen: @escaping (Bool) -> Void = { _ in }
  ) {
    self.status = status
    self.startExchange = wake
    self.setListening = listen
  }

  package init(
    _ queries: SyncQueries, wake: @escaping () -> Void, listen: @escaping (Bool) -> Void
  ) {
    // A damaged store reports its own errors when the user's data is read.
    self.init(status: { try? queries.status() }, wake: wake, listen: listen)
  }

  /// Reads the current status.
  mutating func readStatus() {
    lastStatus = status()
    if !canExchange { setListening(false) }
  }

  /// Reads the status and starts an exchange of the waiting changes.
  mutating func exchange() {
    readStatus()
    guard let lastStatus, canExchange else { return }
    startExchange()
    setListening(lastStatus.relay.canWaitForChanges)
  }

  /// Stops waiting for other devices until the next exchange, while the screen cannot show what
  /// arrives.
  func stopListening() { setListening(false) }

  private var canExchange: Bool { lastStatus.map { !$0.isPaused && !$0.isOlderCopy } ?? false }

  /// Starts an exchange every minute. During a problem that one more attempt will not solve, the
  /// pause doubles up to fifteen minutes.
  mutating func minutePassed() {
    readStatus()
    if !isStopped { (retryInterval, minutesUntilRetry) = (1, 1) }
    minutesUntilRetry -= 1
    guard minutesUntilRetry <= 0 else { return }
    exchange()
    if isStopped { retryInterval = min(retryInterval * 2, 15) }
    minutesUntilRetry = retryInterval
  }

  /// Whether a problem stops the whole exchange; a damaged piece of one device does not.
  private var isStopped: Bool {
    lastStatus?.problem.map { SyncProblem(code: $0)?.affectsOneDevice != true } ?? false
  }

  func text(in language: Language, _ theme: Theme) -> StyledText? {
    guard let lastStatus else { return nil }
    let name = language(ko: "동기화", en: "sync")
    if lastStatus.isPaused { return StyledText("\(name) ‖", theme.faint) }
    if lastStatus.problem != nil { return StyledText("\(name) !", theme.warning) }
    return StyledText(
      lastStatus.pendingCount > 0 ? "\(name) \(lastStatus.pendingCount)" : name, theme.faint)
  }
}
