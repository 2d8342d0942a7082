import HearthDomain

/// The zones of a calendar file. Finds them by the names that any program uses.
struct ICalendarZones {
  /// The zones that a file defines, and the zones already found for names.
  struct Content: Sendable {
    /// VTIMEZONE components by name.
    fileprivate var definitions: [ExternalName: ICalendarComponent] = [:]
    fileprivate var calendarZone: String?
    fileprivate var resolvedZones: [ExternalName: (any ZoneRules)?] = [:]
  }

  /// Finds zones by IANA name or POSIX TZ string, and caches zones of definitions.
  private let source: CachedZones
  private(set) var content: Content

  init(_ source: CachedZones, _ content: Content = Content()) {
    (self.source, self.content) = (source, content)
  }

  /// Reads the zones in the surrounding text stored with an event, from the cache if possible.
  init(kept text: String, _ source: CachedZones) {
    self = text.isEmpty ? ICalendarZones(source) : source.zones(of: text)
  }

  /// Parses the zones in the text, without the cache.
  init(reading text: String, _ source: CachedZones) {
    self.init(source)
    var reader = ICalendarReader(source: ChunkSource([LosslessText.bytes(of: text)]).next)
    while let piece = try? reader.next() {
      switch piece {
      case .component(let component, _): define(component)
      case .property(let line), .stray(let line):
        if line.name == ICalendarZones.calendarZoneName { calendarZone = line.value }
      case .calendarBoundary, .tooLarge: break
      }
    }
    for name in content.definitions.keys { _ = zone(name.text) }
  }

  /// Default zone of the calendar, as it is named there; nil if there is none.
  var calendarZone: String? {
    get { content.calendarZone }
    set { content.calendarZone = newValue }
  }

  private func find(_ name: String) -> (any ZoneRules)? { source.zone(name) }

  /// Property with the default zone.
  static let calendarZoneName = "X-WR-TIMEZONE"

  static func line(ofCalendarZone name: String) -> String { "\(calendarZoneName):\(name)\r\n" }

  /// Whether the name identifies a zone without the calendar's default zone.
  func isKnownByName(_ name: String) -> Bool {
    resolvedZone(name) != nil || definedZone(name) != nil
  }

  mutating func define(_ component: ICalendarComponent) {
    guard let name = component.first("TZID").map({ ExternalName($0.value) }) else { return }
    content.definitions[name] = component
    content.resolvedZones[name] = nil
  }

  /// Returns the zone of that name; nil if it is unknown.
  mutating func zone(_ name: String) -> (any ZoneRules)? {
    if let found = content.resolvedZones[ExternalName(name)] { return found }
    let own = resolvedZone(name)
    // If the name is only an offset, prefer the file's definition, which includes daylight saving
    // time.
    let found =
      (isBareOffset(name) ? definedZone(name) : nil) ?? own ?? definedZone(name)
      ?? calendarZone.flatMap { $0 == name ? nil : resolvedZone($0) }
    content.resolvedZones[ExternalName(name)] = .some(found)
    return found
  }

  /// Whether the name contains only an offset from UTC.
  private func isBareOffset(_ name: String) -> Bool {
    let plain = String(decoding: name.utf8.trimmedBlanks, as: UTF8.self)
    return ICalendarZones.offset(in: plain) != nil && ianaName(plain) == nil
  }

  /// Returns the zone of that name that the file defines; nil if there is none.
  private func definedZone(_ name: String) -> (any ZoneRules)? {
    content.definitions[ExternalName(name)].flatMap { source.zone(of: $0) }
  }

  /// Returns the zones defined in the file whose current rules have this POSIX name.
  func definedZones(asKnownBy name: String) -> [any ZoneRules] {
    content.definitions.keys.compactMap { content.resolvedZones[$0]?.flatMap { $0 } }
      .filter { $0.name == name }
  }

  private func resolvedZone(_ name: String) -> (any ZoneRules)? {
    let plain = String(decoding: name.utf8.trimmedBlanks, as: UTF8.self)
    if ["Z", "UTC", "GMT"].contains(plain.uppercased()) { return FixedZone.utc }
    if let found = ianaName(plain).flatMap(find) { return found }
    // As a POSIX TZ string, `UTC+9` would mean the opposite sign.
    if let east = ICalendarZones.offset(in: plain) { return find(ICalendarZones.posix(east)) }
    return findInAnyCase(plain) ?? pathEnds(of: plain).lazy.compactMap(findInAnyCase).first
  }

  private func findInAnyCase(_ name: String) -> (any ZoneRules)? {
    find(name) ?? ICalendarZones.usualCase(of: name).flatMap(find)
  }

  /// Returns the name as IANA usually capitalizes it, such as `America/Port_of_Spain` for
  /// `AMERICA/PORT_OF_SPAIN`; nil if it is not `REGION/PLACE`.
  private static func usualCase(of name: String) -> String? {
    let parts = name.lowercased().split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return parts.map { part in
      if part == "us" || part.hasPrefix("gmt") || part.hasPrefix("utc") {
        return part.uppercased()
      }
      var (usual, word) = ("", "")
      func ended() -> String {
        ["of", "es", "au"].contains(word) && !usual.isEmpty
          ? word : word.prefix(1).uppercased() + word.dropFirst()
      }
      for letter in part {
        if letter == "_" || letter == "-" {
          usual += ended() + String(letter)
          word = ""
        } else {
          word.append(letter)
        }
      }
      return usual + ended()
    }
    .joined(separator: "/")
  }

