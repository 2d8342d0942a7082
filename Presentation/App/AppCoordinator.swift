import HearthDomain
import TerminalKit

/// Owns the tabs and the screens over them, and dispatches every event to its receiver.
package struct AppCoordinator {
  // What is displayed, from the lowest layer to the topmost, and the notice.
  var tabs: TabRow
  var screens = ScreenStack<AppPage>()
  /// State of the welcome while one of its commands runs; past the last page if the welcome ends
  /// afterwards.
  var pausedWelcome: WelcomeScreen.State?
  /// The place to return to after an item was opened from a list; nil once the user does something
  /// else there.
  var returnTarget: ReturnTarget?
  /// Covers everything until the passphrase is entered.
  package var lockCover = LockCover(nil)
  var notice: Notice?
  /// The last message about something done or failed, kept after its notice has disappeared.
  var lastMessage: LastMessage?
  /// The keys for which the message about an unknown key was displayed.
  var explainedUnknownKeys: Set<Key> = []
  /// The reminders that arrive while the view is open.
  package var reminders = ReminderLine(nil)
  /// The state of the synchronization between devices.
  package var sync = SyncIndicator()

  // Properties of the terminal.
  var size = Size(width: 80, height: 24)
  var appearance: Appearance
  /// Whether the terminal has the focus, as far as it reports that.
  var isTerminalFocused = true
  /// How long animations have run since the last event.
  private var animationTimeWithoutInput = Duration.zero

  // Properties that determine how the view opens.
  /// The route displayed first, if one of the tabs has it; else the first tab is displayed.
  package var initialRoute: Route?
  /// The form for which a command opened the view; nil if the whole program was opened.
  var formLaunch: FormLaunch?
  /// Whether the data are samples that are not saved; stated when the view opens.
  package var isDemo = false
  /// Whether the first screen was read. False until the user has unlocked the view.
  private(set) var hasShownFirstScreen = false

  // Dependencies.
  /// Features other than the tabs; none by default.
  package var features = AppFeatures()
  var commandLine = CommandLineState()
  var reportedChanges = ReportedChanges()
  /// Number of invalid rows that were reported.
  var reportedInvalidRowCount = 0
  let profile: ProfileQueries
  let finishWelcome: FinishWelcome

  /// Creates the coordinator. There must be at least one tab; the first one is displayed first.
  package init(
    tabs: [any TabCoordinator], appearance: Appearance, profile: ProfileQueries,
    finishWelcome: FinishWelcome
  ) {
    self.tabs = TabRow(tabs)
    self.appearance = appearance
    self.profile = profile
    self.finishWelcome = finishWelcome
  }

  /// The terminal modes that the view needs.
  package var terminalModes: TerminalModes {
    var modes: TerminalModes = [.distinctKeys, .background, .focus]
    if appearance.usesMouse { modes.insert(.mouse) }
    // Without colours, no pictures are wanted either.
    if appearance.colorLevel > .none { modes.insert(.pictures) }
    return modes
  }

  /// Whether frames are drawn many times a second, for an animation or the progress of a command.
  package var isAnimated: Bool {
    if isCommandRunning { return true }
    if lockCover.isOn { return lockCover.isCountingDown }
    guard isTerminalFocused, screens.isEmpty else { return false }
    let tab = tabs.front.status
    return tab.isWorking || !appearance.reducesMotion && !isUnattended && tab.frameTime != nil
  }

  /// Whether an animation has run for a minute without an event, so that probably nobody is
  /// looking.
  private var isUnattended: Bool { animationTimeWithoutInput >= .seconds(60) }

  /// Duration of one frame of an animation.
  package var frameTime: Duration {
    let short = Duration.milliseconds(50)
    if isCommandRunning { return short }
    if lockCover.isOn { return .seconds(1) }
    let tab = tabs.front.status
    return tab.isWorking ? .milliseconds(150) : tab.frameTime ?? short
  }

  /// Asks for the passphrase if necessary, else begins.
  package mutating func start() {
    updateLockCover { $0.coverIfLocked() }
    if !lockCover.isOn { showFirstScreen() }
  }

  /// Reads the first screen, and opens the welcome for new users.
  mutating func showFirstScreen() {
    hasShownFirstScreen = true
    if let initialRoute { go(to: initialRoute) } else { refresh() }
    if !tabs.front.status.canGoBack { formLaunch = nil }
    attempt { app in
      if let newcomer = try app.profile.profileToWelcome() {
        app.showWelcome(name: newcomer.displayName)
      }
    }
    updateUndoState()
    deliverDueReminders()
    sync.exchange()
    if isDemo { showNotice(.success(DemoWords.demoNotice(columns: size.width))) }
  }

  package mutating func resize(to size: Size) {
    self.size = size
  }

  package mutating func storeChanged() {
    // Reading would wait for the command that has exclusive access to the store. Everything is read
    // again when it is done.
    if isCommandRunning { return }
    updateLockCover { $0.rereadLock() }
    lockAfterIdleTime()
    if lockCover.isOn { return updateUnlockCountdown() }
    forgetReportedChanges()
    sync.readStatus()
    refreshEverything()
  }

  mutating func refreshEverything() {
    refresh()
    refreshPages()
    deliverDueReminders()
  }

  /// Receives the text from the user's editor: nil if it was abandoned, or the error.
  package mutating func editorReturned(_ outcome: Result<String?, any Error>) {
    attempt { app in
      guard let text = try outcome.get() else { return }
      app.performInFrontTab { try $0.receive(.editorReturned(text)) }
    }
    // It is unknown who closed the editor, and when.
    lockAfterIdleTime()
  }

  /// Whether the answer can be handled now. A tab may read the store for it, which would wait for a
  /// command with exclusive access.
  func canHandle(_ answered: TaskAnswer) -> Bool {
    !isCommandRunning || answered.ticket.area == nil
  }

  /// Receives the answer of background work. A tab that is not in front displays no notice for it.
  package mutating func workFinished(_ answered: TaskAnswer) -> AppEffect? {
    guard let area = answered.ticket.area else {
      defer { resumeWelcome() }
      return receiveCommandOutcome(answered)
    }
    guard let place = tabs.index(of: area) else { return nil }
    let event = TabEvent.workFinished(answered.answer, of: answered.ticket)
    guard place == tabs.frontIndex else {
      attempt { app in _ = try app.tabs.withTab(at: place) { try $0.receive(event) } }
      return nil
    }
    return performInFrontTab { try $0.receive(event) }
  }

  /// Called when a wait ended without an event: at the next animation frame, or at the full minute.
  package mutating func waitEnded() {
    if isCommandRunning { return updateWorkDisplay() }
    lockAfterIdleTime()
    if lockCover.isOn { return updateUnlockCountdown() }
    if isAnimated {
      animationTimeWithoutInput += frameTime
      return sendToFrontTab(.animationStep)
    }
    updateMinute()
  }

  /// Called at every full minute, also during an animation: a new day may begin, or a reminder may
  /// be due.
  package mutating func minutePassed() {
    guard !isCommandRunning, !lockCover.isOn else { return }
    updateMinute()
  }

  private mutating func updateMinute() {
    refresh()
    deliverDueReminders()
    sync.minutePassed()
    if screens[AppPage.reminders] != nil { refreshPages() }
  }

  /// Handles one event. Returns the effect that only the session can carry out.
  package mutating func handle(_ event: TerminalEvent) -> AppEffect? {
    animationTimeWithoutInput = .zero
    let effect = dispatch(event)
    resumeWelcome()
    returnAfterAction()
    return effect ?? formClosingEffect()
  }

  private mutating func dispatch(_ event: TerminalEvent) -> AppEffect? {
    switch event {
    case .resize(let size):
      resize(to: size)
      return nil
    case .background(let isDark):
      appearance.isBackgroundDark = isDark
      return nil
    case .pictures(let support):
      appearance.pictureSupport = support
      return nil
    case .focus(let isFocused):
      isTerminalFocused = isFocused
      return nil
    case .key(let key):
      if let effect = systemEffect(of: key) { return effect }
      notice = nil
    case .mouse(let mouse):
      if mouse.isLeftPress, let key = footerKey(at: mouse.position) { return dispatch(.key(key)) }
    default: break
    }
    if lockCover.isOn { return handleWhileLocked(event) }
    // While another command has exclusive access to the store, the passphrase cannot be checked.
    if !isCommandRunning { lockAfterIdleTime() }
    // The event was meant for the view before it was locked.
    if lockCover.isOn { return nil }
    lockCover.recordActivity()
    // The window is too small to show what a key would do.
    if AppLayout.isTooSmall(size) { return event == .key(.character("q")) ? .quit : nil }
    if overlay != nil { return handleInOverlay(event) }
    var effect: AppEffect?
    for event in completingSearch(event) {
      effect = page.map { handle(event, in: $0) } ?? handleInTab(event)
    }
    return effect
  }

  private func systemEffect(of key: Key) -> AppEffect? {
    switch Keymap(AppKeys.systemKeys).meaning(of: key) {
    case .action(.suspend): .suspend
    case .action(.repaint): .repaint
    case .action(.interrupt): .interrupt
    default: nil
    }
  }
}
