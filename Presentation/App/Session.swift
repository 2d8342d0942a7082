import HearthDomain
import TerminalKit

/// Runs the full-screen view: reads events and displays frames until the user or a signal ends it.
///
/// Changes to the store finish before the next key is handled, so that no key acts on outdated
/// rows. Without animation the session sleeps until the next event or full minute.
package final class Session {
  /// The reason why a session ended.
  package enum Ending: Hashable, Sendable {
    case quit
    /// The form for which alone the view was opened was closed.
    case formClosed(FormResult)
    /// Another profile is in use; the view must be opened with it.
    case profileChanged
    /// The user pressed Ctrl-C.
    case interrupted
    case signal(Int32)
    /// The terminal was closed.
    case terminalClosed
  }

  private var terminal: any Terminal
  private var app: AppCoordinator
  private let now: Now
  private let editor: Editor
  private let runCommand: ([String], Language) -> Void
  private let workRunner: any WorkRunner
  private let hasStoreChanged: () -> Bool
  private let didWake: () -> Void
  /// How many times the store is still to be checked after a file event.
  private var remainingChecks = 0
  private static let (quickChecks, slowChecks) = (10, 5)
  private static let checksAfterChange = quickChecks + slowChecks
  private var lastSeenMinute: Int64?
  /// Answers of background work that are not handled yet.
  private var pendingAnswers: [TaskAnswer] = []

  /// Creates a session. `storeChanged` returns whether another program changed the store; it is
  /// called when the terminal is woken. `awoke` is called after each sleep. `runCommand` runs a
  /// command on the terminal in that language.
  package init(
    terminal: any Terminal, app: AppCoordinator, now: Now, editor: Editor,
    workRunner: any WorkRunner, storeChanged: @escaping () -> Bool,
    awoke: @escaping () -> Void = {},
    runCommand: @escaping ([String], Language) -> Void = { _, _ in }
  ) {
    self.terminal = terminal
    self.app = app
    self.now = now
    self.editor = editor
    self.workRunner = workRunner
    self.hasStoreChanged = storeChanged
    self.didWake = awoke
    self.runCommand = runCommand
  }

  /// Takes over the terminal, runs the view, and restores the terminal in any case.
  package func run() throws -> Ending {
    try terminal.takeOverScreen(app.terminalModes)
    defer {
      // The terminal is restored first, because it may take a moment until background work has
      // ended.
      terminal.leave()
      workRunner.cancelAll()
    }
    app.resize(to: terminal.size)
    app.start()
    while true {
      app.reportInvalidRows()
      app.reportHookTroubles()
      app.reportNews()
      terminal.display(app.render())
      for sequence in app.drainTerminalSequences() { terminal.sendSequence(sequence) }
      let rest = nextWait
      let events = terminal.nextEvents(within: rest.duration)
      didWake()
      if events.isEmpty { handleIdle(from: rest) }
      var coming = events[...]
      while let event = app.removeNextEvent(of: &coming) {
        if let ending = handle(event) { return ending }
      }
      // The minute may also have passed during a sleep that a key or a check of the store ended.
      if hasMinutePassed { app.minutePassed() }
    }
  }

  private func handle(_ event: TerminalEvent) -> Ending? {
    switch event {
    case .terminationRequested(let signal): return .signal(signal)
    case .inputClosed: return .terminalClosed
    case .wakeDescriptorReadable:
      // If the wake-up was for an answer, the store need not have changed.
      let answers = workRunner.drainAnswers()
      guard answers.isEmpty else { return handleAnswers(answers) }
      // The event for the file may come before the change can be read. So the store is checked
      // several times, at longer intervals after the first second, as the disk may be slow.
      remainingChecks = Session.checksAfterChange
      checkStore()
      return nil
    default:
      let strokes = app.keystrokes(of: event)
      for stroke in strokes {
        if let ending = perform(app.handle(stroke)) { return ending }
        if strokes.count > 1, app.isConfirmationOpen { break }
      }
      return nil
    }
  }

  private func edit(_ text: String) {
    var outcome = Result<String?, any Error>.success(nil)
    terminal.handOverScreen { outcome = Result { try editor(text) } }
    didWake()
    app.resize(to: terminal.size)
    app.editorReturned(outcome)
  }

  /// Handles the answers of background work.
  private func handleAnswers(_ answers: [TaskAnswer]) -> Ending? {
    pendingAnswers += answers
    while let index = pendingAnswers.firstIndex(where: app.canHandle) {
      if let ending = perform(app.workFinished(pendingAnswers.remove(at: index))) { return ending }
    }
    return nil
  }

  private func checkStore() {
    // The check would wait for the command that has exclusive access to the store.
    guard !app.isCommandRunning else { return }
    remainingChecks -= 1
    guard hasStoreChanged() else { return }
    // There may be a second change that cannot be read yet, so the checks start again.
    remainingChecks = Session.checksAfterChange
    app.storeChanged()
  }

  private func perform(_ effect: AppEffect?) -> Ending? {
    switch effect {
    case nil: break
    case .quit: return .quit
    case .closeForm(let ending): return .formClosed(ending)
    case .restartWithProfile: return .profileChanged
    case .interrupt: return .interrupted
    case .suspend:
      terminal.suspend()
      app.resize(to: terminal.size)
      app.storeChanged()
    case .repaint: terminal.repaintCompletely()
    case .openEditor(let text): edit(text)
    case .runOnTerminal(let arguments):
      terminal.handOverScreen { runCommand(arguments, app.appearance.language) }
      didWake()
      app.resize(to: terminal.size)
      app.terminalCommandEnded()
    case .copy(let text): terminal.copyToClipboard(text)
    case .applyAppearance:
      terminal.changeModes(to: app.terminalModes)
      terminal.repaintCompletely()
    case .startWork(let work): workRunner.start(work)
    }
    return nil
  }
}

// MARK: - Time

extension Session {
  /// What the session waits for if no event comes.
  private enum IdleWait {
    /// The next frame of an animation.
    case frame(Duration)
    /// Another check of the store.
    case storeCheck(Duration)
    case fullMinute(Duration)

    var duration: Duration {
      switch self {
      case .frame(let length): length
      case .storeCheck(let length): length
      case .fullMinute(let length): length
      }
    }
  }

  private var nextWait: IdleWait {
    if app.isAnimated { return .frame(app.frameTime) }
    if remainingChecks > 0 {
      return .storeCheck(.milliseconds(remainingChecks > Session.slowChecks ? 100 : 2_000))
    }
    let sinceMinute = now().milliseconds % 60_000
    return .fullMinute(.milliseconds(60_000 - max(0, sinceMinute)))
  }

  /// Whether the minute of the clock changed since the last call.
  private var hasMinutePassed: Bool {
    let shown = now().milliseconds / 60_000
    defer { lastSeenMinute = shown }
    return lastSeenMinute.map { $0 != shown } ?? false
  }

  private func handleIdle(from rest: IdleWait) {
    if remainingChecks > 0 { checkStore() }
    switch rest {
    case .storeCheck: return
    case .frame: app.waitEnded()
    case .fullMinute:
      _ = hasMinutePassed
      app.waitEnded()
    }
  }
}
