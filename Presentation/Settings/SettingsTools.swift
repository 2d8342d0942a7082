import HearthDomain

/// Dependencies of the settings commands and screens.
package struct SettingsTools {
  package let queries: SettingQueries
  package let changeSetting: ChangeSetting
  /// The language that applies if no language is set.
  package let language: Language

  package init(queries: SettingQueries, change: ChangeSetting, language: Language) {
    self.queries = queries
    self.changeSetting = change
    self.language = language
  }

  /// The settings commands, in the order of their help.
  package static var commands: [CommandEntry<SettingsTools>] {
    [
      CommandEntry(SettingsListCommand.init), CommandEntry(SettingsGetCommand.init),
      CommandEntry(SettingsSetCommand.init), CommandEntry(SettingsResetCommand.init),
    ]
  }
}
