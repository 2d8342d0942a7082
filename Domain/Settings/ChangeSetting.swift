/// Changes settings.
package struct ChangeSetting: Sendable {
  private let repository: any SettingsRepository
  private let store: any Store

  package init(repository: any SettingsRepository, store: any Store) {
    self.repository = repository
    self.store = store
  }

  /// Sets the value and returns it in normalised form; nil stands for the default. Throws
  /// ``DomainError/invalid(_:)`` for an invalid value, and errors of the settings file or, for a
  /// setting of the store, of the store; nothing is changed then.
  ///
  /// With `isLearned`, the journal does not record it: the program remembers what the user said
  /// during another change, and undo has to find that change.
  @discardableResult
  package func callAsFunction(
    _ setting: Setting, to text: String?, isLearned: Bool = false
  ) throws -> String {
    if setting.belongsToStore {
      return try store.write { repositories in
        var values = SettingValues(canvas: try repositories.moodSettings.load())
        try values.set(setting, to: text ?? setting.defaultText)
        try repositories.moodSettings.save(values.canvas)
        return setting.readText(values)
      }
    }
    // Validate first, since stored values are expected to be valid.
    var values = SettingValues()
    try values.set(setting, to: text ?? setting.defaultText)
    let kept = setting.readText(values)
    if isLearned {
      try repository.save([SettingChange(setting, to: kept)])
      return kept
    }
    let before = repository.loadUncached()
    do {
      try repository.save([SettingChange(setting, to: text == nil ? nil : kept)])
    } catch  where error.isUncertain {
      // The value may or may not have been stored, so record the change.
      recordChange(setting, kept, since: before)
      throw error
    }
    recordChange(setting, kept, since: before)
    return kept
  }

  /// Records the change in the journal, unless the environment overrides the setting. Errors of the
  /// store are ignored: the setting stays changed, but undo does not know of it.
  private func recordChange(_ setting: Setting, _ kept: String, since before: LoadedSettings) {
    var after = before.settings
    guard !before.overriddenByEnvironment.contains(setting),
      (try? after.set(setting, to: kept)) != nil,
      before.settings != after
    else { return }
    try? store.write { try $0.recordFileSettings(from: before.settings, to: after) }
  }

  /// Resets all settings. Returns the path to which a malformed settings file was moved; nil if it
  /// was valid.
  @discardableResult
  package func resetAll() throws -> FilePath? {
    let before = repository.loadUncached().settings
    // The store first: if it cannot be written, the file stays unchanged as well.
    try store.write { repositories in
      try repositories.moodSettings.save(MoodSettings())
      try repositories.recordFileSettings(from: before, to: .standard)
    }
    return try repository.resetAll()
  }
}
