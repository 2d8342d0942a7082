/// One thing that the user can choose: its name, the values it takes, and where it has its place.
///
/// A value is a text, the same wherever it is typed, shown or compared.
package struct Setting: Sendable {
  /// What belongs together in lists.
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
  }

  package let key: SettingKey
  package let group: Group
  package let form: SettingForm
  let read: @Sendable (SettingValues) -> String
  /// Takes the value in; false, and nothing changes, where it is not accepted.
  let write: @Sendable (inout SettingValues, String) -> Bool

  package var name: String { key.name }

  /// Whether it is one of the store's, and not of the user's wherever the program runs.
  package var isOfStore: Bool { group == .canvas }

  /// Whether its value shall not be seen by others.
  package var isSecret: Bool { form == .secret }

  /// Whether its value leads out of here, to a program, a link or a server, or is secret. The
  /// journal does not have it: no store that somebody else made may bring one by an undo.
  var leadsOut: Bool {
    switch group {
    case .delivery, .books, .hooks: true
    case .language, .look, .people, .schedule, .moods, .canvas, .reminders, .journal:
      form == .means || key == .calendarRefresh
    }
  }

  /// The value with what was typed: days with their names, and words with their levels, come to
  /// those that are there.
  package func text(adding typed: String, to text: String) -> String {
    switch form {
    case .namedDays: NamedDays.text(adding: typed, to: text)
    case .levels: NamedLevels.text(adding: typed, to: text)
    case .toggle, .choice, .number, .time, .dayTime, .hours, .list, .command, .means, .text,
      .address, .secret:
      typed
    }
  }

  /// The value that holds until the user says otherwise.
  package var standard: String { read(SettingValues()) }

  /// Every setting, in the order of lists.
  package static let all: [Setting] =
    ofLanguage + ofLook + ofPeople + ofSchedule + ofMoods + ofCanvas + ofReminders + ofDelivery
    + ofBooks + ofJournal + ofHooks

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

/// Everything that settings are about, wherever it is kept.
struct SettingValues: Hashable, Sendable {
  var settings = Settings.standard
  var canvas = MoodSettings()
}

extension Settings {
  /// The value of a setting that is not of the store.
  package func text(of setting: Setting) -> String {
    setting.read(SettingValues(settings: self))
  }

  /// Takes a value in; throws ``DomainError/invalid(_:)`` and changes nothing where it is not
  /// accepted, and never says what a secret is.
  package mutating func set(_ setting: Setting, to text: String) throws {
    var values = SettingValues(settings: self)
    try values.set(setting, to: text)
    self = values.settings
  }
}

extension SettingValues {
  mutating func set(_ setting: Setting, to text: String) throws {
    guard setting.write(&self, text) else {
      let shown = setting.isSecret ? "" : text
      throw DomainError.invalid(.setting(setting.name), .unreadable(shown))
    }
  }
}
