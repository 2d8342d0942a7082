import CLibrary

extension sigaction {
  /// Creates an action with the handler, or with the system's default action if nil.
  init(handler: (@convention(c) (Int32) -> Void)?, flags: Int32) {
    self.init()
    sigemptyset(&sa_mask)
    sa_flags = flags
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }

  /// Creates an action whose handler receives the origin of the signal.
  init(
    informedHandler handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void, flags: Int32
  ) {
    self.init(handler: nil, flags: flags | SA_SIGINFO)
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #elseif canImport(Musl)
      __sa_handler.sa_sigaction = handler
    #else
      __sigaction_handler.sa_sigaction = handler
    #endif
  }

  var isIgnored: Bool {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self) == 1
    #elseif canImport(Musl)
      unsafeBitCast(__sa_handler.sa_handler, to: Int.self) == 1
    #else
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
  }
}
