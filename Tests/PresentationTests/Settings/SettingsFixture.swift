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
    SettingsTools.commands.map { $0.using { $0.tools(.english) } }
  }

  private func tools(_ language: Language) -> SettingsTools {
    SettingsTools(
      queries: queries, change: change, language: language, isInstalled: { $0 != .gaegu })
  }

  func app(_ language: Language, size: Size = Size(width: 80, height: 24)) -> AppCoordinator {
    var app = AppCoordinator(
      [ShelfTab(.today), ShelfTab(.people)], on: store,
      Appearance(repository.load().settings, beginningWith: language, colorLevel: .truecolor))
    app.features.settings = tools(language)
    app.resize(to: size)
    app.start()
    return app
  }
}
