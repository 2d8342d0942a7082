import CLibrary
import HearthDomain

/// Reads a line from a terminal without displaying it.
///
/// The terminal is restored in any case: signals that would end or stop the program are blocked
/// until then.
struct HiddenLine {
  let descriptor: Int32

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Turns off echo, calls `ask`, reads a line and returns the result of `judge`. Echo stays off
  /// until `judge` returns, so that a second attempt typed meanwhile is hidden too.
  ///
  /// Throws ``LockRefusal/terminalShowsSecrets`` without asking if echo cannot be turned off.
  func read<Answer>(asking ask: () -> Void, _ judge: (Secret?) throws -> Answer) throws -> Answer {
    Secrecy.enable()
    var waiting = sigset_t()
    var before = sigset_t()
    sigemptyset(&waiting)
    for signal in HiddenLine.signals { sigaddset(&waiting, signal) }
    pthread_sigmask(SIG_BLOCK, &waiting, &before)
    // Blocked signals are delivered here, after the terminal was restored.
    defer {
      for signal in HiddenLine.pendingSignals { sigdelset(&before, signal) }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    var shown = termios()
    guard tcgetattr(descriptor, &shown) == 0 else {
      throw DomainError.refused(.lock(.terminalShowsSecrets))
    }
    defer { tcsetattr(descriptor, TCSAFLUSH, &shown) }
    guard turnOffEcho(from: shown) else {
      throw DomainError.refused(.lock(.terminalShowsSecrets))
    }
    ask()
    return try judge(readLine())
  }

  /// Turns off echo. Returns whether it is off now, because `tcsetattr` also succeeds if it applies
  /// only some of the settings.
  private func turnOffEcho(from shown: termios) -> Bool {
    var wanted = shown
    wanted.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    var hidden = termios()
    return tcsetattr(descriptor, TCSAFLUSH, &wanted) == 0
      && tcgetattr(descriptor, &hidden) == 0 && hidden.c_lflag & tcflag_t(ECHO) == 0
  }

  private func readLine() throws -> Secret? {
    let line = Secret()
    while let byte = nextByte() {
      switch byte {
      case 0x0A, 0x0D:
        guard line.isText else { throw ConsoleError.invalidUTF8 }
        return line
      case 0x03, 0x1C: throw ConsoleError.interrupted
      case 0x04: if line.isEmpty { return nil }
      case 0x08, 0x7F: line.removeLastCharacter()
      case 0x15: line.removeAll()
      case 0x00..<0x20: break
      default: line.append(byte)
      }
    }
    return nil
  }

  /// Returns the next byte; nil at the end, or if a signal is pending.
  private func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Checks for signals ten times a second; a signal handler could not know the terminal of each
      // caller.
      let ready = poll(&wanted, 1, 100)
      if !HiddenLine.pendingSignals.isEmpty { return nil }
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = systemRead(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// The blocked signals that are pending.
  private static var pendingSignals: [Int32] {
    var set = sigset_t()
    sigpending(&set)
    return signals.filter { sigismember(&set, $0) == 1 }
  }
}

/// Calls the system's `read`, whose name is hidden inside this type by its own method.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
