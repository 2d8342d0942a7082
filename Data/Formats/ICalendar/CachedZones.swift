import HearthDomain
import Synchronization

/// Zones that were looked for once: there are few, and each stands in a file of its own.
final class CachedZones: Sendable {
  private let find: @Sendable (String) -> (any ZoneRules)?
  private let found = Mutex<[String: (any ZoneRules)?]>([:])

  init(_ find: @escaping @Sendable (String) -> (any ZoneRules)?) {
    self.find = find
  }

  func zone(_ name: String) -> (any ZoneRules)? {
    if let known = found.withLock({ $0[name] }) { return known }
    let zone = find(name)
    // Names of a hostile file have no end.
    found.withLock { if $0.count < 2000 { $0[name] = .some(zone) } }
    return zone
  }
}
