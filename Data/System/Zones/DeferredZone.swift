import HearthDomain
import Synchronization

/// A zone that is looked up when it is first used, as many commands need none.
package final class DeferredZone: ZoneRules {
  private let find: @Sendable () -> any ZoneRules
  private let findOther: @Sendable (String) -> (any ZoneRules)?
  private let cachedZone = Mutex<(any ZoneRules)?>(nil)
  /// Zones already looked up by name; nil values are unknown names.
  private let cachedOthers = Mutex<[String: (any ZoneRules)?]>([:])

  package init(
    others: @escaping @Sendable (String) -> (any ZoneRules)? = { _ in nil },
    _ find: @escaping @Sendable () -> any ZoneRules
  ) {
    self.find = find
    self.findOther = others
  }

  package func zone(named name: String) -> (any ZoneRules)? {
    if let known = cachedOthers.withLock({ $0[name] }) { return known }
    let zone = findOther(name)
    cachedOthers.withLock { $0[name] = .some(zone) }
    return zone
  }

  package var name: String { zone.name }

  package func offset(at instant: Instant) -> Int { zone.offset(at: instant) }

  private var zone: any ZoneRules {
    cachedZone.withLock { found in
      if let found { return found }
      let zone = find()
      found = zone
      return zone
    }
  }
}
