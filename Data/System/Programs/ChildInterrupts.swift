import CLibrary

/// The terminal's interrupt and quit keys, left to a child that is in front.
struct ChildInterrupts {
  // Kept as numbers: SIG_IGN is 1, which Swift takes for a missing value when the function
  // pointer stands inside an optional struct.
  private let interrupt = unsafeBitCast(signal(SIGINT, SIG_IGN), to: UInt.self)
  private let quit = unsafeBitCast(signal(SIGQUIT, SIG_IGN), to: UInt.self)

  /// Makes the keys mean again what they meant before.
  func takeBack() {
    signal(SIGINT, unsafeBitCast(interrupt, to: Handler?.self))
    signal(SIGQUIT, unsafeBitCast(quit, to: Handler?.self))
  }

  private typealias Handler = @convention(c) (Int32) -> Void
}
