import HearthDomain
import TerminalKit

/// Holds the tabs and what lies over them, and gives every event to whom it concerns.
public struct AppCoordinator {
  private(set) var tabs: [any TabCoordinator]
  private(set) var current = 0
  private(set) var overlay: Overlay?
  private(set) var notice: Notice?
  private(set) var size = Size(width: 80, height: 24)
  private(set) var appearance: Appearance
  /// The place that is seen first, if it is in one of the tabs; else the first tab.
  public var opensAt: Route?
  /// Whether the terminal is in front, as far as it tells.
  private var isWatched = true
  private let profile: ProfileQueries
  private let finishWelcome: FinishWelcome

  /// At least one tab must be given; the first is shown first.
  public init(
    tabs: [any TabCoordinator], appearance: Appearance, profile: ProfileQueries,
    finishWelcome: FinishWelcome
  ) {
    self.tabs = tabs
    self.appearance = appearance
    self.profile = profile
    self.finishWelcome = finishWelcome
  }

  /// What the terminal is asked for.
  public var terminalModes: TerminalModes {
    var modes: TerminalModes = [.distinctKeys, .background, .focus]
    if appearance.usesMouse { modes.insert(.mouse) }
    // Who wants no colours wants no pictures either.
    if appearance.colors > .none { modes.insert(.pictures) }
    return modes
  }

  /// Whether the picture changes by itself many times a second.
  public var isMoving: Bool {
    isWatched && !appearance.reducesMotion && overlay == nil && tabs[current].isMoving
  }

  /// How long a picture of what moves stands before the next one.
  public var frameTime: Duration { tabs[current].frameTime }

  /// Reads what is seen first, and welcomes whoever comes for the first time.
  public mutating func start() {
    if let opensAt { go(to: opensAt) } else { refresh() }
    attempt { app in
      let profile = try app.profile.profile()
      if profile.welcomedAt == nil { app.showWelcome(name: profile.displayName) }
    }
  }

  public mutating func resize(to size: Size) {
    self.size = size
  }

  /// Another program changed the store.
  public mutating func storeChanged() {
    refresh()
  }

  /// The user's editor was left: with another text, with none, or in trouble.
  public mutating func written(_ outcome: Result<String?, any Error>) {
    attempt { app in
      guard let text = try outcome.get() else { return }
      app.settle { try $0.written(text) }
    }
  }

  /// The time to sleep is over: something moves, or a minute has passed.
  public mutating func timePassed() {
    if isMoving { tabs[current].advance() } else { refresh() }
  }

  /// Answers one event; what only the session can do is returned.
  public mutating func handle(_ event: TerminalEvent) -> AppEffect? {
    switch event {
    case .resize(let size):
      resize(to: size)
      return nil
    case .background(let isDark):
      appearance.backgroundIsDark = isDark
      return nil
    case .pictures(let support):
      appearance.pictures = support
      return nil
    case .focus(let isFocused):
      isWatched = isFocused
      return nil
    case .key(let key):
      if let effect = systemEffect(of: key) { return effect }
      notice = nil
    default: break
    }
    // Nobody shall do what cannot be seen.
    if AppLayout.isTooSmall(size) { return event == .key(.character("q")) ? .quit : nil }
    if overlay != nil {
      return handleInOverlay(event)
    }
    return handleInTab(event)
  }
}

// MARK: - Overlays

extension AppCoordinator {
  private mutating func handleInOverlay(_ event: TerminalEvent) -> AppEffect? {
    guard var top = overlay else { return nil }
    let output = top.handle(event, in: view)
    overlay = top
    switch output {
    case nil: break
    case .closed: overlay = nil
    case .answered(let isConfirmed):
      overlay = nil
      settle { try $0.answer(isConfirmed) }
    case .tutorialRequested:
      attempt { app in app.showWelcome(name: try app.profile.profile().displayName) }
    case .welcomeSkipped:
      // Closed first: who cannot write must still get past it.
      overlay = nil
      refresh()
      attempt { try $0.finishWelcome(displayName: nil) }
    case .welcomeFinished(let name):
      attempt { app in
        try app.finishWelcome(displayName: name)
        app.overlay = nil
        app.refresh()
      }
    }
    return nil
  }

  private mutating func showWelcome(name: DisplayName) {
    overlay = .welcome(WelcomeScreen.State(areas: tabs.map(\.area), name: name.value))
  }

  private mutating func showHelp() {
    let title = tabs[current].area.title
    overlay = .help(
      HelpScreen.State(
        title: Words(ko: "\(title.ko)의 키", en: "Keys on \(title.en)"),
        entries: keyHelpOfTab))
  }
}

