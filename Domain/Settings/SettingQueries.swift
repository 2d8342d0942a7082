/// Queries about settings.
package struct SettingQueries: Sendable {
  private let repository: any SettingsRepository
  private let store: any Store

  package init(repository: any SettingsRepository, store: any Store) {
    self.repository = repository
    self.store = store
  }

  /// Returns the settings that do not belong to the store.
  package func settings() -> Settings { repository.load().settings }

  /// Returns all settings with their values, in the order of lists.
  package func all() throws -> [SettingEntry] {
    let loaded = repository.load()
    let values = SettingValues(
      settings: loaded.settings, canvas: try store.read { try $0.moodSettings.load() })
    return Setting.all.map {
      SettingEntry($0, values, isFixed: loaded.overriddenByEnvironment.contains($0))
    }
  }

  /// Whether the environment overrides the setting in this run.
  package func isOverriddenByEnvironment(_ setting: Setting) -> Bool {
    repository.load().overriddenByEnvironment.contains(setting)
  }

  /// Returns a setting with its value. The store is opened only for a setting that belongs to it.
  package func entry(of setting: Setting) throws -> SettingEntry {
    let loaded = repository.load()
    var values = SettingValues(settings: loaded.settings)
    if setting.belongsToStore { values.canvas = try store.read { try $0.moodSettings.load() } }
    return SettingEntry(setting, values, isFixed: loaded.overriddenByEnvironment.contains(setting))
  }
}

/// A setting with its effective value.
package struct SettingEntry: Hashable, Sendable {
  package let setting: Setting
  package let text: String
  /// Whether the environment overrides the setting in this run.
  package let isOverriddenByEnvironment: Bool

  /// Whether the value differs from the default.
  package var isChanged: Bool { text != setting.defaultText }

  package init(_ setting: Setting, text: String, isFixed: Bool) {
    self.setting = setting
    self.text = text
    self.isOverriddenByEnvironment = isFixed
  }

  init(_ setting: Setting, _ values: SettingValues, isFixed: Bool) {
    self.init(setting, text: setting.readText(values), isFixed: isFixed)
  }
}
