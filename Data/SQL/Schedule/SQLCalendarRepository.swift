import HearthDomain

/// Stores calendars and address books in the table `setting`, one row per name.
struct SQLCalendarRepository: CalendarsInSettings {
  let connection: any SQLConnection

  func setting(_ key: String) throws -> String? { try connection.setting(key) }

  func saveSetting(_ setting: String?, as key: String) throws {
    try connection.saveSetting(setting, for: key)
  }

  func settings(beginningWith prefix: String) throws -> [(key: String, value: String)] {
    // A prefix ends with a dot, and the slash is the character after the dot.
    try connection.rows(
      "SELECT key, value FROM setting WHERE key > ?1 AND key < ?2",
      [.text(prefix), .text(prefix.dropLast() + "/")], of: "setting"
    ) { (try $0.text("key"), try $0.text("value")) }
  }

  func values(
    in keys: Range<String>, areOpen: Bool, each: (String) throws -> Void
  ) throws {
    // In a list kept for years most tasks are done, so they are not read if only open ones are
    // wanted.
    let more = areOpen ? " AND \(ComponentSetting.isOpenInSQL)" : ""
    try connection.query(
      "SELECT value FROM setting WHERE key >= ?1 AND key < ?2\(more) ORDER BY key",
      [.text(keys.lowerBound), .text(keys.upperBound)], of: "setting"
    ) { try each($0.text("value")) }
  }
}
