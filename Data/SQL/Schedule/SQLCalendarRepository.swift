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
      "SELECT key, value FROM setting WHERE key > ?1 AND key < ?2 ORDER BY key",
      [.text(prefix), .text(prefix.dropLast() + "/")], of: "setting"
    ) { (try $0.text("key"), try $0.text("value")) }
  }
}

extension SQLConnection {
  /// Returns the number of rows in each calendar that has any; the home calendar is stored as null.
  func countsByCalendar(in table: String) throws -> [CalendarName: Int] {
    var counts: [CalendarName: Int] = [:]
    var others = 0
    try query(
      "SELECT calendar, count(*) AS count FROM \(table) WHERE calendar > '' GROUP BY calendar", [],
      of: table
    ) { row in
      let (text, count) = (try row.text("calendar"), try row.int("count"))
      others += count
      if let name = try? CalendarName(text) { counts[name, default: 0] += count }
    }
    let all = try first("SELECT count(*) AS count FROM \(table)", [], of: table) {
      try $0.int("count")
    }
    let home = (all ?? 0) - others
    if home > 0 { counts[.home] = home }
    return counts
  }
}
