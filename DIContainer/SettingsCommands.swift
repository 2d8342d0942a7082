import HearthPresentation

extension AppContainer {
  /// The commands of `settings`, in the order of their help.
  static var settingsCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(SettingsListCommand.self) { SettingsListCommand(queries: $0.useCases.settings) },
      CommandEntry(SettingsGetCommand.self) { SettingsGetCommand(queries: $0.useCases.settings) },
      CommandEntry(SettingsSetCommand.self) {
        SettingsSetCommand(queries: $0.useCases.settings, change: $0.useCases.changeSetting)
      },
      CommandEntry(SettingsResetCommand.self) {
        SettingsResetCommand(queries: $0.useCases.settings, change: $0.useCases.changeSetting)
      },
    ]
  }
}
