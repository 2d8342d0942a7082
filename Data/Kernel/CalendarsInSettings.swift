import HearthDomain

/// Stores calendars, address books, and other components among the settings of a store, each as one
/// setting.
protocol CalendarsInSettings: CalendarRepository {
  func setting(_ key: String) throws -> String?

  func saveSetting(_ setting: String?, as key: String) throws

  func settings(beginningWith prefix: String) throws -> [(key: String, value: String)]
}

extension CalendarsInSettings {
  func all() throws -> [EventCalendar] {
    CalendarSetting.calendars(try settings(beginningWith: CalendarSetting.prefix))
  }

  func save(_ calendar: EventCalendar) throws {
    try saveSetting(CalendarSetting.value(of: calendar), as: calendar.name.settingKey)
  }

  func remove(_ name: CalendarName) throws { try saveSetting(nil, as: name.settingKey) }

  func addressBooks() throws -> [AddressBook] {
    AddressBookSetting.books(try settings(beginningWith: AddressBookSetting.prefix))
  }

  func save(_ addressBook: AddressBook) throws {
    try saveSetting(
      AddressBookSetting.value(of: addressBook), as: AddressBookSetting.key(addressBook.name))
  }

  func components(each: (StoredComponent) throws -> Void) throws {
    var zones = ComponentZones()
    for (_, value) in try settings(beginningWith: ComponentSetting.prefix) {
      if let component = try zones.component(value, setting) { try each(component) }
    }
  }

  func removeToDoComponents() throws -> [StoredComponent] {
    var zones = ComponentZones()
    var found: [StoredComponent] = []
    for (key, value) in try settings(beginningWith: ComponentSetting.prefix)
    where ComponentSetting.isToDo(value) {
      guard let component = try zones.component(value, setting),
        !component.zones.isEmpty || ComponentSetting.zonesKey(in: value) == nil
      else { continue }
      found.append(component)
      try saveSetting(nil, as: key)
    }
    return found
  }

  func save(_ component: StoredComponent) throws {
    if let key = ComponentSetting.zonesKey(of: component), try setting(key) == nil {
      try saveSetting(component.zones, as: key)
    }
    try saveSetting(ComponentSetting.value(of: component), as: ComponentSetting.key(of: component))
  }

  func remove(_ component: StoredComponent) throws {
    try saveSetting(nil, as: ComponentSetting.key(of: component))
  }

  func removeUnusedZones() throws {
    var used: Set<String> = []
    for (_, value) in try settings(beginningWith: ComponentSetting.prefix) {
      if let key = ComponentSetting.zonesKey(in: value) { used.insert(key) }
    }
    for (key, _) in try settings(beginningWith: ComponentSetting.zonesPrefix)
    where !used.contains(key) {
      try saveSetting(nil, as: key)
    }
  }
}
