import HearthData
import HearthDomain
import HearthPresentation
import TerminalKit

extension AppContainer {
  /// Reads the page Today, which has parts of all areas in the order of display.
  var todayReader: TodayReader {
    TodayReader(
      queries: useCases.today,
      parts: [
        SayingsTodayPart(sayingTools), PeopleTodayPart(personTools), ScheduleTodayPart(eventTools),
        ComingTodayPart(eventTools), MoodsTodayPart(moodTools), BooksTodayPart(bookTools),
        ReminderTodayPart(
          queries: useCases.reminders.queries, formatter: reminderFormatter, setup: reminderSetup),
      ])
  }

  /// Creates the coordinator of the full screen, in its state before the first event.
  package func appCoordinator(_ appearance: Appearance) -> AppCoordinator {
    var app = AppCoordinator(
      tabs: [
        TodayCoordinator(reader: todayReader, calendar: useCases.calendar),
        PeopleCoordinator(personTools), SayingsCoordinator(sayingTools),
        MoodsCoordinator(moodTools), ScheduleCoordinator(eventTools), BooksCoordinator(bookTools),
      ],
      appearance: appearance, profile: useCases.profile, finishWelcome: useCases.finishWelcome)
    app.features.journal = journalTools
    return app
  }

  /// Creates the full-screen session on the process's terminal. If `form` is given, opens that form
  /// first. `language` is the language at the start; it changes if the user changes the setting.
  func session(language: Language, forFormAt form: Route?, wasUnlocked: Bool) -> Session {
    let changes = access.watch?()
    let environment = configuration.environment
    let settings = useCases.settings.settings()
    let workRunner = ThreadWorkRunner(run: PlainThread.run)
    let terminal = ANSITerminal(
      environment: environment.variables(ColorLevel.environmentVariables),
      colorLevel: ColorLevel(
        configuration.color ?? settings.color, isTerminal: true, environment: environment),
      usesASCIIMarks: environment.usesASCIIMarks,
      wakeDescriptors: [changes?.descriptor, workRunner.descriptor].compactMap { $0 })
    var app = appCoordinator(
      Appearance(settings, beginningWith: language, colorLevel: terminal.colorLevel))
    app.features = AppFeatures(
      settings: settingsTools,
      commands: commandRunner, search: useCases.searchEverywhere,
      journal: runningChangeHooks(journalTools),
      conflicts: configuration.isDemo ? nil : ConflictTools(links: linkTools, sync: syncTools),
      profile: profileTools, reminderSetup: reminderSetup, reminderTimer: { timers.preferred },
      invalidRows: access.invalidRows,
      hookTroubles: { [hooks] in hooks?.drainTroubles().map(\.localizedMessage) ?? [] },
      news: unannouncedNews)
    if let form { app.open(forFormAt: form) }
    app.lockCover = LockCover(SessionLock(unlock: unlockProfile, wasUnlocked: wasUnlocked))
    app.isDemo = configuration.isDemo
    app.reminders = ReminderLine(configuration.isDemo ? nil : screenDelivery)
    if let waiter = configuration.isDemo ? nil : syncWaiter {
      let listener = SyncListener { [self] pause, cancellation in
        // Ignore errors here: the exchange meets the same ones and reports them.
        try? exchangeTools(TypedPasswords(), pause: pause).waitForChanges(
          until: cancellation, wake: waiter.start)
      }
      app.sync = SyncIndicator(
        syncTools.exchange.queries, wake: { waiter.start() },
        listen: { $0 ? listener.startIfNeeded() : listener.cancel() })
    }
    return Session(
      terminal: terminal, app: app, now: configuration.ambient.clock.now,
      editor: editor, workRunner: workRunner,
      storeChanged: { changes?.hasChanged() ?? false }, awoke: configuration.settings.discardCache,
      runCommand: { [self] in runOnTerminal($0, $1) })
  }
}
