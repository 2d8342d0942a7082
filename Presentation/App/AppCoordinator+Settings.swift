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

  /// Saves the value and applies it. A value that is not accepted stays in its field.
  mutating func changeSetting(_ setting: Setting, to text: String?) -> AppEffect? {
    guard let tools = features.settings else { return nil }
    var effect: AppEffect?
    attempt { app in
      let said: Words
      let remark: Words?
      do {
        let before = try tools.queries.entry(of: setting).text
        let kept = try tools.changeSetting(setting, to: text)
        let entry = SettingEntry(setting, text: kept, isFixed: false)
        remark = tools.missingFontNote(of: setting, kept)
        said =
          text == nil
          ? SettingNotices.resetNotice(setting) : SettingNotices.changedNotice(entry, from: before)
      } catch DomainError.invalid(let issues)
        where app.screens[AppPage.settings]?.editing != nil
      {
        app.screens[AppPage.settings]?.editing?.error = Words(
          of: DomainError.invalid(issues))
        return
      }
      app.screens[AppPage.settings]?.editing = nil
      // No notice is needed, because the row displays the new value. The undo key reverts this
      // change; if nothing was changed, it asks first.
      let new = app.markNewChangesReported()
      if new.isEmpty { app.forgetReportedChanges() }
      app.lastMessage = LastMessage(
        content: .text(UndoWords.hinted(said, for: new)), changes: new)
      effect = app.applySettings()
      app.refreshPages()
      if let remark { app.showNotice(.success(remark)) }
    }
    return effect
  }

  /// Applies the appearance and the language of the current settings.
  mutating func applySettings() -> AppEffect? {
    guard let tools = features.settings else { return nil }
    appearance.apply(tools.queries.settings(), defaultLanguage: tools.language)
    return .applyAppearance
  }
}
