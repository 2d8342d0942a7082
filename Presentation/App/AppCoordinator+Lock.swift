import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Changes the lock cover. When it locks the view, the notice and the last message are
  /// cleared, because another person may unlock it.
  mutating func updateLockCover(_ change: (inout LockCover) -> Void) {
    let wasOn = lockCover.isOn
    change(&lockCover)
    guard lockCover.isOn, !wasOn else { return }
    (notice, lastMessage) = (nil, nil)
    sync.stopListening()
  }

  /// Locks the view if it was not used for long enough.
  mutating func lockAfterIdleTime() {
    updateLockCover { $0.coverIfIdle() }
  }

  mutating func handleWhileLocked(_ event: TerminalEvent) -> AppEffect? {
    switch lockCover.handle(event, in: view) {
    case nil: break
    case .quit: return .quit
    case .recoveryRequested: return .runOnTerminal(ProfileRecoverCommand.commandName.path)
    case .passphraseEntered: if lockCover.openWithTypedPassphrase() { uncoverAndRefresh() }
    }
    return nil
  }

  /// Reads everything again after a command ran on the terminal. It may have opened or changed the
  /// lock.
  package mutating func terminalCommandEnded() {
    if lockCover.isOn, lockCover.isOpenedElsewhere { uncoverAndRefresh() }
    storeChanged()
  }

  /// Updates the remaining wait after a wrong passphrase.
  mutating func updateUnlockCountdown() {
    if lockCover.updateCountdown() { uncoverAndRefresh() }
  }

  private mutating func uncoverAndRefresh() {
    lockCover.uncoverScreen()
    guard hasShownFirstScreen else { return showFirstScreen() }
    refreshEverything()
    sync.exchange()
  }
}

extension Words {
  init(ofAny error: any Error) {
    self.init { ConsoleMessage.message(for: error, in: $0) }
  }
}
