import CLibrary
import HearthDomain

/// Reads a line from a terminal that shows nothing of it.
///
/// The terminal is as it was before whatever ends the question: signals that would end or stop
/// the program wait until it is.
struct HiddenLine {
  let descriptor: Int32

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Asks when nothing is shown any more, so that nobody types too early, and shows nothing until
  /// what was typed is judged: who was wrong may type the next one meanwhile. Throws
  /// ``LockRefusal/terminalShowsSecrets`` without asking where that cannot be had.
  func read<Answer>(asking ask: () -> Void, _ judge: (Secret?) throws -> Answer) throws -> Answer {
    Secrecy.begin()
    var waiting = sigset_t()
    var before = sigset_t()
    sigemptyset(&waiting)
    for signal in HiddenLine.signals { sigaddset(&waiting, signal) }
    pthread_sigmask(SIG_BLOCK, &waiting, &before)
    // What has come meanwhile comes through here, when the terminal is itself again.
    defer {
      for signal in HiddenLine.pending { sigdelset(&before, signal) }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    var shown = termios()
    guard tcgetattr(descriptor, &shown) == 0 else {
      throw DomainError.refused(.lock(.terminalShowsSecrets))
    }
    defer { tcsetattr(descriptor, TCSAFLUSH, &shown) }
    guard hides(beginningWith: shown) else {
      throw DomainError.refused(.lock(.terminalShowsSecrets))
    }
    ask()
    return try judge(line())
  }

  /// Whether the terminal shows nothing any more; it says that it obeyed when it did so in part.
  private func hides(beginningWith shown: termios) -> Bool {
    var wanted = shown
    wanted.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    var hidden = termios()
    return tcsetattr(descriptor, TCSAFLUSH, &wanted) == 0
      && tcgetattr(descriptor, &hidden) == 0 && hidden.c_lflag & tcflag_t(ECHO) == 0
  }

  private func line() throws -> Secret? {
    let line = Secret()
    while let byte = next() {
      switch byte {
      case 0x0A, 0x0D:
        guard line.isText else { throw ConsoleError.notText }
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

  /// The next byte; nil at the end, or when the program is asked to end.
  private func next() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Looked at ten times a second: a handler would have to know the terminal of everybody.
      let ready = poll(&wanted, 1, 100)
      if !HiddenLine.pending.isEmpty { return nil }
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = systemRead(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
    }
  }

  /// The signals that wait until the terminal is as it was.
  private static var pending: [Int32] {
    var set = sigset_t()
    sigpending(&set)
    return signals.filter { sigismember(&set, $0) == 1 }
  }
}

/// The system's `read`, which the method of that name would hide.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
