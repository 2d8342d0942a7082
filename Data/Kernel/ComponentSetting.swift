import HearthDomain

/// Encodes a component that is neither an event nor a to-do as a setting.
///
/// The value is a header of several lines and then the text that was read. The surroundings in the
/// file (zones and properties) are a separate setting, shared by components for which they are
/// equal. Earlier versions stored to-dos in this way: their keys had the due day in place of the
/// hyphen, and their headers had the due date, `done` and the title in the empty lines.
enum ComponentSetting {
  static let prefix = "component."

  static func key(of component: StoredComponent) -> String {
    let name = "\(component.name) \(component.key)"
    return prefix + "-." + Fingerprint.long(of: component.calendar.value + "\n" + name)
      + Fingerprint.long(of: name + "\n" + component.calendar.value)
  }

  static let zonesPrefix = "zones."

  /// Returns the key of the setting with the component's surroundings; nil if it has none.
  static func zonesKey(of component: StoredComponent) -> String? {
    let zones = component.zones
    if zones.isEmpty { return nil }
    return zonesPrefix + Fingerprint.long(of: zones) + Fingerprint.long(of: "\n" + zones)
  }

  /// Returns the key of the setting with the surroundings, as it stands in a component's value; nil
  /// if it has none.
  static func zonesKey(in value: String) -> String? {
    let heading = value.split(
      separator: "\n", maxSplits: 6, omittingEmptySubsequences: false)
    guard heading.count > 5, heading[5].hasPrefix(zonesPrefix) else { return nil }
    return String(heading[5])
  }

  static func value(of component: StoredComponent) -> String {
    let heading = [
      component.name, String(component.position), "", "", String(component.key.utf8.count),
      zonesKey(of: component) ?? "0", component.calendar.value, "",
    ]
    return heading.joined(separator: "\n") + "\n" + component.key + component.text
  }

  /// SQL expression for the calendar, which is in the seventh line of the value.
  static let calendarInSQL: String = {
    let rest = textAfterLines(6, linesOf: "value")
    return "substr(\(rest), 1, instr(\(rest), char(10)) - 1)"
  }()

  private static func textAfterLines(_ lines: Int, linesOf text: String) -> String {
    (1...lines).reduce(text) { text, _ in "substr(\(text), instr(\(text), char(10)) + 1)" }
  }

  /// Whether the value is that of a to-do.
  static func isToDo(_ value: String) -> Bool { value.hasPrefix(ToDo.componentName + "\n") }

  /// Decodes a component; nil if the value is malformed, for example from another version. `zones`
  /// are the surroundings, if they are stored separately.
  static func component(_ value: String, _ zones: String?) -> StoredComponent? {
    let bytes = Array(value.utf8)
    var rest = bytes[...]
    var heading: [String] = []
    while heading.count < 8, let end = rest.firstIndex(of: .lineFeed) {
      heading.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    guard heading.count == 8, !heading[0].isEmpty, let place = Int(heading[1]), place > 0,
      let keySize = Int(heading[4]), keySize > 0, keySize < rest.count,
      // Earlier versions stored the surroundings in the component's own value.
      let zonesSize = heading[5].hasPrefix(zonesPrefix) ? 0 : Int(heading[5]), zonesSize >= 0,
      zonesSize < rest.count - keySize,
      let calendar = try? CalendarName(heading[6])
    else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    let behind = rest.dropFirst(keySize)
    let kept = text(behind.dropFirst(zonesSize))
    return StoredComponent(
      name: heading[0], key: text(rest.prefix(keySize)), in: calendar, text: kept,
      zones: zones ?? text(behind.prefix(zonesSize)), place: place)
  }
}

/// Decodes components, and caches the surroundings that they share.
struct ComponentZones {
  private var cachedZones: [String: String?] = [:]

  mutating func component(
    _ value: String, _ setting: (String) throws -> String?
  ) rethrows -> StoredComponent? {
    guard let key = ComponentSetting.zonesKey(in: value) else {
      return ComponentSetting.component(value, nil)
    }
    let zones = try cachedZones[key] ?? setting(key)
    cachedZones[key] = .some(zones)
    return ComponentSetting.component(value, zones)
  }
}