  /// Returns the IANA name for a Windows name, also for variants such as `Korea Standard Time 1`,
  /// `(UTC+09:00) Korea Standard Time` and `Korea Standard Time (1)`.
  private func ianaName(_ name: String) -> String? {
    if let found = WindowsZones.name(of: name) { return found }
    var rest = name[...]
    if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: end)...]
    }
    // Parentheses without a digit are part of the name: `(Mexico)`.
    if rest.hasSuffix(")"), let start = rest.lastIndex(of: "("),
      rest[start...].utf8.contains(where: \.isASCIIDigit)
    {
      rest = rest[..<start]
    }
    var words = rest.split(separator: " ")
    if let last = words.last, last.utf8.allSatisfy(\.isASCIIDigit) { words.removeLast() }
    return WindowsZones.name(of: words.joined(separator: " "))
  }

  /// Returns possible names at the end of a path: for `/mozilla.org/20050126_1/Europe/Paris`,
  /// `Europe/Paris` and then `Paris`.
  private func pathEnds(of name: String) -> [String] {
    guard name.hasPrefix("/") else { return [] }
    let parts = name.split(separator: "/")
    return [3, 2, 1].filter { $0 <= parts.count }
      .map { parts.suffix($0).joined(separator: "/") }
  }

  /// Returns the offset in seconds east of UTC in `GMT+0900`, `UTC+09:00`, `(UTC+09:00) Seoul` or
  /// `+09:00`; nil for other names.
  private static func offset(in name: String) -> Int? {
    var text = name[...]
    if text.hasPrefix("("), let end = text.firstIndex(of: ")") {
      text = text[text.index(after: text.startIndex)..<end]
    }
    for word in ["UTC", "GMT"] where text.uppercased().hasPrefix(word) { text = text.dropFirst(3) }
    return ICalendarZones.offset(text)
  }

  /// Parses `+0900`, `-03:30`, `+09` or `+082752` to seconds.
  static func offset(_ text: some StringProtocol) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().utf8.filter { $0 != UInt8(ascii: ":") }
    guard digits.allSatisfy(\.isASCIIDigit), [1, 2, 4, 6].contains(digits.count) else { return nil }
    let pairs =
      digits.count == 1
      ? [digits]
      : stride(from: 0, to: digits.count, by: 2).map {
        Array(digits[$0..<$0 + 2])
      }
    let units = [3600, 60, 1]
    let seconds = zip(pairs, units).reduce(0) { sum, pair in
      sum + pair.0.reduce(0) { $0 * 10 + Int($1 & 15) } * pair.1
    }
    guard seconds < 86_400 else { return nil }
    return sign == "-" ? -seconds : seconds
  }

  /// Returns the POSIX TZ string of a fixed offset.
  static func posix(_ secondsEast: Int) -> String {
    "<\(clock(secondsEast, plus: "+").filter { $0 != ":" })>\(clock(-secondsEast))"
  }

  fileprivate static func clock(_ seconds: Int, plus: String = "") -> String {
    let size = abs(seconds)
    let rest = [size / 60 % 60, size % 60]
    let parts = rest[1] > 0 ? rest : rest[0] > 0 ? [rest[0]] : []
    return (seconds < 0 ? "-" : plus)
      + ([size / 3600] + parts).map { $0.digits(2) }.joined(separator: ":")
  }
}

extension ICalendarComponent {
  /// Returns the zone that this VTIMEZONE component defines; nil if it cannot be used.
  func zone(by find: (String) -> (any ZoneRules)?) -> (any ZoneRules)? {
    guard let now = posixZone.flatMap(find) else { return nil }
    return ObservedZone(self, now: now) ?? now
  }

  /// POSIX TZ string of the current rules of a VTIMEZONE; nil if they cannot be used.
  fileprivate var posixZone: String? {
    let standard = latestObservance("STANDARD")
    guard let base = standard ?? latestObservance("DAYLIGHT"), let east = base.offset else {
      return nil
    }
    guard let standard, let summer = latestObservance("DAYLIGHT"), let summerEast = summer.offset,
      let begins = summer.yearlyChange, let ends = standard.yearlyChange
    else { return ICalendarZones.posix(east) }
    return ICalendarZones.posix(east) + ICalendarZones.posix(summerEast) + ",\(begins),\(ends)"
  }

  /// Returns the observance (STANDARD or DAYLIGHT) that started last.
  func latestObservance(_ name: String) -> ICalendarComponent? {
    components.filter { $0.name == name }.max { $0.start < $1.start }
  }

  var start: LocalTime {
    guard case .time(let time, _)? = first("DTSTART").flatMap({ ICalendarTime($0.value) }) else {
      return .earliest
    }
    return time
  }

  var offset: Int? { first("TZOFFSETTO").flatMap { ICalendarZones.offset($0.value) } }

  /// Yearly change in POSIX form, such as `M3.5.0/2`; nil if the rule cannot be written so or has
  /// ended.
  var yearlyChange: String? {
    guard let rule = first("RRULE").flatMap({ try? Recurrence($0.value, from: .file) }),
      rule.frequency == .yearly, rule.isEndless, rule.months.count == 1, rule.weekdays.count == 1,
      let month = rule.months.first, let weekday = rule.weekdays.first
    else { return nil }
    let week: Int
    if let ordinal = weekday.ordinal {
      guard (1...4).contains(ordinal) || ordinal == -1 else { return nil }
      week = ordinal == -1 ? 5 : ordinal
    } else if let first = rule.monthDays.first, first > 0, rule.monthDays.count == 7 {
      // The Sunday from the 8th to the 14th is the second.
      week = min(5, (first + 6) / 7)
    } else {
      return nil
    }
    let seconds = start.time.seconds
    return "M\(month.number).\(week).\(weekday.weekday.rawValue % 7)/"
      + ICalendarZones.clock(seconds)
  }
}
