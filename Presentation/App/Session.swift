import HearthDomain
import TerminalKit

/// Runs the full-screen view: events in, frames out, until the user or a signal ends it.
///
/// Store effects finish before the next key is handled, so that no key acts on a stale row.
/// While nothing moves it sleeps until the next event or the next full minute.
package final class Session {
  /// Why a session is over.
  package enum Ending: Hashable, Sendable {
    case quit
    /// The form was left for which alone the view was opened.
    case left(FormResult)
    /// Another profile is in use; the view is to be opened on it.
    case reopens
    /// The user pressed Ctrl-C.
    case interrupted
    case signal(Int32)
    /// The terminal went away.
    case closed
  }

  private var terminal: any Terminal
  private var app: AppCoordinator
  private let now: Now
  private let editor: Editor
  private let workRunner: any WorkRunner
  private let storeChanged: () -> Bool
  private let awoke: () -> Void
  /// How often the store is still to be looked at after something stirred beside it.
  private var looksLeft = 0
  private static let (quickLooks, slowLooks) = (10, 5)
  private static let looks = quickLooks + slowLooks
  private var minute: Int64?
  /// What was done in the background and is still to be handed over.
  private var done: [Answered] = []

  /// After the terminal was woken, `workRunner` is asked for answers, and `storeChanged` says
  /// whether another program changed the store meanwhile; `awoke` is called after each rest.
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

  /// Takes over the terminal, runs, and gives it back as it was, whatever happens.
  package func run() throws -> Ending {
    try terminal.enter(app.terminalModes)
    defer {
      // Work that ends in order takes a moment, in which the terminal is the user's already.
      terminal.leave()
      workRunner.cancelAll()
    }
    app.resize(to: terminal.size)
    app.start()
    while true {
      app.tellOfInvalidRows()
      app.tellOfHooks()
      terminal.show(app.render())
      for sequence in app.takeSequences() { terminal.send(sequence) }
      let rest = nextRest
      let events = terminal.events(within: rest.length)
      awoke()
      if events.isEmpty { wake(from: rest) }
      var coming = events[...]
      while let event = app.takeNext(of: &coming) {
        if let ending = handle(event) { return ending }
      }
      // Also where a key, or a look at the store, came between the session and the full minute.
      if hasMinutePassed { app.minutePassed() }
    }
  }

  private func handle(_ event: TerminalEvent) -> Ending? {
    switch event {
    case .ending(let signal): return .signal(signal)
    case .closed: return .closed
    case .woken:
      // What woke it for an answer did not wake it for the store.
      let answers = workRunner.answers()
      guard answers.isEmpty else { return take(answers) }
      // The file is written before the change can be read, so one look may be too early; where
      // the disk is slow, so are the looks of the first second.
      looksLeft = Session.looks
      lookAtStore()
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
    terminal.lend { outcome = Result { try editor(text) } }
    awoke()
    app.resize(to: terminal.size)
    app.written(outcome)
  }

  /// Hands over what was done in the background.
  private func take(_ answers: [Answered]) -> Ending? {
    done += answers
    while let index = done.firstIndex(where: app.canTake) {
      if let ending = perform(app.worked(done.remove(at: index))) { return ending }
    }
    return nil
  }

  private func lookAtStore() {
    // Who has the store for itself would keep the loop waiting.
    guard !app.isBusy else { return }
    looksLeft -= 1
    guard storeChanged() else { return }
    // What woke it may have been two changes, the second of them not readable yet.
    looksLeft = Session.looks
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
  /// What the session waits for when no event comes.
  private enum Rest {
    /// The next picture of what moves.
    case frame(Duration)
    /// Another look at the store.
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

  private var nextRest: Rest {
    if app.isMoving { return .frame(app.frameTime) }
    if looksLeft > 0 {
      return .look(.milliseconds(looksLeft > Session.slowLooks ? 100 : 2_000))
    }
    let sinceMinute = now().milliseconds % 60_000
    return .fullMinute(.milliseconds(60_000 - max(0, sinceMinute)))
  }

  /// Whether the clock shows another minute than at the last look.
  private var hasMinutePassed: Bool {
    let shown = now().milliseconds / 60_000
    defer { minute = shown }
    return minute.map { $0 != shown } ?? false
  }

  private func wake(from rest: Rest) {
    if looksLeft > 0 { lookAtStore() }
    switch rest {
    case .look: return
    case .frame: app.timePassed()
    case .fullMinute:
      _ = hasMinutePassed
      app.timePassed()
    }
  }
}
