import HearthDomain

extension AppCoordinator {
  mutating func openSettings() {
    attempt { app in
      guard let tools = app.features.settings else { return }
      let state = SettingsScreen.State(
        try tools.queries.all(), hasProfile: app.features.profile != nil)
      app.closePages()
      app.screens.push(.settings(state))
    }
  }

  /// Keeps the value and lives by it from now on; one that is not accepted stays in its field.
  mutating func change(_ setting: Setting, to text: String?) -> AppEffect? {
    guard let tools = features.settings else { return nil }
    var effect: AppEffect?
    attempt { app in
      let said: Words
      do {
        let before = try tools.queries.entry(of: setting).text
        let kept = try tools.change(setting, to: text)
        let entry = SettingEntry(setting, text: kept, isFixed: false)
        said =
          text == nil
          ? SettingNotices.reset(setting) : SettingNotices.changed(entry, from: before)
      } catch DomainError.invalid(let issues)
        where app.screens[AppPage.settings]?.editing != nil
      {
        app.screens[AppPage.settings]?.editing?.error = Words(
          of: DomainError.invalid(issues))
        return
      }
      app.screens[AppPage.settings]?.editing = nil
      // The row says it already; the next key takes back this change, and where there is none to
      // take back, nothing unasked.
      let new = app.newlyTold()
      if new.isEmpty { app.forgetTold() }
      app.lastAnswer = LastAnswer(
        form: .said(new.isEmpty ? said : TakeBackWords.offer(after: said)), changes: new)
      effect = app.liveBySettings()
      app.refreshPages()
    }
    return effect
  }

  /// Looks and speaks as the settings say by now.
  mutating func liveBySettings() -> AppEffect? {
    guard let tools = features.settings else { return nil }
    appearance.apply(tools.queries.settings(), otherwise: tools.language)
    return .adjust
  }
}
