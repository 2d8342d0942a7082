import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

extension AppCoordinator {
  /// Presses keys by their names; returns what the last one asks of the session.
  @discardableResult
  mutating func tap(_ names: String...) -> AppEffect? {
    var effect: AppEffect?
    for name in names {
      guard let key = Key(name: name) else { preconditionFailure("no key: \(name)") }
      effect = handle(.key(key))
    }
    return effect
  }
}
