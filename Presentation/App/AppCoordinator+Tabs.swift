import HearthDomain
import TerminalKit

extension AppCoordinator {
  mutating func handleInTab(_ event: TerminalEvent) -> AppEffect? {
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleOverTabs(mouse)
    }
    if returnsToLeft(by: event) { return nil }
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
    if mouse.isLeftPress,
      let index = tabBar.tab(
        at: mouse.position, in: layout.tabs.margins(left: 1), widths: appearance.widths)
    {
      open(index)
    }
    return nil
  }

  mutating func handleGlobal(_ key: Key) -> AppEffect? {
    switch globalKeys.meaning(of: key) {
    case nil: return nil
    case .disabled(let reason):
      tell(.refusal(reason))
      return nil
    case .action(let action): return perform(action)
    }
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
    case .backToLeft: returnToLeft()
    case .command: openCommandLine()
    case .openReminder: openReminder()
    case .takeBack: return takeBack()
    case .redo: redo()
    case .history: openHistory()
    case .thingHistory: openHistory(of: tabs.front.selection)
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

  mutating func go(to route: Route) {
    guard let place = tabs.place(of: route.area) else { return refresh() }
    open(place)
    attempt { try $0.tabs.actInFront { try $0.show(route) } }
  }

  mutating func refresh() {
    attempt { try $0.tabs.actInFront { try $0.refresh() } }
    reminders.letGo()
  }

  /// Tells the tab in front of something to which it has nothing to say.
  mutating func tell(tab event: TabEvent) {
    attempt { app in _ = try app.tabs.actInFront { try $0.receive(event) } }
  }

  /// Lets the tab in front act and carries out what comes of it.
  @discardableResult
  mutating func settle(
    _ act: (inout any TabCoordinator) throws -> TabOutcome
  ) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      switch try app.tabs.actInFront(act) {
      case .ignored: break
      case .handled: app.settleChange()
      case .refused(let reason): app.tell(.refusal(reason))
      case .told(let words):
        app.reminders.letGo()
        app.tell(.done(app.offeringTakeBack(after: words)))
      case .kept(let words, let printed):
        app.tell(.done(app.offeringTakeBack(after: words)))
        app.formLaunch?.kept = printed
      case .asks(let question): app.overlay = .confirm(ConfirmScreen.State(question: question))
      case .goes(let route): app.go(to: route)
      case .visits(let route): app.visit(route)
      case .writes(let text): effect = .write(text)
      case .works(let work): effect = .work(work)
      case .copies(let text, let words):
        effect = .copy(text)
        app.tell(.done(words))
      }
    }
    return effect
  }

  var globalKeys: Keymap<AppAction> {
    AppKeys.keymap(
      areas: tabs.areas, canGoBack: page != nil || tabs.front.condition.canGoBack,
      journal: journalKeys, hasReminder: !reminders.waiting.isEmpty,
      hasSearch: features.search != nil, left: left?.from,
      hasSettings: features.settings != nil, hasCommands: features.commands != nil)
  }
}

extension TerminalEvent {
  /// The event as seen from that many rows further down.
  func moved(by rows: Int) -> TerminalEvent {
    guard case .mouse(let mouse) = self else { return self }
    let position = Position(x: mouse.position.x, y: mouse.position.y - rows)
    return .mouse(MouseEvent(mouse.action, at: position, modifiers: mouse.modifiers))
  }
}