// MARK: - Tabs

extension AppCoordinator {
  private mutating func handleInTab(_ event: TerminalEvent) -> AppEffect? {
    if case .mouse(let mouse) = event, mouse.position.y < AppLayout.tabBarHeight {
      return handleOverTabs(mouse)
    }
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

  private mutating func handleOverTabs(_ mouse: MouseEvent) -> AppEffect? {
    if mouse.isLeftPress,
      let index = tabBar.tab(
        at: mouse.position, in: layout.tabs.margins(left: 1), widths: appearance.widths)
    {
      open(index)
    }
    return nil
  }

  private mutating func handleGlobal(_ key: Key) -> AppEffect? {
    switch globalKeys.meaning(of: key) {
    case nil: return nil
    case .disabled(let reason):
      tell(.refusal(reason))
      return nil
    case .action(let action): return perform(action)
    }
  }

  private mutating func perform(_ action: AppAction) -> AppEffect? {
    switch action {
    case .open(let area): if let index = tabs.firstIndex(where: { $0.area == area }) { open(index) }
    case .nextTab: open((current + 1) % tabs.count)
    case .previousTab: open((current + tabs.count - 1) % tabs.count)
    case .back:
      guard tabs[current].canGoBack else { return .quit }
      tabs[current].goBack()
    case .refresh: refresh()
    case .help: showHelp()
    case .suspend: return .suspend
    case .repaint: return .repaint
    case .interrupt: return .interrupt
    }
    return nil
  }

  private mutating func open(_ index: Int) {
    current = index
    refresh()
  }

  private mutating func go(to route: Route) {
    guard let index = tabs.firstIndex(where: { $0.area == route.area }) else { return refresh() }
    open(index)
    attempt { try $0.tabs[index].show(route) }
  }

  private mutating func refresh() {
    attempt { try $0.tabs[$0.current].refresh() }
  }

  /// Lets the tab in front act and carries out what comes of it.
  @discardableResult
  private mutating func settle(
    _ act: (inout any TabCoordinator) throws -> TabOutcome
  ) -> AppEffect? {
    var effect: AppEffect?
    attempt { app in
      switch try act(&app.tabs[app.current]) {
      case .ignored, .handled: break
      case .refused(let reason): app.tell(.refusal(reason))
      case .told(let words): app.tell(.news(words))
      case .asks(let question): app.overlay = .confirm(ConfirmScreen.State(question: question))
      case .goes(let route): app.go(to: route)
      case .writes(let text): effect = .write(text)
      case .copies(let text, let words):
        effect = .copy(text)
        app.tell(.news(words))
      }
    }
    return effect
  }

  /// Runs the body; an error is told in words and ends nothing.
  private mutating func attempt(_ body: (inout AppCoordinator) throws -> Void) {
    do {
      try body(&self)
    } catch let error as DomainError {
      tell(.failure(Words(ko: error.text(in: .korean), en: error.text(in: .english))))
    } catch let error as ConsoleError {
      tell(.failure(Words(ko: error.text(in: .korean), en: error.text(in: .english))))
    } catch {
      tell(
        .failure(
          Words(ko: "뜻밖의 오류가 났어요: \(error)", en: "Something unexpected went wrong: \(error)")))
    }
  }

  /// Shows the notice in its line, or in a box where the line is too short for it.
  private mutating func tell(_ notice: Notice) {
    let text = notice.words(appearance.language)
    // The margin and the mark in front of it take three columns.
    if appearance.widths.columns(of: text) > size.width - 3, overlay == nil {
      overlay = .message(MessageScreen.State(words: notice.words))
    } else {
      self.notice = notice
    }
  }

  private func systemEffect(of key: Key) -> AppEffect? {
    switch Keymap(AppKeys.system).meaning(of: key) {
    case .action(.suspend): .suspend
    case .action(.repaint): .repaint
    case .action(.interrupt): .interrupt
    default: nil
    }
  }

  var globalKeys: Keymap<AppAction> {
    AppKeys.keymap(areas: tabs.map(\.area), canGoBack: tabs[current].canGoBack)
  }
}

extension TerminalEvent {
  /// The event as seen from that many rows further down.
  fileprivate func moved(by rows: Int) -> TerminalEvent {
    guard case .mouse(let mouse) = self else { return self }
    let position = Position(x: mouse.position.x, y: mouse.position.y - rows)
    return .mouse(MouseEvent(mouse.action, at: position, modifiers: mouse.modifiers))
  }
}
