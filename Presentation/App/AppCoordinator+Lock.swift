import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Lets the cover come; what was told before is not for whoever takes it off.
  mutating func letCover(_ change: (inout LockCover) -> Void) {
    let wasOn = cover.isOn
    change(&cover)
    guard cover.isOn, !wasOn else { return }
    (notice, lastAnswer) = (nil, nil)
    features.letGo()
    sync.stopListening()
  }

  /// Covers everything once nobody has been there for long.
  mutating func lockIfLeft() {
    letCover { $0.putOnIfLeft() }
  }

  mutating func handleAtLock(_ event: TerminalEvent) -> AppEffect? {
    switch cover.handle(event, in: view) {
    case nil: break
    case .quit: return .quit
    case .offered: if cover.isOpened() { uncover() }
    }
    return nil
  }

  /// Lets the time of a wait pass.
  mutating func advanceLock() {
    if cover.advance() { uncover() }
  }

  private mutating func uncover() {
    cover.takeOff()
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
