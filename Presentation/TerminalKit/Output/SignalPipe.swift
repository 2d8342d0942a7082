import CLibrary

/// Forwards signals to the event loop as bytes in a pipe.
///
/// There is one pipe for the whole process, because signals belong to the process.
struct SignalPipe {
  /// Signals that by default end a program and are not crashes (see ``CrashGuard``). They are
  /// reported as events.
  static let terminatingSignals =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGXFSZ, SIGPIPE,
    ] + realTimeSignals

  #if os(Linux)
    /// On Linux the unnamed real-time signals end a program too.
    private static let realTimeSignals =
      [SIGPOLL, SIGSTKFLT, SIGPWR] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
  #else
    private static let endingHere: [Int32] = []
  #endif

  private static let handledSignals = terminatingSignals + [SIGWINCH, SIGTSTP, SIGCONT]

  static let pipeEnds = PipeEnds(waits: false) ?? .missing

  private var replacedActions: [(signal: Int32, action: sigaction)] = []
  /// The signals that were blocked before; nil while signals are not handled here.
  private var previousSignalMask: sigset_t?

  /// Starts handling the signals; ``stop()`` restores the previous handlers.
  mutating func start() {
    guard replacedActions.isEmpty, Self.pipeEnds.writeEnd >= 0 else { return }
    _ = Self.receivedSignals()
    for signal in Self.handledSignals { replaceHandler(of: signal, with: writeSignalToPipe) }
    unblock()
  }

  /// Unblocks the handled signals. If a parent process has blocked them, this program inherits
  /// that, and the user could not end it from outside.
  private mutating func unblock() {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for (signal, _) in replacedActions { sigaddset(&wanted, signal) }
    var before = sigset_t()
    guard pthread_sigmask(SIG_UNBLOCK, &wanted, &before) == 0 else { return }
    previousSignalMask = before
  }

  /// Makes Ctrl-C and Ctrl-\ end only another program, not this one, until ``stop()``.
  ///
  /// Installs a handler that does nothing, because child programs would inherit the setting to
  /// ignore a signal.
  mutating func ignoreInterrupts() {
    guard replacedActions.isEmpty else { return }
    for signal in [SIGINT, SIGQUIT] { replaceHandler(of: signal, with: { _ in }) }
  }

  private mutating func replaceHandler(
    of signal: Int32, with handler: @convention(c) (Int32) -> Void
  ) {
    var old = sigaction()
    var new = sigaction(handler: handler, flags: SA_RESTART)
    // A signal that was ignored, as under nohup, stays ignored.
    guard sigaction(signal, nil, &old) == 0, signal == SIGCONT || !old.isIgnored,
      sigaction(signal, &new, nil) == 0
    else { return }
    replacedActions.append((signal, old))
  }

  mutating func stop() {
    for (signal, action) in replacedActions {
      var old = action
      sigaction(signal, &old, nil)
    }
    replacedActions = []
    if var before = previousSignalMask { pthread_sigmask(SIG_SETMASK, &before, nil) }
    previousSignalMask = nil
  }

  /// Restores the default action of SIGTSTP, which stops the process, until the next ``start()``.
  func restoreDefaultStop() {
    var standard = sigaction(handler: nil, flags: 0)
    sigaction(SIGTSTP, &standard, nil)
  }

  /// Waits until the process has been stopped and continued; only briefly, because the system does
  /// not stop a process that nobody could continue.
  func waitUntilContinued() {
    var wanted = pollfd(fd: Self.pipeEnds.readEnd, events: Int16(POLLIN), revents: 0)
    for _ in 0..<3 where poll(&wanted, 1, 50) >= 0 { return }
  }

  /// Returns the signals received since the last call.
  static func receivedSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while true {
      let count = read(pipeEnds.readEnd, &bytes, bytes.count)
      guard count > 0 else { return signals }
      signals += bytes[..<count].map { Int32($0) }
    }
  }
}

/// Signal handler: only a write to the pipe is safe here.
private func writeSignalToPipe(_ signal: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(SignalPipe.pipeEnds.writeEnd, &byte, 1)
  errno = before
}
