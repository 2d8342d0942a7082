import HearthData
import HearthDomain
import HearthTestSupport
import TerminalKit

@testable import HearthPresentation

/// Settings in memory, and the commands and screens that change them.
struct SettingsFixture {
  let repository: InMemorySettings
  let store = InMemoryStore()

  init(_ changes: [String: String] = [:]) throws {
    var settings = Settings.standard
    for (name, text) in changes.sorted(by: { $0.key < $1.key }) {
      if let setting = Setting.named(name) { try settings.set(setting, to: text) }
    }
    repository = InMemorySettings(settings)
    try FinishWelcome(store: store, now: .fixed("2026-11-20T09:00"))(displayName: nil)
  }

  var queries: SettingQueries { SettingQueries(repository: repository, store: store) }
  var change: ChangeSetting { ChangeSetting(repository: repository, store: store) }

  static var entries: [CommandEntry<SettingsFixture>] {
    [
      CommandEntry(SettingsListCommand.self) { SettingsListCommand(queries: $0.queries) },
      CommandEntry(SettingsGetCommand.self) { SettingsGetCommand(queries: $0.queries) },
      CommandEntry(SettingsSetCommand.self) {
        SettingsSetCommand(queries: $0.queries, change: $0.change)
      },
      CommandEntry(SettingsResetCommand.self) {
        SettingsResetCommand(queries: $0.queries, change: $0.change)
      },
    ]
  }

  func app(_ language: Language, size: Size = Size(width: 80, height: 24)) -> AppCoordinator {
    var app = AppCoordinator(
      [ShelfTab(.today), ShelfTab(.people)], on: store,
      Appearance(repository.load().settings, beginningWith: language, colors: .truecolor))
    app.features.settings = SettingsTools(queries: queries, change: change, language: language)
    app.resize(to: size)
    app.start()
    return app
  }
}
