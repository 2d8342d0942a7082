import HearthDomain

/// What the commands and screens of settings work with.
package struct SettingsTools {
  package let queries: SettingQueries
  package let change: ChangeSetting
  /// The language where the settings name none.
  package let language: Language

  package init(queries: SettingQueries, change: ChangeSetting, language: Language) {
    self.queries = queries
    self.change = change
    self.language = language
  }

  /// The commands of `settings`, in the order of their help.
  package static var commands: [CommandEntry<SettingsTools>] {
    [
      CommandEntry(SettingsListCommand.init), CommandEntry(SettingsGetCommand.init),
      CommandEntry(SettingsSetCommand.init), CommandEntry(SettingsResetCommand.init),
    ]
  }
}
