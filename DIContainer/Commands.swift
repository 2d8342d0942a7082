import HearthData
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// The table of all commands, each with a closure that creates it.
  package static var commands: CommandTable<AppContainer> {
    CommandTable(
      groups: [
        CommandGroup("today") {
          [CommandEntry(TodayCommand.self) { TodayCommand(reader: $0.todayReader) }]
        },
        CommandGroup("calendar") {
          [CommandEntry(CalendarCommand.self) { CalendarCommand(queries: $0.useCases.calendar) }]
            + EventTools.calendarCommands.map { $0.using(\.eventTools) }
            + LinkTools.subscriptionCommands.map { $0.using(\.linkTools) }
        },
        CommandGroup("search") {
          [
            CommandEntry(SearchCommand.self) {
              SearchCommand(
                search: $0.useCases.searchEverywhere,
                formatter: SearchFormatter(clock: $0.configuration.ambient.clock))
            }
          ]
        },
        CommandGroup("person", "contact", "water", of: \.personTools) { PersonTools.commands },
        CommandGroup("saying", "say", of: \.sayingTools) { SayingTools.commands },
        CommandGroup("mood", "feel", of: \.moodTools) { MoodTools.commands },
        CommandGroup("event", "plan", of: \.eventTools) { EventTools.commands },
        CommandGroup("todo", "event", of: \.eventTools) { EventTools.toDoCommands },
        CommandGroup("link", of: \.linkTools) { LinkTools.commands },
        CommandGroup("book", "read", of: \.bookTools) { BookTools.commands },
        CommandGroup("remind", of: \.reminderTools) { ReminderTools.commands },
        CommandGroup("status") { statusCommands },
        CommandGroup("report") {
          [
            CommandEntry(ReportCommand.self) {
              ReportCommand(
                read: ReadReport(
                  store: $0.access.store, clock: $0.configuration.ambient.clock),
                files: $0.files)
            }
          ]
        },
        CommandGroup("undo", "redo", "log", of: \.journalTools) { JournalTools.commands },
        CommandGroup("sync", "account", of: \.syncTools) { SyncCommandTools.commands },
        CommandGroup("mirror") {
          [
            CommandEntry(MirrorCommand.self) { container in
              MirrorCommand(
                queries: container.useCases.calendar, pageFolder: { DailyPages(in: $0) },
                reportProgress: container.reportProgress)
            }
          ]
        },
        CommandGroup("backup", "restore", "export", "import", "doctor") { safekeepingCommands },
        CommandGroup("profile", of: \.profileTools) { ProfileTools.commands },
        CommandGroup("settings", of: \.settingsTools) { SettingsTools.commands },
        CommandGroup("demo") { demoCommands },
        CommandGroup("mcp") { assistantCommands },
        CommandGroup("completions") { completionCommands },
        CommandGroup("feedback") { [CommandEntry(FeedbackCommand.self) { $0.feedbackCommand }] },
        CommandGroup("version") { [CommandEntry(VersionCommand.self) { $0.versionCommand }] },
      ], commandGuard: { try $0.requireUnlocked(&$1) })
  }
}
