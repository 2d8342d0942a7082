import CLibrary
import HearthData
import HearthDomain
import HearthPresentation

/// A run of the program, from its arguments to its exit status.
package struct Program {
  /// The arguments; nil if the system provided none.
  private let arguments: ProcessArguments?
  private let environment: Environment

  package init(arguments: ProcessArguments?, environment: Environment) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program, and returns the exit status.
  package func run() -> Int32 {
    // Ignore the signal, so that exceeding a limit of file sizes is a write error with a message,
    // like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    // Read the settings in every run, so that errors in them are always reported.
    let file = SettingsFile(environment: environment)
    let loaded = file.load()
    func console(_ globals: GlobalOptions) -> Console {
      var console = Console.standard(
        globals, settings: loaded.settings, environment: environment,
        pager: .system(environment: environment.variables(Pager.variables)))
      console.noteSettingFaults(loaded.faults)
      console.reportUnknownZone(environment)
      return console
    }
    var opened: AppContainer?
    let (status, _) = AppContainer.commands.parseAndRun(
      arguments?.texts ?? [], home: environment.path("HOME"), console: console,
      context: {
        let container = try container($0, file)
        opened = container
        return container
      },
      noCommand: { opened = try runWithoutCommand($0, file, in: &$1) },
      concluding: { opened?.conclude($0, in: &$1) })
    return status.rawValue
  }

  private func container(_ globals: GlobalOptions, _ file: SettingsFile) throws -> AppContainer {
    guard globals.usesDemoStore else {
      return AppContainer(
        try AppConfiguration(globals, environment: environment, settings: file))
    }
    return try AppContainer(demo: globals, environment: environment, settings: file.load().settings)
  }

  /// Opens the full screen or, if that is not possible, prints Today. Returns the container if
  /// Today was printed.
  private func runWithoutCommand(
    _ globals: GlobalOptions, _ file: SettingsFile, in console: inout Console
  ) throws -> AppContainer? {
    // If the arguments are unknown, the user may have wanted something else than Today.
    if arguments == nil { throw ConsoleError.argumentsUnavailable }
    let isPrinted = !opensFullScreen(globals, on: console)
    var globals = globals
    globals.storeNeed = isPrinted ? .inMemory : .created
    let container = try container(globals, file)
    if isPrinted {
      try container.requireUnlocked(&console)
      if globals.usesDemoStore { console.reportDemo() }
      try TodayCommand(reader: container.todayReader)
        .run(ParsedInput(none: TodayCommand.spec), in: &console)
      return container
    }
    console.noteHookTroubles(try container.openFullScreen(language: console.language))
    container.reportNewStore(in: &console)
    if container.access.hasCommitted() { container.announceNews(in: &console) }
    return nil
  }

  private func opensFullScreen(_ globals: GlobalOptions, on console: Console) -> Bool {
    console.traits.inputIsTerminal && console.traits.outputIsTerminal
      && !globals.disablesFullScreen && !globals.wantsJSON
      && AppContainer.hasFullScreen(environment)
  }
}

extension AppContainer {
  /// Notes what is to be said after the command, and starts what follows from a change.
  fileprivate func conclude(_ status: ExitStatus, in console: inout Console) {
    if status == .unavailable {
      // Do not list invalid rows here, since the command's own error says what stopped it.
      if access.hasCommitted() { console.reportSavedChanges() }
    } else {
      let odd = access.invalidRows()
      if !odd.isEmpty { console.noteInvalidRows(isLocked ? odd.map { $0.withHashedID } : odd) }
    }
    recordIrreversibleAction(in: console)
    offerUndo(in: &console)
    offerReminderSetup(in: &console)
    reportNewStore(in: &console)
    if !access.writtenEntries().isEmpty { announceNews(in: &console) }
    if access.hasRecordedForSync() {
      reportSyncProblem(in: &console)
      syncWaiter?.start()
    }
    console.noteHookTroubles(runChangeHooks())
  }
}

extension Console {
  /// Reports that UTC is used if `TZ` contains an unknown time zone.
  fileprivate mutating func reportUnknownZone(_ environment: Environment) {
    guard
      let name = ZoneFinder(environment: environment.bytes(of: ZoneFinder.variables))
        .unknownVariable
    else { return }
    printPrefixedNote(
      language(
        ko: "TZ에 적힌 시간대를 몰라서 UTC로 보여 드려요: \(name.quotable()). Asia/Seoul처럼 적어 주세요.",
        en: "The time zone in TZ is not known, so UTC is used: \(name.quotable()). Write it like"
          + " Asia/Seoul."))
  }
}
