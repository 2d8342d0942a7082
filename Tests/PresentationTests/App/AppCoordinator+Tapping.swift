import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

extension AppCoordinator {
  /// Presses the named keys and returns the effect of the last one.
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
