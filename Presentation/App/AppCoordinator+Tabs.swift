import TerminalKit

extension AppCoordinator {
  mutating func handleInTab(_ event: TerminalEvent) -> AppEffect? {
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleTabBarMouse(mouse)
    }
    if handleReturnKey(by: event) { return nil }
    var isForTheApp = false
    let contentView = view.with(size: layout.content.size)
    let effect = performInFrontTab { tab in
      let outcome = try tab.handle(event.movedUp(by: AppLayout.tabBarHeight), in: contentView)
      isForTheApp = outcome == .ignored
      return outcome
    }
    guard isForTheApp, case .key(let key) = event else { return effect }
    return handleGlobalKey(key)
  }

  mutating func handleTabBarMouse(_ mouse: MouseEvent) -> AppEffect? {
    if mouse.isLeftPress, !tabs.front.status.isQuestionOpen,
      let index = tabBar.tab(
        at: mouse.position, in: layout.tabs.insetBy(left: 1), widths: appearance.widths)
    {
      openTab(index)
    }
    return nil
  }

  mutating func handleGlobalKey(_ key: Key) -> AppEffect? {
    switch globalKeys.meaning(of: key) {
    case nil:
      explainUnknownKey(key)
      return nil
    case .disabled(let reason):
      showNotice(.refusal(reason))
      return nil
    case .action(let action): return perform(action)
    }
  }

  /// Displays how to list the keys when a letter has no meaning; once for each letter.
  private mutating func explainUnknownKey(_ key: Key) {
    guard case .character(let character) = key.code, key.modifiers.isEmpty, notice == nil,
      !character.isWhitespace, explainedUnknownKeys.insert(key).inserted
    else { return }
    showNotice(
      .refusal(
        Words(
          ko: "\(key.name) 키는 여기서 쓰지 않아요. ?를 누르면 쓸 수 있는 키가 모두 보여요.",
          en: "\(key.name) does nothing here. Press ? to see the keys that work.")))
  }

  mutating func perform(_ action: AppAction) -> AppEffect? {
    switch action {
    case .open(let area): if let place = tabs.index(of: area) { openTab(place) }
    case .nextTab: openTab(tabs.index(stepsFromFront: 1))
    case .previousTab: openTab(tabs.index(stepsFromFront: -1))
    case .back:
      if page != nil { return perform(PageEffect.back) }
      guard tabs.front.status.canGoBack else { return .quit }
      sendToFrontTab(.goBack)
    case .refresh:
      refresh()
      refreshPages()
    case .settings: openSettings()
    case .search: openSearch()
    case .conflicts: openConflicts()
    case .backToOrigin: returnToOrigin()
    case .command: openCommandLine()
    case .openReminders: openReminders()
    case .hideReminders: reminders.hide()
    case .undoChanges: return undoChanges()
    case .redo: return redo()
    case .history: openHistory()
    case .selectionHistory: openHistory(of: tabs.front.status.selection)
    case .lastMessage: showLastMessage()
    case .help: showHelp()
    case .suspend: return .suspend
    case .repaint: return .repaint
    case .interrupt: return .interrupt
    }
    return nil
  }

  private mutating func openTab(_ place: Int) {
    tabs.bringToFront(place)
    closePages()
    returnTarget = nil
    refresh()
  }

  /// Opens the tab of the route. Returns whether the thing exists.
  @discardableResult
  mutating func go(to route: Route) -> Bool {
    guard let place = tabs.index(of: route.area) else {
      refresh()
      return false
    }
    openTab(place)
    var isThere = false
    attempt {
      try $0.tabs.withFrontTab { try $0.show(route) }
      isThere = true
    }
    return isThere
  }

  mutating func refresh() {
    attempt { try $0.tabs.withFrontTab { try $0.refresh() } }
    reminders.removeOutdated()
  }

  /// Sends an event to the front tab and ignores the outcome.
  mutating func sendToFrontTab(_ event: TabEvent) {
    attempt { app in _ = try app.tabs.withFrontTab { try $0.receive(event) } }
  }

  /// Lets the front tab act and carries out the outcome.
  @discardableResult
  mutating func performInFrontTab(
    _ act: (inout any TabCoordinator) throws -> TabOutcome
  ) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      switch try app.tabs.withFrontTab(act) {
      case .ignored: break
      case .handled: app.recordUnreportedChanges()
      case .refused(let reason): app.showNotice(.refusal(reason))
      case .showMessage(let words):
        app.reminders.removeOutdated()
        app.report(done: words)
      case .saved(let words):
        app.reminders.removeOutdated()
        app.report(saved: words)
      case .savedEntry(let words, let printed):
        app.reminders.removeOutdated()
        app.report(done: words)
        app.formLaunch?.savedMessage = printed
      case .askQuestion(let question):
        app.overlay = .confirm(ConfirmScreen.State(question: question))
      case .goTo(let route): app.go(to: route)
      case .openFromCalendar(let route): app.openRememberingOrigin(route)
      case .performAction(let route, let key):
        effect = app.performAction(on: route, by: key.map { .character($0) })
      case .chooseWhatToAdd: app.overlay = .choice(.choosingWhatToAdd(to: app.tabs.areas))
      case .openEditor(let text): effect = .openEditor(text)
      case .startWork(let work): effect = .startWork(work)
      case .useCardTheme(let theme): app.appearance.sayingLook.theme = theme
      case .copy(let text, let words):
        effect = .copy(text)
        app.showNotice(.success(words))
      }
    }
    return effect
  }

  var globalKeys: Keymap<AppAction> {
    if page == nil, tabs.front.status.isQuestionOpen { return AppKeys.questionKeymap }
    return AppKeys.keymap(
      areas: tabs.areas, canGoBack: page != nil || tabs.front.status.canGoBack,
      journal: journalKeys, hasReminders: reminders.isDelivering,
      showsReminder: !reminders.displayed.isEmpty, hasAnswer: lastMessage != nil,
      hasSearch: features.search != nil, left: returnTarget?.origin,
      hasSettings: features.settings != nil, hasCommands: features.commands != nil,
      hasConflicts: features.conflicts != nil)
  }
}

extension TerminalEvent {
  /// Returns the event with the mouse position for a rect that starts `rows` rows further down.
  func movedUp(by rows: Int) -> TerminalEvent {
    guard case .mouse(let mouse) = self else { return self }
    let position = Position(x: mouse.position.x, y: mouse.position.y - rows)
    return .mouse(MouseEvent(mouse.action, at: position, modifiers: mouse.modifiers))
  }
}
