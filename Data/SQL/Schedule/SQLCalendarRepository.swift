import HearthDomain

/// Keeps what is known of calendars in the table `setting`, a row for each under its name.
struct SQLCalendarRepository: CalendarRepository {
  let connection: any SQLConnection

  func all() throws -> [EventCalendar] {
    let rows = try connection.rows(
      "SELECT key, value FROM setting WHERE key > 'calendar.' AND key < 'calendar/'", [],
      of: "setting"
    ) { (try $0.text("key"), try $0.text("value")) }
    return CalendarSetting.calendars(rows)
  }

  func save(_ calendar: EventCalendar) throws {
    try connection.keepSetting(CalendarSetting.value(of: calendar), for: calendar.name.settingKey)
  }

  func remove(_ name: CalendarName) throws {
    try connection.keepSetting(nil, for: name.settingKey)
  }
}
