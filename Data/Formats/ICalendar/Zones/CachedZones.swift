import HearthDomain
import Synchronization

/// Zones that were looked for once: there are few, and each stands in a file of its own. The same
/// holds for those that calendars describe themselves.
final class CachedZones: Sendable {
  private let find: @Sendable (String) -> (any ZoneRules)?
  private let known = Mutex(Known())

  private struct Known {
    var found: [String: (any ZoneRules)?] = [:]
    var defined: [[UInt8]: (any ZoneRules)?] = [:]
    var kept: [String: ICalendarZones.Content] = [:]
  }

  /// Larger ones are read whenever they are needed.
  private static let largest = 16 << 10

  init(_ find: @escaping @Sendable (String) -> (any ZoneRules)?) {
    self.find = find
  }

  func zone(_ name: String) -> (any ZoneRules)? {
    if let known = known.withLock({ $0.found[name] }) { return known }
    let zone = find(name)
    // Names of a hostile file have no end.
    known.withLock { if $0.found.count < 2000 { $0.found[name] = .some(zone) } }
    return zone
  }

  /// The zone that a `VTIMEZONE` describes; nil where it cannot be told.
  func zone(of component: ICalendarComponent) -> (any ZoneRules)? {
    let raw = component.raw
    if let known = known.withLock({ $0.defined[raw] }) { return known }
    let zone = component.zone { self.zone($0) }
    if raw.count <= CachedZones.largest {
      known.withLock { if $0.defined.count < 200 { $0.defined[raw] = .some(zone) } }
    }
    return zone
  }

  /// The zones in what is kept of a file with an event of it.
  func zones(of text: String) -> ICalendarZones {
    if let known = known.withLock({ $0.kept[text] }) { return ICalendarZones(self, known) }
    let zones = ICalendarZones(reading: text, self)
    if text.utf8.count <= CachedZones.largest {
      known.withLock { known in
        // What comes next is named by most that follow.
        if known.kept.count >= 100 { known.kept.removeAll() }
        known.kept[text] = zones.content
      }
    }
    return zones
  }
}
