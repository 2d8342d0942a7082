import HearthDomain

/// Dependencies of the settings commands and screens.
package struct SettingsTools {
  package let queries: SettingQueries
  package let changeSetting: ChangeSetting
  /// The language that applies if no language is set.
  package let language: Language
  private let isInstalled: @Sendable (CardFont) -> Bool

  package init(
    queries: SettingQueries, change: ChangeSetting, language: Language,
    isInstalled: @escaping @Sendable (CardFont) -> Bool
  ) {
    self.queries = queries
    self.changeSetting = change
    self.language = language
    self.isInstalled = isInstalled
  }

  /// Returns that the chosen font is not installed; nil if it is, and for any other setting.
  func missingFontNote(of setting: Setting, _ text: String) -> Words? {
    guard setting.key == .cardFont, let font = CardFont(rawValue: text) else { return nil }
    return isInstalled(font) ? nil : font.notInstalledNote
  }

  /// The settings commands, in the order of their help.
  package static var commands: [CommandEntry<SettingsTools>] {
    [
      CommandEntry(SettingsListCommand.init), CommandEntry(SettingsGetCommand.init),
      CommandEntry(SettingsSetCommand.init), CommandEntry(SettingsResetCommand.init),
    ]
  }
}
