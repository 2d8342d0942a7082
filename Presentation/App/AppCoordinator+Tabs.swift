import TerminalKit

extension AppCoordinator {
  mutating func handleInTab(_ event: TerminalEvent) -> AppEffect? {
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleOverTabs(mouse)
    }
    if returnsToOrigin(by: event) { return nil }
    var isForTheApp = false
    let contentView = view.with(size: layout.content.size)
    let effect = settle { tab in
      let outcome = try tab.handle(event.moved(by: AppLayout.tabBarHeight), in: contentView)
      isForTheApp = outcome == .ignored
      return outcome
    }
    guard isForTheApp, case .key(let key) = event else { return effect }
    return handleGlobal(key)
  }

  mutating func handleOverTabs(_ mouse: MouseEvent) -> AppEffect? {
    if mouse.isLeftPress, !tabs.front.condition.isDialog,
      let index = tabBar.tab(
        at: mouse.position, in: layout.tabs.margins(left: 1), widths: appearance.widths)
    {
      open(index)
    }
    return nil
  }

  mutating func handleGlobal(_ key: Key) -> AppEffect? {
    switch globalKeys.meaning(of: key) {
    case nil:
      explainUnknownKey(key)
      return nil
    case .disabled(let reason):
      tell(.refusal(reason))
      return nil
    case .action(let action): return perform(action)
    }
  }

  /// Explains, once for each letter without a meaning here, how to list the keys.
  private mutating func explainUnknownKey(_ key: Key) {
    guard case .character(let character) = key.code, key.modifiers.isEmpty, notice == nil,
      !character.isWhitespace, unknownKeys.insert(key).inserted
    else { return }
    tell(
      .refusal(
        Words(
          ko: "\(key.name) 키는 여기서 쓰지 않아요. ?를 누르면 쓸 수 있는 키가 모두 보여요.",
          en: "\(key.name) does nothing here. ? shows every key that does.")))
  }

  mutating func perform(_ action: AppAction) -> AppEffect? {
    switch action {
    case .open(let area): if let place = tabs.place(of: area) { open(place) }
    case .nextTab: open(tabs.place(stepsFromFront: 1))
    case .previousTab: open(tabs.place(stepsFromFront: -1))
    case .back:
      if page != nil { return perform(PageEffect.back) }
      guard tabs.front.condition.canGoBack else { return .quit }
      tell(tab: .left)
    case .refresh:
      refresh()
      refreshPages()
    case .settings: openSettings()
    case .search: openSearch()
    case .conflicts: openConflicts()
    case .backToOrigin: returnToOrigin()
    case .command: openCommandLine()
    case .openReminder: openReminders()
    case .hideReminders: reminders.putAway()
    case .undoChanges: return undoChanges()
    case .redo: return redo()
    case .history: openHistory()
    case .thingHistory: openHistory(of: tabs.front.condition.selection)
    case .lastAnswer: showLastMessage()
    case .help: showHelp()
    case .suspend: return .suspend
    case .repaint: return .repaint
    case .interrupt: return .interrupt
    }
    return nil
  }

  private mutating func open(_ place: Int) {
    tabs.bringToFront(place)
    closePages()
    left = nil
    refresh()
  }

  /// Opens the tab of the route. Returns whether the thing exists.
  @discardableResult
  mutating func go(to route: Route) -> Bool {
    guard let place = tabs.place(of: route.area) else {
      refresh()
      return false
    }
    open(place)
    var isThere = false
    attempt {
      try $0.tabs.actInFront { try $0.show(route) }
      isThere = true
    }
    return isThere
  }

  mutating func refresh() {
    attempt { try $0.tabs.actInFront { try $0.refresh() } }
    reminders.removeOutdated()
  }

  /// Sends the front tab an event whose outcome does not matter.
  mutating func tell(tab event: TabEvent) {
    attempt { app in _ = try app.tabs.actInFront { try $0.receive(event) } }
  }

  /// Lets the front tab act and carries out the outcome.
  @discardableResult
  mutating func settle(
    _ act: (inout any TabCoordinator) throws -> TabOutcome
  ) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      switch try app.tabs.actInFront(act) {
      case .ignored: break
      case .handled: app.recordUnreportedChanges()
      case .refused(let reason): app.tell(.refusal(reason))
      case .told(let words):
        app.reminders.removeOutdated()
        app.tell(done: words)
      case .saved(let words):
        app.reminders.removeOutdated()
        app.tell(saved: words)
      case .kept(let words, let printed):
        app.reminders.removeOutdated()
        app.tell(done: words)
        app.formLaunch?.kept = printed
      case .asks(let question): app.overlay = .confirm(ConfirmScreen.State(question: question))
      case .goes(let route): app.go(to: route)
      case .visits(let route): app.visit(route)
      case .acts(let route, let key): effect = app.act(on: route, by: key.map { .character($0) })
      case .adds: app.overlay = .choice(.adding(to: app.tabs.areas))
      case .writes(let text): effect = .write(text)
      case .works(let work): effect = .work(work)
      case .paints(let theme): app.appearance.sayings.theme = theme
      case .copies(let text, let words):
        effect = .copy(text)
        app.tell(.done(words))
      }
    }
    return effect
  }

  var globalKeys: Keymap<AppAction> {
    if page == nil, tabs.front.condition.isDialog { return AppKeys.duringQuestion }
    return AppKeys.keymap(
      areas: tabs.areas, canGoBack: page != nil || tabs.front.condition.canGoBack,
      journal: journalKeys, hasReminders: reminders.isDelivering,
      showsReminder: !reminders.shown.isEmpty, hasAnswer: lastAnswer != nil,
      hasSearch: features.search != nil, left: left?.from,
      hasSettings: features.settings != nil, hasCommands: features.commands != nil,
      hasConflicts: features.conflicts != nil)
  }
}

extension TerminalEvent {
  /// Returns the event with the mouse position relative to a rect that begins the given number of
  /// rows further down.
  func moved(by rows: Int) -> TerminalEvent {
    guard case .mouse(let mouse) = self else { return self }
    let position = Position(x: mouse.position.x, y: mouse.position.y - rows)
    return .mouse(MouseEvent(mouse.action, at: position, modifiers: mouse.modifiers))
  }
}
