import HearthDomain
import TerminalKit

extension AppCoordinator {
  mutating func openSettings() {
    attempt { app in
      guard let desk = app.desks.settings else { return }
      app.pages.profile = nil
      app.pages.settings = SettingsScreen.State(
        try desk.queries.all(), hasProfile: app.desks.profile != nil)
    }
  }

  mutating func closeSettings() {
    pages.settings = nil
    refresh()
  }

  /// Reads the values anew where they are shown; another program may have changed them.
  mutating func refreshSettings() {
    guard pages.settings != nil else { return }
    attempt { app in
      guard let entries = try app.desks.settings?.queries.all() else { return }
      app.pages.settings?.show(entries)
    }
  }

  mutating func handleInSettings(_ event: TerminalEvent) -> AppEffect? {
    guard var page = pages.settings else { return nil }
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleOverTabs(mouse)
    }
    let answer = SettingsScreen.answer(
      to: event.moved(by: AppLayout.tabBarHeight), &page, in: view.with(size: layout.content.size))
    pages.settings = page
    switch answer {
    case .ignored:
      guard case .key(let key) = event else { return nil }
      return handleGlobal(key)
    case .refused(let reason):
      tell(.refusal(reason))
      return nil
    case .handled(let output): return output.flatMap { perform($0) }
    }
  }

  private mutating func perform(_ output: SettingsScreen.Output) -> AppEffect? {
    switch output {
    case .closed:
      closeSettings()
      return nil
    case .profile:
      openProfile()
      return nil
    case .change(let setting, let words):
      return change(setting, to: SettingInput(setting: setting).text(words))
    case .reset(let setting): return change(setting, to: nil)
    }
  }

  /// Keeps the value and lives by it from now on; one that is not accepted stays in its field.
  private mutating func change(_ setting: Setting, to text: String?) -> AppEffect? {
    guard let desk = desks.settings else { return nil }
    var effect: AppEffect?
    attempt { app in
      do {
        try desk.change(setting, to: text)
      } catch DomainError.invalid(let issues) where app.pages.settings?.editing != nil {
        app.pages.settings?.editing?.error = Words(of: DomainError.invalid(issues))
        return
      }
      app.pages.settings?.editing = nil
      app.appearance.apply(desk.queries.settings(), otherwise: desk.language)
      app.refreshSettings()
      effect = .adjust
    }
    return effect
  }
}
