import HearthDomain

/// Keeps what is known of calendars and address books in the table `setting`, a row for each under
/// its name.
struct SQLCalendarRepository: CalendarRepository {
  let connection: any SQLConnection

  func all() throws -> [EventCalendar] {
    CalendarSetting.calendars(try settings(from: CalendarSetting.prefix))
  }

  func save(_ calendar: EventCalendar) throws {
    try connection.keepSetting(CalendarSetting.value(of: calendar), for: calendar.name.settingKey)
  }

  func remove(_ name: CalendarName) throws {
    try connection.keepSetting(nil, for: name.settingKey)
  }

  func addressBooks() throws -> [AddressBook] {
    AddressBookSetting.books(try settings(from: AddressBookSetting.prefix))
  }

  func save(_ addressBook: AddressBook) throws {
    try connection.keepSetting(
      AddressBookSetting.value(of: addressBook), for: AddressBookSetting.key(addressBook.name))
  }

  func components(due days: ClosedRange<Day>?, each: (KeptComponent) throws -> Void) throws {
    try components(in: ComponentSetting.keys(of: days), each)
  }

  func openTasks(due days: ClosedRange<Day>, each: (KeptComponent) throws -> Void) throws {
    // Of a list that was kept for years most are done: these are not read.
    try components(
      in: ComponentSetting.keys(of: days), where: " AND \(ComponentSetting.isOpenInSQL)"
    ) { component in
      if component.task?.isDone == false { try each(component) }
    }
  }

  private func components(
    in keys: Range<String>, where more: String = "", _ each: (KeptComponent) throws -> Void
  ) throws {
    var zones = ComponentZones()
    try connection.query(
      "SELECT value FROM setting WHERE key >= ?1 AND key < ?2\(more) ORDER BY key",
      [.text(keys.lowerBound), .text(keys.upperBound)], of: "setting"
    ) { row in
      let component = try zones.component(row.text("value")) { try connection.setting($0) }
      if let component { try each(component) }
    }
  }

  func save(_ component: KeptComponent) throws {
    if let key = ComponentSetting.zonesKey(of: component), try connection.setting(key) == nil {
      try connection.keepSetting(component.zones, for: key)
    }
    try connection.keepSetting(
      ComponentSetting.value(of: component), for: ComponentSetting.key(of: component))
  }

  func remove(_ component: KeptComponent) throws {
    try connection.keepSetting(nil, for: ComponentSetting.key(of: component))
  }

  func removeUnusedZones() throws {
    let keys = ComponentSetting.keys(of: nil)
    var used: Set<String> = []
    try connection.query(
      "SELECT value FROM setting WHERE key >= ?1 AND key < ?2",
      [.text(keys.lowerBound), .text(keys.upperBound)], of: "setting"
    ) { row in
      if let key = ComponentSetting.zonesKey(in: try row.text("value")) { used.insert(key) }
    }
    for (key, _) in try settings(from: ComponentSetting.zonesPrefix) where !used.contains(key) {
      try connection.keepSetting(nil, for: key)
    }
  }

  /// Those whose keys begin so.
  private func settings(from prefix: String) throws -> [(key: String, value: String)] {
    // Behind the dot with which a prefix ends there is the slash.
    try connection.rows(
      "SELECT key, value FROM setting WHERE key > ?1 AND key < ?2",
      [.text(prefix), .text(prefix.dropLast() + "/")], of: "setting"
    ) { (try $0.text("key"), try $0.text("value")) }
  }
}
