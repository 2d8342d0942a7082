import HearthDomain

/// Keeps what is known of the calendars and address books of an in-memory store among its settings.
struct InMemoryCalendarRepository: CalendarRepository {
  let transaction: InMemoryTransaction

  func all() throws -> [EventCalendar] {
    try transaction.read { tables in
      CalendarSetting.calendars(tables.otherSettings.map { ($0.key, $0.value) })
    }
  }

  func save(_ calendar: EventCalendar) throws {
    try transaction.write {
      $0.otherSettings[calendar.name.settingKey] = CalendarSetting.value(of: calendar)
    }
  }

  func remove(_ name: CalendarName) throws {
    try transaction.write { $0.otherSettings[name.settingKey] = nil }
  }

  func addressBooks() throws -> [AddressBook] {
    try transaction.read { tables in
      AddressBookSetting.books(tables.otherSettings.map { ($0.key, $0.value) })
    }
  }

  func save(_ addressBook: AddressBook) throws {
    try transaction.write {
      $0.otherSettings[AddressBookSetting.key(addressBook.name)] =
        AddressBookSetting.value(of: addressBook)
    }
  }

  func components(due days: ClosedRange<Day>?, each: (KeptComponent) throws -> Void) throws {
    let keys = ComponentSetting.keys(of: days)
    let all = try transaction.read { $0.otherSettings }
    let found = all.filter { keys.contains($0.key) }.sorted { $0.key < $1.key }
    var zones = ComponentZones()
    for (_, value) in found {
      if let component = zones.component(value, { all[$0] }) { try each(component) }
    }
  }

  func openTasks(due days: ClosedRange<Day>, each: (KeptComponent) throws -> Void) throws {
    try components(due: days) { component in
      if component.task?.isDone == false { try each(component) }
    }
  }

  func save(_ component: KeptComponent) throws {
    try transaction.write {
      if let key = ComponentSetting.zonesKey(of: component) {
        $0.otherSettings[key] = component.zones
      }
      $0.otherSettings[ComponentSetting.key(of: component)] = ComponentSetting.value(of: component)
    }
  }

  func remove(_ component: KeptComponent) throws {
    try transaction.write { $0.otherSettings[ComponentSetting.key(of: component)] = nil }
  }

  func removeUnusedZones() throws {
    try transaction.write { tables in
      let components = ComponentSetting.keys(of: nil)
      let used = Set(
        tables.otherSettings.compactMap { key, value in
          components.contains(key) ? ComponentSetting.zonesKey(in: value) : nil
        })
      for key in tables.otherSettings.keys
      where key.hasPrefix(ComponentSetting.zonesPrefix) && !used.contains(key) {
        tables.otherSettings[key] = nil
      }
    }
  }
}
