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
    let found = try transaction.read { tables in
      tables.otherSettings.filter { keys.contains($0.key) }.sorted { $0.key < $1.key }
    }
    for (_, value) in found {
      if let component = ComponentSetting.component(value) { try each(component) }
    }
  }

  func save(_ component: KeptComponent) throws {
    try transaction.write {
      $0.otherSettings[ComponentSetting.key(of: component)] = ComponentSetting.value(of: component)
    }
  }

  func remove(_ component: KeptComponent) throws {
    try transaction.write { $0.otherSettings[ComponentSetting.key(of: component)] = nil }
  }
}
