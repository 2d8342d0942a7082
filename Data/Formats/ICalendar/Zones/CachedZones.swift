import HearthDomain
import Synchronization

/// A cache of zones from the system and from VTIMEZONE components.
final class CachedZones: Sendable {
  private let find: @Sendable (String) -> (any ZoneRules)?
  private let cache = Mutex(Cache())

  private struct Cache {
    var systemZones: [ExternalName: (any ZoneRules)?] = [:]
    var definedZones: [[UInt8]: (any ZoneRules)?] = [:]
    var contents: [ExternalName: ICalendarZones.Content] = [:]
  }

  /// Maximum size of a cached definition, in bytes.
  private static let maxDefinitionSize = 16 << 10

  init(_ find: @escaping @Sendable (String) -> (any ZoneRules)?) {
    self.find = find
  }

  func zone(_ name: String) -> (any ZoneRules)? {
    if let known = cache.withLock({ $0.systemZones[ExternalName(name)] }) { return known }
    let zone = find(name)
    // Limit the cache, as a hostile file may use any number of names.
    cache.withLock {
      if $0.systemZones.count < 2000 { $0.systemZones[ExternalName(name)] = .some(zone) }
    }
    return zone
  }

  /// Returns the zone that the VTIMEZONE component defines; nil if it cannot be used.
  func zone(of component: ICalendarComponent) -> (any ZoneRules)? {
    let raw = component.raw
    if let known = cache.withLock({ $0.definedZones[raw] }) { return known }
    let zone = component.zone { self.zone($0) }
    if raw.count <= CachedZones.maxDefinitionSize {
      cache.withLock { if $0.definedZones.count < 200 { $0.definedZones[raw] = .some(zone) } }
    }
    return zone
  }

  /// Returns the zones in the surrounding text that is stored with an event.
  func zones(of text: String) -> ICalendarZones {
    if let known = cache.withLock({ $0.contents[ExternalName(text)] }) {
      return ICalendarZones(self, known)
    }
    let zones = ICalendarZones(reading: text, self)
    if text.utf8.count <= CachedZones.maxDefinitionSize {
      cache.withLock { known in
        // Clear a full cache: most of the following events use the next zones.
        if known.contents.count >= 100 { known.contents.removeAll() }
        known.contents[ExternalName(text)] = zones.content
      }
    }
    return zones
  }
}
