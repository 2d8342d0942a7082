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
    case left(FormResult)
    /// Another profile is in use; the view must be opened with it.
    case reopens
    /// The user pressed Ctrl-C.
    case interrupted
    case signal(Int32)
    /// The terminal was closed.
    case closed
  }

  private var terminal: any Terminal
  private var app: AppCoordinator
  private let now: Now
  private let editor: Editor
  private let workRunner: any WorkRunner
  private let storeChanged: () -> Bool
  private let awoke: () -> Void
  /// Number of remaining checks of the store after a file event.
  private var remainingChecks = 0
  private static let (quickLooks, slowLooks) = (10, 5)
  private static let looks = quickLooks + slowLooks
  private var minute: Int64?
  /// Answers of background work that are not handled yet.
  private var done: [TaskAnswer] = []

  /// Creates a session. When the terminal is woken, `workRunner` is asked for answers, and
  /// `storeChanged` returns whether another program changed the store. `awoke` is called after each
  /// sleep.
  package init(
    terminal: any Terminal, app: AppCoordinator, now: Now, editor: Editor,
    workRunner: any WorkRunner, storeChanged: @escaping () -> Bool,
    awoke: @escaping () -> Void = {}
  ) {
    self.terminal = terminal
    self.app = app
    self.now = now
    self.editor = editor
    self.workRunner = workRunner
    self.storeChanged = storeChanged
    self.awoke = awoke
  }

  /// Takes over the terminal, runs the view, and restores the terminal in any case.
  package func run() throws -> Ending {
    try terminal.enter(app.terminalModes)
    defer {
      // Ending background work may take a moment, so the terminal is restored first.
      terminal.leave()
      workRunner.cancelAll()
    }
    app.resize(to: terminal.size)
    app.start()
    while true {
      app.reportInvalidRows()
      app.reportHookTroubles()
      terminal.show(app.render())
      for sequence in app.drainSequences() { terminal.send(sequence) }
      let rest = nextWait
      let events = terminal.events(within: rest.length)
      awoke()
      if events.isEmpty { wake(from: rest) }
      var coming = events[...]
      while let event = app.removeNextEvent(of: &coming) {
        if let ending = handle(event) { return ending }
      }
      // Also if a key or a check of the store ended the sleep before the full minute.
      if hasMinutePassed { app.minutePassed() }
    }
  }

  private func handle(_ event: TerminalEvent) -> Ending? {
    switch event {
    case .ending(let signal): return .signal(signal)
    case .closed: return .closed
    case .woken:
      // A wake-up for an answer does not mean that the store changed.
      let answers = workRunner.answers()
      guard answers.isEmpty else { return take(answers) }
      // The file event may come before the change is readable, so the store is checked repeatedly;
      // more slowly after the first second, in case the disk is slow.
      remainingChecks = Session.looks
      checkStore()
      return nil
    default:
      let strokes = app.keystrokes(of: event)
      for stroke in strokes {
        if let ending = perform(app.handle(stroke)) { return ending }
        if strokes.count > 1, app.isAsking { break }
      }
      return nil
    }
  }

  private func write(_ text: String) {
    var outcome = Result<String?, any Error>.success(nil)
    terminal.handOver { outcome = Result { try editor(text) } }
    awoke()
    app.resize(to: terminal.size)
    app.editorReturned(outcome)
  }

  /// Handles the answers of background work.
  private func take(_ answers: [TaskAnswer]) -> Ending? {
    done += answers
    while let index = done.firstIndex(where: app.canHandle) {
      if let ending = perform(app.worked(done.remove(at: index))) { return ending }
    }
    return nil
  }

  private func checkStore() {
    // The check would wait for the command that has exclusive access to the store.
    guard !app.isBusy else { return }
    remainingChecks -= 1
    guard storeChanged() else { return }
    // There may have been two changes, the second of which is not readable yet.
    remainingChecks = Session.looks
    app.storeChanged()
  }

  private func perform(_ effect: AppEffect?) -> Ending? {
    switch effect {
    case nil: break
    case .quit: return .quit
    case .leave(let ending): return .left(ending)
    case .reopen: return .reopens
    case .interrupt: return .interrupted
    case .suspend:
      terminal.suspend()
      app.resize(to: terminal.size)
      app.storeChanged()
    case .repaint: terminal.repaint()
    case .write(let text): write(text)
    case .copy(let text): terminal.copy(text)
    case .adjust:
      terminal.change(to: app.terminalModes)
      terminal.repaint()
    case .work(let work): workRunner.begin(work)
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
    case look(Duration)
    case fullMinute(Duration)

    var length: Duration {
      switch self {
      case .frame(let length): length
      case .look(let length): length
      case .fullMinute(let length): length
      }
    }
  }

  private var nextWait: IdleWait {
    if app.isMoving { return .frame(app.frameTime) }
    if remainingChecks > 0 {
      return .look(.milliseconds(remainingChecks > Session.slowLooks ? 100 : 2_000))
    }
    let sinceMinute = now().milliseconds % 60_000
    return .fullMinute(.milliseconds(60_000 - max(0, sinceMinute)))
  }

  /// Whether the minute of the clock changed since the last call.
  private var hasMinutePassed: Bool {
    let shown = now().milliseconds / 60_000
    defer { minute = shown }
    return minute.map { $0 != shown } ?? false
  }

  private func wake(from rest: IdleWait) {
    if remainingChecks > 0 { checkStore() }
    switch rest {
    case .look: return
    case .frame: app.timePassed()
    case .fullMinute:
      _ = hasMinutePassed
      app.timePassed()
    }
  }
}
