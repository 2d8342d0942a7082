import HearthPresentation

extension AppContainer {
  /// Every command of the program, with how the container makes it.
  static var commands: CommandTable<AppContainer> {
    CommandTable(
      [CommandEntry(TodayCommand.self) { TodayCommand(reader: $0.todayReader) }]
        + peopleCommands + sayingCommands + moodCommands + scheduleCommands + bookCommands
        + reminderCommands + safekeepingCommands + ownCommands)
  }

  /// The commands about the program itself and its user.
  private static var ownCommands: [CommandEntry<AppContainer>] {
    [
      CommandEntry(ProfileShowCommand.self) { ProfileShowCommand(queries: $0.useCases.profile) },
      CommandEntry(ProfileEditCommand.self) {
        ProfileEditCommand(rename: $0.useCases.renameProfile, queries: $0.useCases.profile)
      },
    ] + settingsCommands + [CommandEntry(VersionCommand.self) { $0.versionCommand }]
  }
}
