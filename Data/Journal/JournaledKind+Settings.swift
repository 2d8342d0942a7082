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
      ).entered
    },
    check: { _ = try $0.text("value") },
    save: { things, place, row in
      try things.repositories.profile.keep(try row.text("value"), as: place.key ?? "")
      // Check that the value can be read.
      _ = try things.repositories.profile.load()
      _ = try things.repositories.moodSettings.load()
      _ = try things.repositories.calendars.all()
      _ = try things.repositories.calendars.addressBooks()
    },
    remove: { try $0.repositories.profile.keep(nil, as: $1.key ?? "") },
    hanging: { repositories, place in
      if let book = AddressBookSetting.name(of: place.key ?? "") {
        return try repositories.contacts.all(in: book).map {
          JournalPlace(.contact, $0.id.rawValue)
        }
      }
      if let key = place.key, key.hasPrefix(ComponentSetting.zonesPrefix) {
        var places: [JournalPlace] = []
        try repositories.calendars.components(due: nil) { component in
          guard ComponentSetting.zonesKey(of: component) == key else { return }
          places.append(.setting(ComponentSetting.key(of: component)))
        }
        return places
      }
      // Events belong to a calendar; the home calendar needs no setting.
      guard let name = CalendarSetting.name(of: place.key ?? ""), !name.isHome else { return [] }
      return try repositories.events.all(in: name).map { JournalPlace(.event, $0.id.rawValue) }
        + repositories.components(in: name).map { .setting(ComponentSetting.key(of: $0)) }
    })
}

/// Keys of the settings within a store.
enum SettingRows {
  static let name = "profile.display_name"
  static let welcome = "profile.welcomed_at"
  static let welcoming = "profile.is_being_welcomed"
  static let email = "profile.email"
  static let picture = "profile.picture"
  static let artist = "mood.artist"
  static let mode = "mood.canvas_mode"
  static let palette = "mood.palette"
  static let shuffles = "mood.shuffles"
  static let paper = "mood.paper"

  static let snoozed = "reminder.snoozed"

  /// Settings of the program itself, which are not journaled: welcome, lock, starters and snoozed
  /// reminders.
  static let unrecordedKeys: Set<String> = [
    welcome, welcoming, SQLProfileRepository.lockKey, SQLStarterRepository.key, snoozed,
  ]
}

extension Profile {
  /// Rows of the profile in order; nil values for missing rows. Earlier versions stored an empty
  /// name as an empty row.
  var rows: [(key: String, value: String?)] {
    [
      (SettingRows.name, displayName == .blank ? nil : displayName.value),
      (SettingRows.welcome, welcomedAt.map { String($0.milliseconds) }),
      (SettingRows.welcoming, isBeingWelcomed ? "1" : nil),
      (SettingRows.email, email?.value), (SettingRows.picture, picture?.value),
    ]
  }

  /// Sets the value of a row; returns false if the key does not belong to the profile.
  mutating func take(_ value: String?, of key: String) throws -> Bool {
    switch key {
    case SettingRows.name: displayName = try value.map { try DisplayName(kept: $0) } ?? .blank
    case SettingRows.welcome:
      welcomedAt = value.flatMap { Int64($0) }.map(Instant.init(milliseconds:))
    case SettingRows.welcoming: isBeingWelcomed = value != nil
    case SettingRows.email: email = try value.map { try Email($0) }
    case SettingRows.picture: picture = try value.map { try PicturePath(kept: $0) }
    default: return false
    }
    return true
  }
}

extension MoodSettings {
  /// Rows of the settings in order; nil for default values.
  var rows: [(key: String, value: String?)] {
    let usual = MoodSettings()
    return [
      (SettingRows.artist, artist == usual.artist ? nil : artist.value),
      (SettingRows.mode, mode == usual.mode ? nil : mode.rawValue),
      (SettingRows.palette, palette == usual.palette ? nil : palette.rawValue),
      (SettingRows.shuffles, shuffles ? nil : "0"),
      (SettingRows.paper, paper == usual.paper ? nil : paper.rawValue),
    ]
  }

  /// Sets the value of a row; returns false if the key is no mood setting.
  mutating func take(_ value: String?, of key: String) throws -> Bool {
    let usual = MoodSettings()
    switch key {
    case SettingRows.artist: artist = try value.map { try ArtistName(kept: $0) } ?? usual.artist
    case SettingRows.mode: mode = value.flatMap(CanvasMode.init(rawValue:)) ?? usual.mode
    case SettingRows.palette: palette = value.flatMap(Palette.init(rawValue:)) ?? usual.palette
    case SettingRows.paper: paper = value.flatMap(CanvasPaper.init(rawValue:)) ?? usual.paper
    case SettingRows.shuffles: shuffles = value.flatMap { Int($0) }.map { $0 != 0 } ?? true
    default: return false
    }
    return true
  }
}
