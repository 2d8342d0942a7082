import HearthDomain
import TerminalKit

/// The sign in the footer of the full screen: that devices exchange, how much waits, and whether
/// something is in the way. Nothing where nobody takes part.
package struct SyncSign {
  private let status: () -> SyncStatus?
  private let wake: () -> Void
  private let listen: (Bool) -> Void
  private var seen: SyncStatus?
  /// While something is in the way: after so many minutes it is tried again, and so many are left.
  private var (rest, left) = (1, 1)

  /// Nil for nobody who takes part, in a demo for instance; what wakes the exchange returns at
  /// once, as does what begins to wait for others where the relay can, and what ends that.
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
    // A store in trouble tells so itself when it is read on the user's behalf.
    self.init(status: { try? queries.status() }, wake: wake, listen: listen)
  }

  /// Looks how it stands.
  mutating func look() {
    seen = status()
    if !exchanges { listen(false) }
  }

  /// Has what waits exchanged, and looks how it stands.
  mutating func exchange() {
    look()
    guard let seen, exchanges else { return }
    wake()
    listen(seen.relay.canWait)
  }

  /// Waits for nobody any more, until it exchanges again: what comes could not be seen.
  func stopListening() { listen(false) }

  private var exchanges: Bool { seen.map { !$0.isPaused && !$0.isOlderCopy } ?? false }

  /// The same once a minute; less and less often, down to each quarter of an hour, while something
  /// is in the way that one more try does not change.
  mutating func minutePassed() {
    look()
    if !isStopped { (rest, left) = (1, 1) }
    left -= 1
    guard left <= 0 else { return }
    exchange()
    if isStopped { rest = min(rest * 2, 15) }
    left = rest
  }

  /// Whether something keeps all from being exchanged; one device's damaged piece does not.
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
