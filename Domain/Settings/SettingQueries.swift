/// Tells what can be chosen and what was.
package struct SettingQueries: Sendable {
  private let repository: any SettingsRepository
  private let store: any Store

  package init(repository: any SettingsRepository, store: any Store) {
    self.repository = repository
    self.store = store
  }

  /// What was chosen of all that is not of the store.
  package func settings() -> Settings { repository.load().settings }

  /// Every setting with its value, in the order of lists.
  package func all() throws -> [SettingEntry] {
    let loaded = repository.load()
    let values = SettingValues(
      settings: loaded.settings, canvas: try store.read { try $0.moodSettings.load() })
    return Setting.all.map { SettingEntry($0, values, isFixed: loaded.fixed.contains($0)) }
  }

  /// Whether the environment decides that setting for this run.
  package func isFixed(_ setting: Setting) -> Bool { repository.load().fixed.contains(setting) }

  /// One setting with its value; the store is opened for those of its own only.
  package func entry(of setting: Setting) throws -> SettingEntry {
    let loaded = repository.load()
    var values = SettingValues(settings: loaded.settings)
    if setting.isOfStore { values.canvas = try store.read { try $0.moodSettings.load() } }
    return SettingEntry(setting, values, isFixed: loaded.fixed.contains(setting))
  }
}

/// A setting with the value that holds.
package struct SettingEntry: Hashable, Sendable {
  package let setting: Setting
  package let text: String
  /// Whether the environment decides it for this run.
  package let isFixed: Bool

  /// Whether it is another value than the default.
  package var isChanged: Bool { text != setting.standard }

  package init(_ setting: Setting, text: String, isFixed: Bool) {
    self.setting = setting
    self.text = text
    self.isFixed = isFixed
  }

  init(_ setting: Setting, _ values: SettingValues, isFixed: Bool) {
    self.init(setting, text: setting.read(values), isFixed: isFixed)
  }
}
