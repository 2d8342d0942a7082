import CLibrary

/// Leaves the terminal's interrupt and quit keys to a child process in the foreground.
struct ChildInterrupts {
  // Stored as numbers: SIG_IGN is 1, which Swift takes for nil if the function pointer is in an
  // optional struct.
  private let interrupt = unsafeBitCast(signal(SIGINT, SIG_IGN), to: UInt.self)
  private let quit = unsafeBitCast(signal(SIGQUIT, SIG_IGN), to: UInt.self)

  /// Restores the previous handlers.
  func restore() {
    signal(SIGINT, unsafeBitCast(interrupt, to: Handler?.self))
    signal(SIGQUIT, unsafeBitCast(quit, to: Handler?.self))
  }

  private typealias Handler = @convention(c) (Int32) -> Void
}
