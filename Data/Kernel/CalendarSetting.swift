import HearthDomain

/// What is known of a calendar as the value of a setting: its colour, then words.
enum CalendarSetting {
  static let prefix = "calendar."
  private static let readOnly = "read-only"
  private static let link = "link="

  /// Nil for the calendar at home as it is until somebody changes it.
  static func value(of calendar: EventCalendar) -> String? {
    if calendar == .home { return nil }
    return
      ([calendar.color.description] + (calendar.isReadOnly ? [readOnly] : [])
      + (calendar.link.map { [link + $0.spelling] } ?? [])).joined(separator: " ")
  }

  /// In the order of their names; what the value says beyond that says nothing here.
  static func calendars(_ rows: [(key: String, value: String)]) -> [EventCalendar] {
    var found = rows.compactMap { calendar($0.key, $0.value) }
    if !found.contains(where: \.name.isHome) { found.append(.home) }
    return found.sorted { $0.name < $1.name }
  }

  /// The calendar whose setting has that key; nil for another setting.
  static func name(of key: String) -> CalendarName? {
    guard key.hasPrefix(prefix) else { return nil }
    return try? CalendarName(String(key.dropFirst(prefix.count)))
  }

  private static func calendar(_ key: String, _ value: String) -> EventCalendar? {
    guard let name = name(of: key) else { return nil }
    let words = value.split(separator: " ").map(String.init)
    return EventCalendar(
      name: name, color: words.first.flatMap { CalendarColor($0) } ?? .usual,
      isReadOnly: words.contains(readOnly),
      link: words.first { $0.hasPrefix(link) }
        .flatMap { IDTail(String($0.dropFirst(link.count))) }
        .flatMap { $0.modulus == nil ? ID(rawValue: $0.value) : nil })
  }
}

extension CalendarName {
  var settingKey: String { CalendarSetting.prefix + value }
}
