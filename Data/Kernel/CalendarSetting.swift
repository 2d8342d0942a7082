import HearthDomain

/// Encodes a calendar as the value of a setting: its color, then words for its other properties.
enum CalendarSetting {
  static let prefix = "calendar."
  private static let hidden = "hidden"
  private static let withoutToDos = "no-todos"

  /// Encodes the calendar; nil for the home calendar if all its values are defaults.
  static func value(of calendar: EventCalendar) -> String? {
    if calendar == .home { return nil }
    return
      ([calendar.color.description]
      + LinkingWords.words(isReadOnly: calendar.isReadOnly, link: calendar.link)
      + (calendar.isHidden ? [hidden] : []) + (calendar.acceptsToDos ? [] : [withoutToDos]))
      .joined(separator: " ")
  }

  /// Decodes the calendars, sorted by name. Ignores unknown words.
  static func calendars(_ rows: [(key: String, value: String)]) -> [EventCalendar] {
    var found = rows.compactMap { calendar($0.key, $0.value) }
    if !found.contains(where: \.name.isHome) { found.append(.home) }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the name of the calendar with this setting's key; nil for any other setting.
  static func name(of key: String) -> CalendarName? {
    guard key.hasPrefix(prefix) else { return nil }
    return try? CalendarName(String(key.dropFirst(prefix.count)))
  }

  private static func calendar(_ key: String, _ value: String) -> EventCalendar? {
    guard let name = name(of: key) else { return nil }
    let words = value.split(separator: " ").map(String.init)
    return EventCalendar(
      name: name, color: words.first.flatMap { CalendarColor($0) } ?? .standard,
      isReadOnly: LinkingWords.isReadOnly(words), link: LinkingWords.link(words),
      isHidden: words.contains(hidden), acceptsToDos: !words.contains(withoutToDos))
  }
}

/// Encodes an address book as the value of a setting, which consists of words.
enum AddressBookSetting {
  static let prefix = "address-book."

  static func key(_ name: CalendarName) -> String { prefix + name.value }

  /// Encodes the address book; nil if all its values are defaults.
  static func value(of book: AddressBook) -> String? {
    let words = LinkingWords.words(isReadOnly: book.isReadOnly, link: book.link)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Decodes the address books, sorted by name. Ignores unknown words.
  static func books(_ rows: [(key: String, value: String)]) -> [AddressBook] {
    rows.compactMap { key, value in
      name(of: key).map { name in
        let words = value.split(separator: " ").map(String.init)
        return AddressBook(
          name: name, isReadOnly: LinkingWords.isReadOnly(words), link: LinkingWords.link(words))
      }
    }.sorted { $0.name < $1.name }
  }

  /// Returns the name of the address book with this setting's key; nil for any other setting.
  static func name(of key: String) -> CalendarName? {
    guard key.hasPrefix(prefix) else { return nil }
    return try? CalendarName(String(key.dropFirst(prefix.count)))
  }
}

/// The words for the link by which a calendar or address book is synced.
private enum LinkingWords {
  private static let readOnly = "read-only"
  private static let link = "link="

  static func words(isReadOnly: Bool, link: ID<Link>?) -> [String] {
    (isReadOnly ? [readOnly] : []) + (link.map { [self.link + $0.fullForm] } ?? [])
  }

  static func isReadOnly(_ words: [String]) -> Bool { words.contains(readOnly) }

  static func link(_ words: [String]) -> ID<Link>? {
    words.first { $0.hasPrefix(link) }
      .flatMap { IDTail(String($0.dropFirst(link.count))) }
      .flatMap { $0.modulus == nil ? ID(rawValue: $0.value) : nil }
  }
}

extension CalendarName {
  var settingKey: String { CalendarSetting.prefix + value }
}
