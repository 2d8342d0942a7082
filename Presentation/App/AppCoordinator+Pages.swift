import HearthDomain
import TerminalKit

extension AppCoordinator {
  /// The overlay that covers everything; nil if there is none. Setting it replaces an existing
  /// overlay.
  var overlay: AppPage? {
    get { screens.front.flatMap { $0.title == nil ? $0 : nil } }
    set {
      if overlay != nil { screens.pop() }
      if let newValue { screens.push(newValue) }
    }
  }

  /// The page displayed in place of the front tab; nil if there is none.
  var page: AppPage? { screens.pages.last { $0.title != nil } }

  /// Closes all pages, so that the tabs are visible below the overlay.
  mutating func closePages() {
    let front = overlay
    screens.removeAll()
    overlay = front
  }

  mutating func handleInOverlay(_ event: TerminalEvent) -> AppEffect? {
    let view = view
    guard case .handled(let effect?)? = screens.front?.handle(event, in: view) else { return nil }
    return perform(effect)
  }

  mutating func handle(_ event: TerminalEvent, in page: AppPage) -> AppEffect? {
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleTabBarMouse(mouse)
    }
    let help = Key(.function(1))
    if event == .key(help), page.takesText, page[AppPage.settings] == nil {
      return handleGlobalKey(help)
    }
    let content = view.with(size: layout.content.size)
    switch screens.front?.handle(event.movedUp(by: AppLayout.tabBarHeight), in: content) {
    case .ignored, nil:
      // In the global search, any key may be part of the search text.
      guard case .key(let key) = event, page[AppPage.search] == nil else { return nil }
      return handleGlobalKey(key)
    case .refused(let reason):
      showNotice(.refusal(reason))
      return nil
    case .handled(let effect): return effect.flatMap { perform($0) }
    }
  }

  mutating func perform(_ effect: PageEffect) -> AppEffect? {
    switch effect {
    case .back: closeFrontScreen()
    case .showMessage(let words): overlay = .message(MessageScreen.State(message: words))
    case .answerQuestion(let isConfirmed): return passAnswerToAsker(isConfirmed)
    case .ask(let question, let effect):
      screens.askQuestion(question, before: effect)
      overlay = .confirm(ConfirmScreen.State(question: question))
    case .showWelcome:
      attempt { app in app.showWelcome(name: try app.profile.profile().displayName) }
    case .switchLanguage: return switchLanguage()
    case .saveName(let name): return saveNameAndContinue(name)
    case .continueWelcome: continueWelcome()
    case .skipWelcome(let name): return skipWelcome(name)
    case .choosePicture(let path): return choosePicture(path)
    case .importFile(let path): return importFile(path)
    case .installReminders: return installReminders()
    case .showCommandLine: openCommandLine()
    case .runCommand(let line): return enterCommand(line)
    case .completeCommand(let beginning): completeCommand(beginning)
    case .stopCommand: stopCommand()
    case .changeSetting(let setting, let words):
      return changeSetting(setting, to: SettingInput(setting: setting).storedText(words))
    case .resetSetting(let setting): return changeSetting(setting, to: nil)
    case .showProfile: openProfile()
    case .showProfileForm: openProfileForm()
    case .editProfile(let changes): return saveProfile(changes)
    case .switchProfile(let entry): return switchProfile(entry)
    case .runOnTerminal(let arguments): return .runOnTerminal(arguments)
    case .lockProfile: updateLockCover { $0.coverAndForgetSessions() }
    case .readHistory(let isMore): readHistory(isMore: isMore)
    case .showHistoryEntry(let name): showHistoryEntry(name)
    case .undoChanges(let name): return undoChanges([name])
    case .undoLastReported:
      overlay = nil
      return undoChanges()
    case .settleConflict(let source, let side): settleConflict(source, taking: side)
    case .addEntry(let area):
      overlay = nil
      return openNewEntryForm(in: area)
    case .answerReminder(let reminder, let route, let key):
      return answerReminder(reminder, at: route, by: key)
    case .askSnooze(let reminder): askSnooze(reminder)
    case .snoozeReminder(let reminder, let until): snooze(reminder, until: until)
    case .dismissReminder(let reminder): dismiss(reminder)
    case .find(let text): search(text)
    case .open(let route): openSearchResult(route)
    }
    return nil
  }

  /// Closes the screen in front. The tab below is refreshed if the screen may have changed its
  /// data.
  private mutating func closeFrontScreen() {
    switch screens.front {
    case .settings, .search, .history, .conflicts:
      screens.pop()
      refresh()
    case .entry, .profile, .profileForm, .help, .confirm, .message, .welcome, .command,
      .commandOutput,
      .commandProgress, .choice, .reminders, nil:
      screens.pop()
    }
  }

  /// Passes the answer to whatever asked the question: a command, a tab or a page.
  private mutating func passAnswerToAsker(_ isConfirmed: Bool) -> AppEffect? {
    overlay = nil
    if let line = commandLine.lineAwaitingAnswer { return answerQuestion(isConfirmed, to: line) }
    guard screens.isAskingQuestion else {
      return performInFrontTab { try $0.receive(.answered(isConfirmed)) }
    }
    return screens.resolveQuestion(isConfirmed).flatMap { perform($0) }
  }

  /// Reads the pages over the tabs again. Text being typed is kept.
  mutating func refreshPages() {
    attempt { try $0.rereadPages() }
  }

  /// Reads the pages over the tabs again. A page that cannot be read stays unchanged and does not
  /// prevent the others; its error is thrown at the end.
  mutating func rereadPages() throws {
    let reader = self
    var trouble: (any Error)?
    try screens.reread { page in
      do { try page.reread(with: reader) } catch { trouble = error }
    }
    if let trouble { throw trouble }
  }

  mutating func showHelp() {
    let title = page?.title ?? tabs.front.area.title
    overlay = .help(
      HelpScreen.State(
        title: Words(ko: "\(title.ko) 화면의 단축키", en: "Keys on \(title.en)"),
        entries: helpPageKeyHelp))
  }
}
