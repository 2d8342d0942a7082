import HearthPresentation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension AppContainer {
  /// Whether the terminal can show more than lines; with `TERM=dumb` there is no full screen.
  static func hasFullScreen(_ environment: Environment) -> Bool {
    (environment.filled("TERM") ?? "dumb") != "dumb"
  }

  /// Takes the terminal until the user leaves the full screen; opens at the place, if one is
  /// given. It asks for the passphrase of a locked profile unless somebody was let in already.
  ///
  /// Throws ``UsageError`` where the terminal has no full screen.
  func openFullScreen(
    at route: Route? = nil, language: Language, wasLetIn: Bool = false
  ) throws {
    guard AppContainer.hasFullScreen(configuration.environment) else {
      throw UsageError(.needsTerminal(insteadRun: nil), in: [])
    }
    var next = try follow(session(at: route, language, wasLetIn))
    while let container = next {
      next = try container.follow(container.session(at: nil, language, false))
    }
  }

  private func session(
    at route: Route?, _ language: Language, _ wasLetIn: Bool
  ) throws -> Session {
    // A store that cannot be opened is told on the plain terminal, before the screen is taken;
    // but before somebody was let in nothing is done to it.
    if try unlockProfile.isOpen() || wasLetIn { _ = try useCases.profile.profile() }
    return session(language: language, opensAt: route, wasLetIn: wasLetIn)
  }

  /// Runs the session to its end; returns what is to be opened after it.
  private func follow(_ session: Session) throws -> AppContainer? {
    switch try session.run() {
    case .quit, .closed: return nil
    case .reopens: return try reopened()
    case .interrupted: throw ExitStatus.interrupted
    case .signal(let number): AppContainer.die(of: number)
    }
    return nil
  }

  /// Ends the process by the signal that asked for it, which tells the shell the truth.
  private static func die(of number: Int32) {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, number)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    signal(number, SIG_DFL)
    raise(number)
  }
}
