/// Storage of settings, independent of any store.
package protocol SettingsRepository: Sendable {
  /// Returns the settings. Invalid values are replaced by defaults and reported, never thrown. The
  /// result may be cached until ``save(_:)`` or ``discardCache()`` is called.
  func load() -> LoadedSettings

  /// Makes changes by other processes visible. Called after waiting, and before changes based on
  /// present values.
  func discardCache()

  /// Stores the values, nil for defaults, without changing other settings, even those changed by
  /// other processes meanwhile.
  ///
  /// Throws ``DomainError/damaged(_:)`` if the file is malformed, which is left unchanged, and
  /// ``Unavailability/file(path:_:)``. Must not be called with settings of the store.
  func save(_ changes: [SettingChange]) throws

  /// Resets all settings. A malformed file is moved aside, and its new path returned. Throws
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

/// New value of a setting; nil for its default.
package struct SettingChange: Hashable, Sendable {
  package let setting: Setting
  package let text: String?

  package init(_ setting: Setting, to text: String?) {
    self.setting = setting
    self.text = text
  }
}

/// Settings of a run, with errors in the stored ones.
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
  /// The value of a setting, or a table of several, has the wrong type. Only the name is given, as
  /// the value may be secret.
  case value(name: String)
  /// An environment variable contains an invalid value of the setting.
  case environmentVariable(name: String, Setting)
}
