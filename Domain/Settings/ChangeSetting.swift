/// Changes what the user has chosen.
package struct ChangeSetting: Sendable {
  private let repository: any SettingsRepository
  private let store: any Store

  package init(repository: any SettingsRepository, store: any Store) {
    self.repository = repository
    self.store = store
  }

  /// Takes a value in, nil for the default; returns it as it is kept. Throws
  /// ``DomainError/invalid(_:)`` for one that is not accepted, and what the repository throws, of a
  /// setting of the store's what that throws; nothing changes then.
  @discardableResult
  package func callAsFunction(_ setting: Setting, to text: String?) throws -> String {
    if setting.isOfStore {
      return try store.write { repositories in
        var values = SettingValues(canvas: try repositories.moodSettings.load())
        try values.set(setting, to: text ?? setting.standard)
        try repositories.moodSettings.save(values.canvas)
        return setting.read(values)
      }
    }
    // Tried on values of their own first: what is kept shall always be accepted when it is read.
    var values = SettingValues()
    try values.set(setting, to: text ?? setting.standard)
    let kept = setting.read(values)
    let before = repository.loadAnew()
    do {
      try repository.keep([SettingChange(setting, to: text == nil ? nil : kept)])
    } catch  where error.isUnsure {
      // Nobody knows whether it will stand.
      note(setting, kept, since: before)
      throw error
    }
    note(setting, kept, since: before)
    return kept
  }

  /// Notes that the setting is otherwise than before, unless the environment decides it. It is
  /// changed also while the store is in trouble: no undo reaches past it then.
  private func note(_ setting: Setting, _ kept: String, since before: LoadedSettings) {
    var after = before.settings
    guard !before.fixed.contains(setting), (try? after.set(setting, to: kept)) != nil,
      before.settings != after
    else { return }
    try? store.write { try $0.noteChosen(from: before.settings, to: after) }
  }

  /// Gives every setting its default; returns where the file is kept that could not be
  /// understood, if it was such a one.
  @discardableResult
  package func resetAll() throws -> FilePath? {
    let before = repository.loadAnew().settings
    // The store first: where it cannot be written, the file is left as it is, too.
    try store.write { repositories in
      try repositories.moodSettings.save(MoodSettings())
      try repositories.noteChosen(from: before, to: .standard)
    }
    return try repository.resetAll()
  }
}
