/// A setting: its name, its valid values, and the property that stores it.
///
/// A value is a text, which is the same whether it is typed, displayed or compared.
package struct Setting: Sendable {
  /// Group of settings, in which lists show them.
  package enum Group: CaseIterable, Hashable, Sendable {
    case language
    case look
    case people
    case schedule
    case moods
    case canvas
    case reminders
    case delivery
    case books
    case journal
    case hooks
    case program
  }

  package let key: SettingKey
  package let group: Group
  package let form: SettingForm
  let readText: @Sendable (SettingValues) -> String
  /// Sets the value; returns false and changes nothing if it is invalid.
  let writeText: @Sendable (inout SettingValues, String) -> Bool

  package var name: String { key.name }

  /// Whether the setting is stored in a store rather than in the settings file of the user.
  package var belongsToStore: Bool { group == .canvas }

  /// Whether the value must be hidden.
  package var isSecret: Bool { form == .secret }

  /// Whether the value refers to a program, a link or a server, or is secret. The journal does not
  /// record such values; otherwise undoing a change in someone else's store could set them.
  var refersToOutside: Bool {
    switch group {
    case .delivery, .books, .hooks, .program: true
    case .language, .look, .people, .schedule, .moods, .canvas, .reminders, .journal:
      form == .contactMeans || key == .calendarRefresh
    }
  }

  /// Returns the new value after the user typed `typed`. Typed named days, and words with levels,
  /// are added to the present ones; other values are replaced.
  package func text(adding typed: String, to text: String) -> String {
    switch form {
    case .namedDays: NamedDays.text(adding: typed, to: text)
    case .namedLevels: NamedLevels.text(adding: typed, to: text)
    case .toggle, .choice, .number, .time, .dayTime, .length, .leadTimes, .timeRange, .list,
      .command, .contactMeans, .namedColumns, .text, .address, .email, .secret:
      typed
    }
  }

  /// Default value.
  package var defaultText: String { readText(SettingValues()) }

  /// All settings, in the order of lists.
  package static let all: [Setting] =
    languageSettings + appearanceSettings + peopleSettings + scheduleSettings + moodSettings
    + canvasSettings + reminderSettings + deliverySettings
    + bookSettings + journalSettings + hookSettings + programSettings

  package static func named(_ name: String) -> Setting? {
    all.first { $0.name == name }
  }
}

extension Setting: Hashable {
  public static func == (left: Setting, right: Setting) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

/// Stored values of all settings.
struct SettingValues: Hashable, Sendable {
  var settings = Settings.standard
  var canvas = MoodSettings()
}

extension Settings {
  /// Returns the value of a setting that does not belong to the store.
  package func text(of setting: Setting) -> String {
    setting.readText(SettingValues(settings: self))
  }

  /// Sets a value; throws ``DomainError/invalid(_:)`` and changes nothing if it is invalid. The
  /// error does not contain secrets.
  package mutating func set(_ setting: Setting, to text: String) throws {
    var values = SettingValues(settings: self)
    try values.set(setting, to: text)
    self = values.settings
  }
}

extension SettingValues {
  mutating func set(_ setting: Setting, to text: String) throws {
    guard setting.writeText(&self, text) else {
      let shown = setting.isSecret ? "" : text
      throw DomainError.invalid(.setting, .unreadableSetting(name: setting.name, shown))
    }
  }
}
