import HearthDomain
import TerminalKit

/// The sync indicator in the footer of the full screen: whether devices sync, how many changes
/// wait, and whether there is a problem. It is empty while sync is off.
package struct SyncSign {
  private let status: () -> SyncStatus?
  private let wake: () -> Void
  private let listen: (Bool) -> Void
  private var seen: SyncStatus?
  /// While there is a problem: the minutes between two attempts, and the minutes left until the
  /// next.
  private var (rest, left) = (1, 1)

  /// `status` returns nil if sync is off, as in a demo. `wake`, which starts an exchange, and
  /// `listen`, which starts or ends waiting for other devices, both return at once.
  package init(
    status: @escaping () -> SyncStatus? = { nil }, wake: @escaping () -> Void = {},
    listen: @escaping (Bool) -> Void = { _ in }
  ) {
    self.status = status
    self.wake = wake
    self.listen = listen
  }

  package init(
    _ queries: SyncQueries, wake: @escaping () -> Void, listen: @escaping (Bool) -> Void
  ) {
    // A damaged store reports its own errors when the user's data is read.
    self.init(status: { try? queries.status() }, wake: wake, listen: listen)
  }

  /// Reads the current status.
  mutating func look() {
    seen = status()
    if !exchanges { listen(false) }
  }

  /// Reads the status and starts an exchange of the waiting changes.
  mutating func exchange() {
    look()
    guard let seen, exchanges else { return }
    wake()
    listen(seen.relay.canWait)
  }

  /// Stops waiting for other devices until the next exchange, while the screen cannot show what
  /// arrives.
  func stopListening() { listen(false) }

  private var exchanges: Bool { seen.map { !$0.isPaused && !$0.isOlderCopy } ?? false }

  /// Starts an exchange every minute. During a problem that one more attempt will not solve, the
  /// pause doubles up to fifteen minutes.
  mutating func minutePassed() {
    look()
    if !isStopped { (rest, left) = (1, 1) }
    left -= 1
    guard left <= 0 else { return }
    exchange()
    if isStopped { rest = min(rest * 2, 15) }
    left = rest
  }

  /// Whether a problem stops the whole exchange; a damaged piece of one device does not.
  private var isStopped: Bool {
    seen?.problem.map { SyncProblem(code: $0)?.isOfOneDevice != true } ?? false
  }

  func text(in language: Language, _ theme: Theme) -> StyledText? {
    guard let seen else { return nil }
    let name = language(ko: "동기화", en: "sync")
    if seen.isPaused { return StyledText("\(name) ‖", theme.faint) }
    if seen.problem != nil { return StyledText("\(name) !", theme.warning) }
    return StyledText(seen.waiting > 0 ? "\(name) \(seen.waiting)" : name, theme.faint)
  }
}
