import HearthDomain
import TerminalKit

/// The sync indicator in the footer of the full screen. It shows that sync is on, how many changes
/// wait to be sent, and whether there is a problem. Empty while sync is off.
package struct SyncIndicator {
  private let status: () -> SyncStatus?
  private let startExchange: () -> Void
  private let setListening: (Bool) -> Void
  private var lastStatus: SyncStatus?
  /// While sync is stopped by a problem: the minutes between two attempts, and the minutes until
  /// the next one.
  private var (retryInterval, minutesUntilRetry) = (1, 1)

  /// Creates the indicator. `status` returns nil if sync is off.
  ///
  /// `wake` starts an exchange, and `listen` starts or stops waiting for other devices. Both return
  /// at once.
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
    // Errors of a damaged store are ignored here, because they are reported when the user's data is
    // read.
    self.init(status: { try? queries.status() }, wake: wake, listen: listen)
  }

  /// Reads the current status.
  mutating func readStatus() {
    lastStatus = status()
    if !canExchange { setListening(false) }
  }

  /// Reads the status, and starts an exchange of changes with the other devices.
  mutating func exchange() {
    readStatus()
    guard let lastStatus, canExchange else { return }
    startExchange()
    setListening(lastStatus.relay.canWaitForChanges)
  }

  /// Stops waiting for changes of other devices until the next exchange, because the screen cannot
  /// display them now.
  func stopListening() { setListening(false) }

  private var canExchange: Bool { lastStatus.map { !$0.isPaused && !$0.isOlderCopy } ?? false }

  /// Starts an exchange every minute. While a problem stops sync, the interval doubles up to
  /// fifteen minutes.
  mutating func minutePassed() {
    readStatus()
    if !isStopped { (retryInterval, minutesUntilRetry) = (1, 1) }
    minutesUntilRetry -= 1
    guard minutesUntilRetry <= 0 else { return }
    exchange()
    if isStopped { retryInterval = min(retryInterval * 2, 15) }
    minutesUntilRetry = retryInterval
  }

  /// Whether a problem stops the entire exchange; damaged data of a single device does not.
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
