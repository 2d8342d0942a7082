import HearthDomain
import Synchronization

/// A cache of zones from the system and from VTIMEZONE components.
final class CachedZones: Sendable {
  private let find: @Sendable (String) -> (any ZoneRules)?
  private let known = Mutex(Known())

  private struct Known {
    var found: [ExternalName: (any ZoneRules)?] = [:]
    var defined: [[UInt8]: (any ZoneRules)?] = [:]
    var kept: [ExternalName: ICalendarZones.Content] = [:]
  }

  /// Maximum size of a cached definition, in bytes.
  private static let largest = 16 << 10

  init(_ find: @escaping @Sendable (String) -> (any ZoneRules)?) {
    self.find = find
  }

  func zone(_ name: String) -> (any ZoneRules)? {
    if let known = known.withLock({ $0.found[ExternalName(name)] }) { return known }
    let zone = find(name)
    // A hostile file may use any number of names.
    known.withLock { if $0.found.count < 2000 { $0.found[ExternalName(name)] = .some(zone) } }
    return zone
  }

  /// Returns the zone of a VTIMEZONE; nil if it cannot be used.
  func zone(of component: ICalendarComponent) -> (any ZoneRules)? {
    let raw = component.raw
    if let known = known.withLock({ $0.defined[raw] }) { return known }
    let zone = component.zone { self.zone($0) }
    if raw.count <= CachedZones.largest {
      known.withLock { if $0.defined.count < 200 { $0.defined[raw] = .some(zone) } }
    }
    return zone
  }

  /// Returns the zones in the text stored around an event.
  func zones(of text: String) -> ICalendarZones {
    if let known = known.withLock({ $0.kept[ExternalName(text)] }) {
      return ICalendarZones(self, known)
    }
    let zones = ICalendarZones(reading: text, self)
    if text.utf8.count <= CachedZones.largest {
      known.withLock { known in
        // The next zones are used by most events that follow.
        if known.kept.count >= 100 { known.kept.removeAll() }
        known.kept[ExternalName(text)] = zones.content
      }
    }
    return zones
  }
}
