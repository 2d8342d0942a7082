import HearthPresentation

extension AppContainer {
  /// Every command of the program, with how the container makes it.
  public static var commands: CommandTable<AppContainer> {
    CommandTable(
      groups: [
        CommandGroup("today") {
          [CommandEntry(TodayCommand.self) { TodayCommand(reader: $0.todayReader) }]
        },
        CommandGroup("calendar") {
          [CommandEntry(CalendarCommand.self) { CalendarCommand(queries: $0.useCases.calendar) }]
        },
        CommandGroup("search") { searchCommands },
        CommandGroup("person", "contact", "water") { peopleCommands },
        CommandGroup("saying", "say") { sayingCommands },
        CommandGroup("mood", "feel") { moodCommands },
        CommandGroup("event", "plan") { scheduleCommands },
        CommandGroup("book", "read") { bookCommands },
        CommandGroup("remind") { reminderCommands },
        CommandGroup("backup", "restore", "export", "import", "doctor") { safekeepingCommands },
        CommandGroup("profile") { profileCommands },
        CommandGroup("settings") { settingsCommands },
        CommandGroup("demo") { demoCommands },
        CommandGroup("completions") { completionCommands },
        CommandGroup("feedback") { [CommandEntry(FeedbackCommand.self) { $0.feedbackCommand }] },
        CommandGroup("version") { [CommandEntry(VersionCommand.self) { $0.versionCommand }] },
      ], keeper: { try $0.letIn(&$1) })
  }
}
