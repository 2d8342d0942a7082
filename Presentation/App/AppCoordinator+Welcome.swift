import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// Opens the welcome. The pages after the first are displayed only if commands can be run: the
  /// one about a picture if there is none yet, and the one about reminders if none arrive yet while
  /// the view is closed.
  mutating func showWelcome(name: DisplayName) {
    var pages: [WelcomeScreen.Page] = [.introduction]
    if features.commands != nil {
      if (try? profile.profile().picture) == nil { pages.append(.picture) }
      pages.append(.fileImport)
      if (try? features.reminderSetup?.isTimerRunning()) != true { pages.append(.reminderOffer) }
    }
    var state = WelcomeScreen.State(pages: pages, name: name.value)
    state.timer = features.reminderTimer()
    overlay = .welcome(state)
  }

  /// Switches the language of the view. It is saved together with the name.
  mutating func switchLanguage() -> AppEffect? {
    appearance.language = appearance.language == .korean ? .english : .korean
    return .applyAppearance
  }

  /// Saves the name and the language, and continues.
  mutating func saveNameAndContinue(_ name: DisplayName) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      effect = try app.saveNameAndLanguage(name)
      app.continueWelcome()
    }
    return effect
  }

  /// Ends the welcome on any of its pages, even if the name cannot be saved.
  mutating func skipWelcome(_ name: DisplayName?) -> AppEffect? {
    guard case .welcome(let state)? = overlay else { return nil }
    var effect: AppEffect?
    attempt { effect = try $0.saveNameAndLanguage(name) }
    endWelcome(state)
    return effect
  }

  private mutating func saveNameAndLanguage(_ name: DisplayName?) throws -> AppEffect? {
    if let name { try finishWelcome.begin(displayName: name) }
    return try saveLanguage()
  }

  /// Saves the current language if the settings have another one.
  private mutating func saveLanguage() throws -> AppEffect? {
    let language = appearance.language
    guard let tools = features.settings, let setting = Setting.named(SettingKey.language.name),
      (tools.queries.settings().language ?? tools.language) != language
    else { return nil }
    _ = try tools.changeSetting(setting, to: language.rawValue)
    return applySettings()
  }

  /// Displays the next page, or ends on Today.
  mutating func continueWelcome() {
    guard case .welcome(var state)? = overlay else { return }
    state.show(pageIndex: state.pageIndex + 1)
    if state.isFinished { endWelcome(state) } else { overlay = .welcome(state) }
  }

  /// Ends the welcome and displays Today, where each empty area explains how to begin.
  private mutating func endWelcome(_ state: WelcomeScreen.State) {
    attempt { try $0.finishWelcome(displayName: nil) }
    // If the welcome has already offered reminders, the first event must not offer them again.
    if state.page == .reminderOffer {
      attempt { try $0.features.reminderSetup?.recordTimerOffer(asking: true) }
    }
    overlay = nil
    refresh()
  }

  /// Uses the picture for the profile and returns to the welcome afterwards.
  mutating func choosePicture(_ typed: String) -> AppEffect? {
    enterCommand(ofWelcome: "profile edit --picture " + AppCoordinator.quotedPath(typed))
  }

  /// Imports the file and returns to the welcome afterwards.
  mutating func importFile(_ typed: String) -> AppEffect? {
    enterCommand(ofWelcome: "import " + AppCoordinator.quotedPath(typed))
  }

  /// Returns the path quoted for a command line. Removes quotes that it already has, which
  /// terminals add when a file is dragged into them.
  private static func quotedPath(_ typed: String) -> String {
    let words = ShellWords(typed)
    let isQuoted = words.words.count == 1 && words.openQuote == nil
    return ShellWords.quoted(
      isQuoted ? words.words[0].text : typed.normalizingWhitespace(keepingLines: false))
  }

  /// Sets up reminders; the welcome ends once that has succeeded.
  mutating func installReminders() -> AppEffect? { enterCommand(ofWelcome: "remind install") }

  private mutating func enterCommand(ofWelcome line: String) -> AppEffect? {
    guard case .welcome(var state)? = overlay else { return nil }
    state.errorMessage = nil
    attempt { app in
      if state.countsBeforeImport == nil {
        state.countsBeforeImport = try app.profile.summary().summary
      }
    }
    pausedWelcome = state
    return enterCommand(line)
  }

  /// Advances the paused welcome after its command succeeded: leaves the page about the picture or
  /// reminders, or clears the field for the next file.
  mutating func advanceWelcome(after outcome: CommandOutcome) {
    guard var state = pausedWelcome, outcome.errorMessage == nil, !outcome.isStopped else { return }
    state.show(pageIndex: state.pageIndex + (state.page == .fileImport ? 0 : 1))
    pausedWelcome = state
  }

  /// Displays the error where the command was entered: in the welcome, or in the command line, to
  /// be corrected there.
  mutating func showCommandError(_ line: String, _ trouble: Words) {
    guard pausedWelcome != nil else { return openCommandLine(line, trouble: trouble) }
    pausedWelcome?.errorMessage = trouble
    overlay = nil
  }

  /// Displays the paused welcome again, with the number of imported items, once nothing covers it
  /// and no command runs. Ends it if no page is left.
  mutating func resumeWelcome() {
    guard var state = pausedWelcome, overlay == nil, !isCommandRunning, !lockCover.isOn else {
      return
    }
    pausedWelcome = nil
    attempt { app in
      guard let before = state.countsBeforeImport else { return }
      state.importedCounts = try app.profile.summary().summary.increase(since: before)
    }
    if state.isFinished { endWelcome(state) } else { overlay = .welcome(state) }
  }
}
