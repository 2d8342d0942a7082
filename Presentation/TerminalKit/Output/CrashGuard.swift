import CLibrary

/// Restores the terminal when the program crashes, as far as a signal handler can.
struct CrashGuard {
  private static let crashSignals = [SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP, SIGSYS]

  private var replacedActions: [(signal: Int32, action: sigaction)] = []

  /// Installs the handlers and prepares everything they need, because a signal handler cannot
  /// allocate memory.
  mutating func start(input: Int32, output: Int32, settings: termios, leaving: String) {
    guard replacedActions.isEmpty else { return }
    crashRestoration.prepare(input: input, output: output, settings: settings, leaving: leaving)
    for signal in Self.crashSignals {
      var old = sigaction()
      var new = sigaction(informedHandler: restoreAfterCrash, flags: SA_ONSTACK)
      guard sigaction(signal, &new, &old) == 0 else { continue }
      crashRestoration.storeAction(old, for: signal)
      replacedActions.append((signal, old))
    }
  }

  mutating func stop() {
    for (signal, action) in replacedActions {
      var old = action
      sigaction(signal, &old, nil)
    }
    replacedActions = []
    crashRestoration.disarm()
  }
}

/// The bytes and settings that the signal handler restores, in memory that never moves and is never
/// freed.
private struct CrashRestoration {
  private static let capacity = 512
  private let sequenceBytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  private let descriptors = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
  private let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private let previousActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  init() {
    count.initialize(to: 0)
    previousActions.initialize(repeating: sigaction(handler: nil, flags: 0), count: 65)
    allocateSignalStack()
  }

  func prepare(input: Int32, output: Int32, settings: termios, leaving: String) {
    descriptors.initialize(to: input)
    (descriptors + 1).initialize(to: output)
    self.settings.initialize(to: settings)
    let text = Array(leaving.utf8.prefix(Self.capacity))
    for (index, byte) in text.enumerated() { (sequenceBytes + index).initialize(to: byte) }
    count.pointee = text.count
  }

  func storeAction(_ action: sigaction, for signal: Int32) {
    if (0..<65).contains(signal) { previousActions[Int(signal)] = action }
  }

  func disarm() {
    count.pointee = 0
  }

  /// Restores the terminal. It is async-signal-safe: it calls only what POSIX allows in a signal
  /// handler.
  ///
  /// If `isFault`, the fault occurs again as soon as the handler returns, so that its crash report
  /// shows the right place. A signal that was sent has to be raised again instead.
  func restoreTerminal(after signal: Int32, isFault: Bool) {
    let length = count.pointee
    count.pointee = 0
    if length > 0 {
      _ = write(descriptors[1], sequenceBytes, length)
      _ = tcsetattr(descriptors[0], TCSANOW, settings)
    }
    if (0..<65).contains(signal) { sigaction(signal, previousActions + Int(signal), nil) }
    if !isFault { raise(signal) }
  }

  /// Allocates an alternate stack for the handlers, because the program's stack may have
  /// overflowed.
  private func allocateSignalStack() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}

// The handler has no other access to state. The value consists only of pointers and is set once
// before the handler can run.
nonisolated(unsafe) private let crashRestoration = CrashRestoration()

private func restoreAfterCrash(
  _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _: UnsafeMutableRawPointer?
) {
  // Codes above zero mean that the kernel generated the signal.
  let isFault = (information?.pointee.si_code ?? 0) > 0
  crashRestoration.restoreTerminal(after: signal, isFault: isFault)
}
