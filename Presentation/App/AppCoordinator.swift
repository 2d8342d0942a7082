import HearthDomain
import TerminalKit

/// Holds the tabs and what lies over them, and gives every event to whom it concerns.
package struct AppCoordinator {
  // What is seen, from the lowest to what lies over all else, and what is told below.
  var tabs: TabRow
  var screens = ScreenStack<AppPage>()
  /// Where somebody comes from who looks at one of several things; nil once something else is
  /// done there.
  var left: ReturnPlace?
  /// What covers everything until the passphrase is given.
  package var cover = LockCover(nil)
  var notice: Notice?
  /// What was said last of what was done or failed, also when its notice has gone.
  var lastAnswer: LastAnswer?
  /// The keys of which was said that they mean nothing.
  var unknownKeys: Set<Key> = []
  /// The reminders that come while the view is open.
  package var reminders = ReminderLine(nil)
  /// How the devices stand that exchange what is changed.
  package var sync = SyncSign()

  // The terminal.
  var size = Size(width: 80, height: 24)
  var appearance: Appearance
  /// Whether it is in front, as far as it tells.
  var isWatched = true
  /// How long something has moved since the last event.
  private var movedAlone = Duration.zero

  // How it begins.
  /// The place that is seen first, if it is in one of the tabs; else the first tab.
  package var opensAt: Route?
  /// The form for which alone it was opened; nil where it was opened for all that there is.
  var formLaunch: FormLaunch?
  /// Whether all that is seen is made up and nothing of it is kept; said where it opens.
  package var isDemo = false
  /// Whether what is seen first was read; not before somebody was let in.
  private(set) var hasBegun = false

  // What it works with.
  /// What there is beside the tabs; nothing, unless it is given.
  package var features = AppFeatures()
  var commandLineHistory = CommandLineHistory()
  var changes = ToldChanges()
  /// How many of the rows that were left out have been told.
  var invalidRowsTold = 0
  let profile: ProfileQueries
  let finishWelcome: FinishWelcome

  /// At least one tab must be given; the first is shown first.
  package init(
    tabs: [any TabCoordinator], appearance: Appearance, profile: ProfileQueries,
    finishWelcome: FinishWelcome
  ) {
    self.tabs = TabRow(tabs)
    self.appearance = appearance
    self.profile = profile
    self.finishWelcome = finishWelcome
  }

  /// What the terminal is asked for.
  package var terminalModes: TerminalModes {
    var modes: TerminalModes = [.distinctKeys, .background, .focus]
    if appearance.usesMouse { modes.insert(.mouse) }
    // Who wants no colours wants no pictures either.
    if appearance.colors > .none { modes.insert(.pictures) }
    return modes
  }

  /// Whether the picture changes by itself many times a second: something moves, or somebody
  /// waits and shall see that work goes on.
  package var isMoving: Bool {
    if isBusy { return true }
    if cover.isOn { return cover.isCounting }
    guard isWatched, screens.isEmpty else { return false }
    let tab = tabs.front.condition
    return tab.isWorking || !appearance.reducesMotion && !isLeftAlone && tab.frameTime != nil
  }

  /// Whether it has moved for a minute without anybody doing anything: nobody looks any more.
  private var isLeftAlone: Bool { movedAlone >= .seconds(60) }

  /// How long a picture of what moves stands before the next one.
  package var frameTime: Duration {
    let short = Duration.milliseconds(50)
    if isBusy { return short }
    if cover.isOn { return .seconds(1) }
    let tab = tabs.front.condition
    return tab.isWorking ? .milliseconds(150) : tab.frameTime ?? short
  }

  /// Asks for the passphrase where it has to be, else begins.
  package mutating func start() {
    letCover { $0.putOnIfClosed() }
    if !cover.isOn { begin() }
  }

  /// Reads what is seen first, and welcomes whoever has entered nothing yet.
  mutating func begin() {
    hasBegun = true
    if let opensAt { go(to: opensAt) } else { refresh() }
    if !tabs.front.condition.canGoBack { formLaunch = nil }
    attempt { app in
      if let newcomer = try app.profile.newcomer() { app.showWelcome(name: newcomer.displayName) }
    }
    lookAtJournal()
    showReminders()
    sync.exchange()
    if isDemo { tell(.done(DemoWords.notice(columns: size.width))) }
  }

  package mutating func resize(to size: Size) {
    self.size = size
  }

  package mutating func storeChanged() {
    // Who has the store for itself would keep the loop waiting; all is read anew when it is done.
    if isBusy { return }
    letCover { $0.look() }
    lockIfLeft()
    if cover.isOn { return advanceLock() }
    forgetTold()
    sync.look()
    readAnew()
  }

  mutating func readAnew() {
    refresh()
    refreshPages()
    showReminders()
  }

  /// The user's editor was left: with another text, with none, or in trouble.
  package mutating func written(_ outcome: Result<String?, any Error>) {
    attempt { app in
      guard let text = try outcome.get() else { return }
      app.settle { try $0.receive(.written(text)) }
    }
    // Nobody knows who left the editor, and when the last word was written in it.
    lockIfLeft()
  }

  /// Whether the answer can be taken now: a tab may read the store for it, which whoever has the
  /// store for itself would keep waiting.
  func canTake(_ answered: Answered) -> Bool { !isBusy || answered.ticket.area == nil }

  /// Work in the background is done; a tab that is not in front keeps what it has to say.
  package mutating func worked(_ answered: Answered) -> AppEffect? {
    guard let area = answered.ticket.area else { return endWork(answered) }
    guard let place = tabs.place(of: area) else { return nil }
    let event = TabEvent.worked(answered.answer, of: answered.ticket)
    guard place == tabs.current else {
      attempt { app in _ = try app.tabs.act(at: place) { try $0.receive(event) } }
      return nil
    }
    return settle { try $0.receive(event) }
  }

  /// The time to sleep is over: something moves, or a minute has passed.
  package mutating func timePassed() {
    if isBusy { return advanceWork() }
    lockIfLeft()
    if cover.isOn { return advanceLock() }
    if isMoving {
      movedAlone += frameTime
      return tell(tab: .stepped)
    }
    followClock()
  }

  /// The clock shows another minute, on which a day may begin or something be due; whatever moves.
  package mutating func minutePassed() {
    guard !isBusy, !cover.isOn else { return }
    followClock()
  }

  private mutating func followClock() {
    refresh()
    showReminders()
    sync.minutePassed()
    if screens[AppPage.reminders] != nil { refreshPages() }
  }

  /// Answers one event; what only the session can do is returned.
  package mutating func handle(_ event: TerminalEvent) -> AppEffect? {
    movedAlone = .zero
    let effect = answer(event)
    returnWhenDone()
    return effect ?? endOfFormLaunch()
  }

  private mutating func answer(_ event: TerminalEvent) -> AppEffect? {
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
    case .mouse(let mouse):
      if mouse.isLeftPress, let key = footerKey(at: mouse.position) { return answer(.key(key)) }
    default: break
    }
    if cover.isOn { return handleAtLock(event) }
    // While the store is somebody else's, the passphrase could not be looked at.
    if !isBusy { lockIfLeft() }
    // What covers everything was not seen yet, so the event was not meant for it.
    if cover.isOn { return nil }
    cover.used()
    // Nobody shall do what cannot be seen.
    if AppLayout.isTooSmall(size) { return event == .key(.character("q")) ? .quit : nil }
    if overlay != nil { return handleInOverlay(event) }
    var effect: AppEffect?
    for event in completingSearch(event) {
      effect = page.map { handle(event, in: $0) } ?? handleInTab(event)
    }
    return effect
  }

  private func systemEffect(of key: Key) -> AppEffect? {
    switch Keymap(AppKeys.system).meaning(of: key) {
    case .action(.suspend): .suspend
    case .action(.repaint): .repaint
    case .action(.interrupt): .interrupt
    default: nil
    }
  }
}
