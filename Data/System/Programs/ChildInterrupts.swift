import CLibrary

/// Makes this program ignore the terminal's interrupt and quit keys, so that only the child process
/// in the foreground reacts to them.
struct ChildInterrupts {
  // Stored as numbers: SIG_IGN is 1, and in an optional struct Swift would take a function pointer
  // with that value for nil.
  private let interrupt = unsafeBitCast(signal(SIGINT, SIG_IGN), to: UInt.self)
  private let quit = unsafeBitCast(signal(SIGQUIT, SIG_IGN), to: UInt.self)

  /// Restores the previous handlers.
  func restore() {
    signal(SIGINT, unsafeBitCast(interrupt, to: Handler?.self))
    signal(SIGQUIT, unsafeBitCast(quit, to: Handler?.self))
  }

  private typealias Handler = @convention(c) (Int32) -> Void
}
