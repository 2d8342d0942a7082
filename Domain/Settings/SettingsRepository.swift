/// Storage of settings, independent of any store.
package protocol SettingsRepository: Sendable {
  /// Returns the settings. Invalid values are replaced by defaults and reported; nothing is thrown.
  /// The result may be cached until ``save(_:)`` or ``discardCache()`` is called.
  func load() -> LoadedSettings

  /// Discards the cache, so that changes by other processes become visible. Called after waiting,
  /// and before a change that is based on present values.
  func discardCache()

  /// Stores the values; nil stands for the default. Other settings stay as they are, even if
  /// another process has changed them meanwhile. Must not be called with settings that belong to a
  /// store.
  ///
  /// Throws ``DomainError/damaged(_:)`` if the file is malformed, which is then left unchanged, and
  /// ``Unavailability/file(path:_:)``.
  func save(_ changes: [SettingChange]) throws

  /// Resets all settings. If the file is malformed, it is moved and its new path returned. Throws
  /// ``Unavailability/file(path:_:)``.
  func resetAll() throws -> FilePath?
}

extension SettingsRepository {
  package func discardCache() {}

  /// Returns the present settings, including changes by other processes.
  func loadUncached() -> LoadedSettings {
    discardCache()
    return load()
  }
}

/// New value of a setting; nil stands for the default.
package struct SettingChange: Hashable, Sendable {
  package let setting: Setting
  package let text: String?

  package init(_ setting: Setting, to text: String?) {
    self.setting = setting
    self.text = text
  }
}

/// Settings of a run of the program, with the errors found in the stored ones.
package struct LoadedSettings: Hashable, Sendable {
  package var settings: Settings
  package var faults: [SettingFault]
  /// Settings that the environment overrides in this run.
  package var overriddenByEnvironment: Set<Setting>

  package init(
    settings: Settings = .standard, faults: [SettingFault] = [], fixed: Set<Setting> = []
  ) {
    self.settings = settings
    self.faults = faults
    self.overriddenByEnvironment = fixed
  }
}

/// An invalid stored value that was replaced by the default.
package enum SettingFault: Hashable, Sendable {
  /// The whole file is malformed or unreadable.
  case entireFile(DomainError)
  /// The value of a setting, or a table of several, has the wrong type. The value itself is left
  /// out, as it may be secret.
  case value(name: String)
  /// An environment variable contains an invalid value of the setting.
  case environmentVariable(name: String, Setting)
}
