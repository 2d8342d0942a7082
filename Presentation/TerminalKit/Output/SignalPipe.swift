import CLibrary

/// Brings signals to the event loop as bytes in a pipe.
///
/// There is one for the process, because signals are the process's.
struct SignalPipe {
  /// Every signal that ends a program which does not care, and is no trap (``CrashGuard``);
  /// handed on as an event.
  static let ending =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
      SIGXFSZ, SIGPIPE,
    ] + endingHere

  #if os(Linux)
    /// Linux lets the signals that have no name end a program too.
    private static let endingHere =
      [SIGPOLL, SIGSTKFLT, SIGPWR] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())
  #else
    private static let endingHere: [Int32] = []
  #endif

  private static let handled = ending + [SIGWINCH, SIGTSTP, SIGCONT]

  static let ends = PipeEnds(waits: false) ?? .missing

  private var replaced: [(signal: Int32, action: sigaction)] = []
  /// The signals that were blocked before; nil while they are not taken over.
  private var blocked: sigset_t?

  /// Takes the signals over; ``stop()`` gives them back as they were.
  mutating func start() {
    guard replaced.isEmpty, Self.ends.write >= 0 else { return }
    _ = Self.drain()
    for signal in Self.handled { replace(signal, with: noteSignal) }
    unblock()
  }

  /// Whoever started the program may have blocked signals, which programs inherit; then a user
  /// could not end it from outside.
  private mutating func unblock() {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for (signal, _) in replaced { sigaddset(&wanted, signal) }
    var before = sigset_t()
    guard pthread_sigmask(SIG_UNBLOCK, &wanted, &before) == 0 else { return }
    blocked = before
  }

  /// Lets Ctrl-C and Ctrl-\ end another program and not this one, until ``stop()``.
  ///
  /// A handler that does nothing, because programs inherit what is ignored.
  mutating func ignoreInterrupts() {
    guard replaced.isEmpty else { return }
    for signal in [SIGINT, SIGQUIT] { replace(signal, with: { _ in }) }
  }

  private mutating func replace(
    _ signal: Int32, with handler: @convention(c) (Int32) -> Void
  ) {
    var old = sigaction()
    var new = sigaction(handler: handler, flags: SA_RESTART)
    // A signal that was ignored, as under nohup, stays ignored.
    guard sigaction(signal, nil, &old) == 0, signal == SIGCONT || !old.isIgnored,
      sigaction(signal, &new, nil) == 0
    else { return }
    replaced.append((signal, old))
  }

  mutating func stop() {
    for (signal, action) in replaced {
      var old = action
      sigaction(signal, &old, nil)
    }
    replaced = []
    if var before = blocked { pthread_sigmask(SIG_SETMASK, &before, nil) }
    blocked = nil
  }

  /// Lets SIGTSTP stop the process, until the next ``start()``.
  func allowStop() {
    var standard = sigaction(handler: nil, flags: 0)
    sigaction(SIGTSTP, &standard, nil)
  }

  /// Waits until the process was stopped and goes on; a short while only, for the system does
  /// not stop a process that nobody could wake.
  func awaitContinue() {
    var wanted = pollfd(fd: Self.ends.read, events: Int16(POLLIN), revents: 0)
    for _ in 0..<3 where poll(&wanted, 1, 50) >= 0 { return }
  }

  /// The signals that came since the last call.
  static func drain() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    var signals: [Int32] = []
    while true {
      let count = read(ends.read, &bytes, bytes.count)
      guard count > 0 else { return signals }
      signals += bytes[..<count].map { Int32($0) }
    }
  }
}

/// Runs inside a signal: nothing but a write to the pipe is safe here.
private func noteSignal(_ signal: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(SignalPipe.ends.write, &byte, 1)
  errno = before
}
