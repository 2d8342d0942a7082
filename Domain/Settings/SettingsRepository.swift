/// Keeps what the user has chosen, apart from any store.
package protocol SettingsRepository: Sendable {
  /// What was chosen; whatever cannot be understood has its default and is told, never thrown. It
  /// may stay as it is until something is kept or ``renew()`` called.
  func load() -> LoadedSettings

  /// Lets what others have changed be seen: whoever has waited, for a key or for the time, or
  /// changes what it finds, calls it.
  func renew()

  /// Keeps the values, nil for what goes back to its default; all else stays as it is, also what
  /// others changed since it was loaded.
  ///
  /// Throws ``DomainError/damaged(_:)`` where what is kept cannot be understood, which is then
  /// left alone, and ``Unavailability/file(path:_:)``. Settings of the store are not taken.
  func keep(_ changes: [SettingChange]) throws

  /// Gives every setting its default; what cannot be understood is kept beside, and the place of
  /// it returned. Throws ``Unavailability/file(path:_:)``.
  func resetAll() throws -> FilePath?
}

extension SettingsRepository {
  package func renew() {}

  /// What is chosen at this moment.
  func loadAnew() -> LoadedSettings {
    renew()
    return load()
  }
}

/// A value for a setting; nil for its default.
package struct SettingChange: Hashable, Sendable {
  package let setting: Setting
  package let text: String?

  package init(_ setting: Setting, to text: String?) {
    self.setting = setting
    self.text = text
  }
}

/// The settings of a run, with what is wrong about what is kept.
package struct LoadedSettings: Hashable, Sendable {
  package var settings: Settings
  package var faults: [SettingFault]
  /// The settings that the environment decides for this run.
  package var fixed: Set<Setting>

  package init(
    settings: Settings = .standard, faults: [SettingFault] = [], fixed: Set<Setting> = []
  ) {
    self.settings = settings
    self.faults = faults
    self.fixed = fixed
  }
}

/// Something kept that cannot be used, so that a default holds.
package enum SettingFault: Hashable, Sendable {
  /// All that is kept cannot be understood, or not be read.
  case everything(DomainError)
  /// The value of a setting, or what holds several of them, is of the wrong kind; it may be a
  /// secret, so that only the name is told.
  case value(name: String)
  /// A variable of the environment holds what the setting does not accept.
  case variable(name: String, Setting)
}
