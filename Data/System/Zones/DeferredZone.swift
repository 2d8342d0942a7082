import HearthDomain
import Synchronization

/// A zone that is looked up when it is first asked, because many commands never ask.
package final class DeferredZone: ZoneRules {
  private let find: @Sendable () -> any ZoneRules
  private let found = Mutex<(any ZoneRules)?>(nil)

  package init(_ find: @escaping @Sendable () -> any ZoneRules) {
    self.find = find
  }

  package var name: String { zone.name }

  package func offset(at instant: Instant) -> Int { zone.offset(at: instant) }

  private var zone: any ZoneRules {
    found.withLock { found in
      if let found { return found }
      let zone = find()
      found = zone
      return zone
    }
  }
}
