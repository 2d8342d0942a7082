import HearthDomain

extension JournaledKind {
  static let setting = JournaledKind(
    kind: .setting, keys: ["key"], fields: [JournaledField("value")],
    title: { try? $0.text("key") },
    read: { repositories, place in
      guard let value = try repositories.profile.setting(place.key ?? "") else { return nil }
      return SQLRow(
        table: "setting", columns: SQLColumns(["key", "value"]),
        values: [.text(place.key), .text(value)]
      ).withoutEmptyName
    },
    check: { _ = try $0.text("value") },
    save: { repositories, place, row in
      try repositories.profile.saveSetting(try row.text("value"), as: place.key ?? "")
      // Check that the value can be read.
      _ = try repositories.profile.load()
      _ = try repositories.moodSettings.load()
      _ = try repositories.calendars.all()
      _ = try repositories.calendars.addressBooks()
    },
    remove: { try $0.profile.saveSetting(nil, as: $1.key ?? "") },
    dependents: { repositories, place in
      if let book = AddressBookSetting.name(of: place.key ?? "") {
        return try repositories.contacts.contacts(in: book).map {
          ItemReference(.contact, $0.id.rawValue)
        }
      }
      if let key = place.key, key.hasPrefix(ComponentSetting.zonesPrefix) {
        var places: [ItemReference] = []
        try repositories.calendars.components { component in
          guard ComponentSetting.zonesKey(of: component) == key else { return }
          places.append(.setting(ComponentSetting.key(of: component)))
        }
        return places
      }
      // A calendar's setting has its events, to-dos and components as dependents. The home calendar
      // has no setting.
      guard let name = CalendarSetting.name(of: place.key ?? ""), !name.isHome else { return [] }
      return try repositories.events.all(in: name).map { ItemReference(.event, $0.id.rawValue) }
        + repositories.toDos.list(ToDoFilter(in: name)).map { ItemReference(.toDo, $0.id.rawValue) }
        + repositories.components(in: name).map { .setting(ComponentSetting.key(of: $0)) }
    })
}

/// Keys of the settings within a store.
enum SettingRows {
  static let snoozed = "reminder.snoozed"

  /// Keys of the program's own settings, which are not journaled: welcome, lock, starter sayings
  /// and snoozed reminders.
  static let unrecordedKeys: Set<String> = [
    Profile.welcomedAtKey, Profile.isBeingWelcomedKey, SQLProfileRepository.lockKey,
    SQLStarterRepository.settingKey, snoozed,
  ]
}
