import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Changes the lock cover. When it is put on, the notice, the last answer and the caches are
  /// cleared, because another person may take it off.
  mutating func updateLockCover(_ change: (inout LockCover) -> Void) {
    let wasOn = cover.isOn
    change(&cover)
    guard cover.isOn, !wasOn else { return }
    (notice, lastAnswer) = (nil, nil)
    features.releaseSearchCache()
    sync.stopListening()
  }

  /// Locks the view if it was not used for long enough.
  mutating func lockAfterIdleTime() {
    updateLockCover { $0.coverIfIdle() }
  }

  mutating func handleAtLock(_ event: TerminalEvent) -> AppEffect? {
    switch cover.handle(event, in: view) {
    case nil: break
    case .quit: return .quit
    case .offered: if cover.isOpened() { uncover() }
    }
    return nil
  }

  /// Advances the waiting time after a wrong passphrase.
  mutating func updateLockWait() {
    if cover.advance() { uncover() }
  }

  private mutating func uncover() {
    cover.uncoverScreen()
    guard hasBegun else { return begin() }
    readAnew()
    sync.exchange()
  }
}

extension Words {
  init(ofAny error: any Error) {
    self.init { ConsoleMessage.text(for: error, in: $0) }
  }
}
