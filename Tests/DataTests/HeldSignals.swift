import Foundation

#if os(Linux)
  /// Ignores or holds back some signals while the body runs, as this program does all the time.
  func withSignalsHeldBack<T>(_ body: () throws -> T) rethrows -> T {
    signal(SIGPIPE, SIG_IGN)
    let usual = signal(SIGXFSZ, SIG_IGN)
    defer { signal(SIGXFSZ, usual) }
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    sigaddset(&held, SIGUSR2)
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Which of these are in each mask of the text; glibc has two signals of its own, which it
  /// treats as it likes.
  func heldBack(in text: String) -> [UInt64] {
    let signals = [SIGPIPE, SIGXFSZ, SIGUSR2].map { UInt64(1) << UInt64($0 - 1) }.reduce(0, |)
    return text.split { !$0.isHexDigit }.compactMap { UInt64($0, radix: 16) }.map { $0 & signals }
  }
#endif
