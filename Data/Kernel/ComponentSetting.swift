import HearthDomain

/// Encodes a component that is not an event, such as a task, as a setting.
///
/// The key begins with the due day, so that components can be queried by day. The value is a header
/// of several lines and then the text that was read. The surroundings in the file (zones and
/// properties) are a separate setting, shared by components for which they are equal.
enum ComponentSetting {
  static let prefix = "component."
  /// Written in place of the day if there is none.
  private static let undated = "-"
  /// Maximum difference in days between the day in the key, which is in UTC, and the day in any
  /// zone.
  private static let margin = 1

  static func key(of component: StoredComponent) -> String {
    let name = "\(component.name) \(component.key)"
    return prefix + (component.task?.keyDay?.description ?? undated) + "."
      + Fingerprint.long(of: component.calendar.value + "\n" + name)
      + Fingerprint.long(of: name + "\n" + component.calendar.value)
  }

  /// Returns the range of keys of components that may be due on these days.
  static func keys(of days: ClosedRange<Day>?) -> Range<String> {
    guard let days else { return prefix..<prefix.dropLast() + "/" }
    let first = days.lowerBound.adding(days: -margin)
    return prefix + first.description..<prefix
      + days.upperBound.adding(days: margin).description + "/"
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
    let task = component.task
    let heading = [
      component.name, String(component.position), task?.due?.spelling ?? "",
      task?.isDone == true ? done : "", String(component.key.utf8.count),
      zonesKey(of: component) ?? "0", component.calendar.value,
      (task?.title ?? "").filter { !$0.isNewline },
    ]
    return heading.joined(separator: "\n") + "\n" + component.key + component.text
  }

  /// SQL expression for the calendar, which is in the seventh line of the value.
  static let calendarInSQL: String = {
    let rest = textAfterLines(6, linesOf: "value")
    return "substr(\(rest), 1, instr(\(rest), char(10)) - 1)"
  }()

  /// SQL condition that a task is open: the fourth line of the value is not `done`. Reads only the
  /// first 64 characters of the value, so the result is valid for tasks only.
  static let isOpenInSQL =
    "substr(\(textAfterLines(3, linesOf: "substr(value, 1, 64)")), 1, 5)"
    + " <> '\(done)' || char(10)"

  private static func textAfterLines(_ lines: Int, linesOf text: String) -> String {
    (1...lines).reduce(text) { text, _ in "substr(\(text), instr(\(text), char(10)) + 1)" }
  }

  private static let done = "done"

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
      name: heading[0], key: text(rest.prefix(keySize)), in: calendar,
      task: task(heading, of: kept), text: kept,
      zones: zones ?? text(behind.prefix(zonesSize)), place: place)
  }

  private static func task(_ heading: [String], of text: String) -> DueTask? {
    let due = DueTask.Due(spelling: heading[2])
    guard due != nil || heading[0] == StoredComponent.taskName else { return nil }
    // For a task without a due date, earlier versions stored nothing but the text.
    if due == nil, heading[7].isEmpty { return ICalendarEventReader.undatedTask(of: text) }
    return DueTask(title: heading[7], due: due, isDone: heading[3] == done)
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

extension DueTask {
  /// Due day in UTC, which begins the key; nil if there is none.
  fileprivate var keyDay: Day? { due(in: FixedZone.utc)?.day }
}

extension DueTask.Due {
  fileprivate var spelling: String {
    switch self {
    case .day(let day): "day \(day.number)"
    case .floating(let time): "time \(time.secondsSinceEpoch)"
    case .anchored(let instant): "at \(instant.milliseconds)"
    }
  }

  fileprivate init?(spelling: String) {
    let words = spelling.split(separator: " ")
    guard words.count == 2, let number = Int64(words[1]) else { return nil }
    switch words[0] {
    case "day":
      guard let day = Int(exactly: number).flatMap({ Day(number: $0) }) else { return nil }
      self = .day(day)
    case "time": self = .floating(LocalTime(clampingSecondsSinceEpoch: Int(clamping: number)))
    case "at": self = .anchored(Instant(milliseconds: number))
    default: return nil
    }
  }
}
