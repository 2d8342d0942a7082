import HearthDomain

/// A component that is kept beside a calendar's events as a setting. Its key begins with the day
/// on which it is due, so that those of some days are found by it; its value is a heading of
/// lines, then what was read. What stood around it is a setting of its own, which all share of
/// which that is the same.
enum ComponentSetting {
  static let prefix = "component."
  /// In the place of a day.
  private static let undated = "-"
  /// A day on some clock is at most one before or after the one that stands in the key.
  private static let margin = 1

  static func key(of component: KeptComponent) -> String {
    let name = "\(component.name) \(component.key)"
    return prefix + (component.task?.keyDay?.description ?? undated) + "."
      + Fingerprint.long(of: component.calendar.value + "\n" + name)
      + Fingerprint.long(of: name + "\n" + component.calendar.value)
  }

  /// From the first key of components that may be due on these days to behind the last one.
  static func keys(of days: ClosedRange<Day>?) -> Range<String> {
    guard let days else { return prefix..<prefix.dropLast() + "/" }
    let first = days.lowerBound.adding(days: -margin)
    return prefix + first.description..<prefix
      + days.upperBound.adding(days: margin).description + "/"
  }

  static let zonesPrefix = "zones."

  /// The key of what stood around a component; nil where nothing did.
  static func zonesKey(of component: KeptComponent) -> String? {
    let zones = component.zones
    if zones.isEmpty { return nil }
    return zonesPrefix + Fingerprint.long(of: zones) + Fingerprint.long(of: "\n" + zones)
  }

  /// The key of what stood around a component that has this value.
  static func zonesKey(in value: String) -> String? {
    let heading = value.split(
      separator: "\n", maxSplits: 6, omittingEmptySubsequences: false)
    guard heading.count > 5, heading[5].hasPrefix(zonesPrefix) else { return nil }
    return String(heading[5])
  }

  static func value(of component: KeptComponent) -> String {
    let task = component.task
    let heading = [
      component.name, String(component.place), task?.due?.spelling ?? "",
      task?.isDone == true ? done : "", String(component.key.utf8.count),
      zonesKey(of: component) ?? "0", component.calendar.value,
      (task?.title ?? "").filter { !$0.isNewline },
    ]
    return heading.joined(separator: "\n") + "\n" + component.key + component.text
  }

  /// The calendar that the value of a row names in its seventh line, as an expression of SQL.
  static let calendarInSQL: String = {
    let rest = behind(6, linesOf: "value")
    return "substr(\(rest), 1, instr(\(rest), char(10)) - 1)"
  }()

  /// Whether the fourth line of the value of a row says nothing of its being done, as an
  /// expression of SQL. Those of a task have no more letters up to there; of another one it may say
  /// so wrongly.
  static let isOpenInSQL =
    "substr(\(behind(3, linesOf: "substr(value, 1, 64)")), 1, 5)"
    + " <> '\(done)' || char(10)"

  private static func behind(_ lines: Int, linesOf text: String) -> String {
    (1...lines).reduce(text) { text, _ in "substr(\(text), instr(\(text), char(10)) + 1)" }
  }

  private static let done = "done"

  /// Nil for a value that says nothing, as one of another version; `zones` is what stood around
  /// it where that is a setting of its own.
  static func component(_ value: String, _ zones: String?) -> KeptComponent? {
    let bytes = Array(value.utf8)
    var rest = bytes[...]
    var heading: [String] = []
    while heading.count < 8, let end = rest.firstIndex(of: .lineFeed) {
      heading.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    guard heading.count == 8, !heading[0].isEmpty, let place = Int(heading[1]), place > 0,
      let keySize = Int(heading[4]), keySize > 0, keySize < rest.count,
      // For a while it stood with the component.
      let zonesSize = heading[5].hasPrefix(zonesPrefix) ? 0 : Int(heading[5]), zonesSize >= 0,
      zonesSize < rest.count - keySize,
      let calendar = try? CalendarName(heading[6])
    else { return nil }
    func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    let behind = rest.dropFirst(keySize)
    let kept = text(behind.dropFirst(zonesSize))
    return KeptComponent(
      name: heading[0], key: text(rest.prefix(keySize)), in: calendar,
      task: task(heading, of: kept), text: kept,
      zones: zones ?? text(behind.prefix(zonesSize)), place: place)
  }

  private static func task(_ heading: [String], of text: String) -> DueTask? {
    let due = DueTask.Due(spelling: heading[2])
    guard due != nil || heading[0] == KeptComponent.task else { return nil }
    // Of a task that is due on no day earlier programs kept the text alone.
    if due == nil, heading[7].isEmpty { return ICalendarEventReader.undatedTask(of: text) }
    return DueTask(title: heading[7], due: due, isDone: heading[3] == done)
  }
}

/// What stood around components, each read once.
struct ComponentZones {
  private var known: [String: String?] = [:]

  mutating func component(
    _ value: String, _ setting: (String) throws -> String?
  ) rethrows -> KeptComponent? {
    guard let key = ComponentSetting.zonesKey(in: value) else {
      return ComponentSetting.component(value, nil)
    }
    let zones = try known[key] ?? setting(key)
    known[key] = .some(zones)
    return ComponentSetting.component(value, zones)
  }
}

extension DueTask {
  /// The day on some clock.
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
