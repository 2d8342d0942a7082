import HearthDomain
import Synchronization

/// Settings in memory.
package final class InMemorySettings: SettingsRepository {
  private let settings: Mutex<Settings>

  package init(_ settings: Settings = .standard) {
    self.settings = Mutex(settings)
  }

  package func load() -> LoadedSettings {
    LoadedSettings(settings: settings.withLock { $0 })
  }

  package func save(_ changes: [SettingChange]) throws {
    try settings.withLock { settings in
      var changed = settings
      for change in changes {
        try changed.set(change.setting, to: change.text ?? change.setting.defaultText)
      }
      settings = changed
    }
  }

  package func resetAll() -> FilePath? {
    settings.withLock { $0 = .standard }
    return nil
  }
}
