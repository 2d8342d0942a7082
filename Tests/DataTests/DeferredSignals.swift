import Foundation

#if os(Linux)
  /// Ignores or blocks some signals while the body runs, as this program always does.
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

  /// Returns which of these signals are in each mask of the text; glibc reserves two signals for
  /// itself.
  func heldBack(in text: String) -> [UInt64] {
    let signals = [SIGPIPE, SIGXFSZ, SIGUSR2].map { UInt64(1) << UInt64($0 - 1) }.reduce(0, |)
    return text.split { !$0.isHexDigit }.compactMap { UInt64($0, radix: 16) }.map { $0 & signals }
  }
#endif
