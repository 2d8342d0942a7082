import HearthDomain

/// Stores calendars, address books, and other components such as tasks among the settings of a
/// store, each as one setting.
protocol CalendarsInSettings: CalendarRepository {
  func setting(_ key: String) throws -> String?

  func saveSetting(_ setting: String?, as key: String) throws

  func settings(beginningWith prefix: String) throws -> [(key: String, value: String)]

  /// Calls the body with the values of the settings in a range of keys, in order. If `areOpen`, may
  /// leave out values that are not open tasks.
  func values(
    in keys: Range<String>, areOpen: Bool, each: (String) throws -> Void
  ) throws
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

  func components(due days: ClosedRange<Day>?, each: (StoredComponent) throws -> Void) throws {
    try components(due: days, areOpen: false, each)
  }

  func openTasks(due days: ClosedRange<Day>, each: (StoredComponent) throws -> Void) throws {
    try components(due: days, areOpen: true) { component in
      if component.task?.isDone == false { try each(component) }
    }
  }

  private func components(
    due days: ClosedRange<Day>?, areOpen: Bool, _ each: (StoredComponent) throws -> Void
  ) throws {
    var zones = ComponentZones()
    try values(in: ComponentSetting.keys(of: days), areOpen: areOpen) { value in
      if let component = try zones.component(value, setting) { try each(component) }
    }
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
    try values(in: ComponentSetting.keys(of: nil), areOpen: false) { value in
      if let key = ComponentSetting.zonesKey(in: value) { used.insert(key) }
    }
    for (key, _) in try settings(beginningWith: ComponentSetting.zonesPrefix)
    where !used.contains(key) {
      try saveSetting(nil, as: key)
    }
  }
}
