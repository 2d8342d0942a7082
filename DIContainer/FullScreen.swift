import CLibrary
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// Whether the terminal can show more than lines; with `TERM=dumb` there is no full screen.
  static func hasFullScreen(_ environment: Environment) -> Bool {
    (environment.filled("TERM") ?? "dumb") != "dumb"
  }

  /// Takes the terminal until the user leaves the full screen. It asks for the passphrase of a
  /// locked profile unless somebody was let in already.
  ///
  /// Returns what went wrong with the user's programs and was not told yet. Throws ``UsageError``
  /// where the terminal has no full screen.
  func openFullScreen(language: Language) throws -> [HookTrouble] {
    try run(for: nil, language, wasLetIn: false).last.tellHooks()
  }

  /// Takes the terminal for the form at that place until it is left; who goes elsewhere from there
  /// stays until the full screen is left, and then nothing is returned.
  func openForm(at route: Route, language: Language) throws -> FormResult? {
    try run(for: route, language, wasLetIn: true).result
  }

  /// Runs a session to its end, and after it those of the profiles that take its place.
  private func run(
    for form: Route?, _ language: Language, wasLetIn: Bool
  ) throws -> (result: FormResult?, last: AppContainer) {
    AppContainer.giveBackLargePieces()
    var last = self
    var next = try follow(firstSession(for: form, language, wasLetIn: wasLetIn))
    while case .opens(let container) = next {
      last = container
      next = try container.follow(container.session(for: nil, language, false))
    }
    if case .isLeft(let ending) = next { return (ending, last) }
    return (nil, last)
  }

  /// Lets the C library give the system back what one key needed for a moment: once a large piece
  /// was freed, glibc keeps all that are no larger. Other libraries have no such call.
  private static func giveBackLargePieces() {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    let mmapThreshold: Int32 = -3
    let setOption: SetOption? = try? OpenedLibrary(["libc.so.6"])?.call("mallopt")
    _ = setOption?(mmapThreshold, 512 << 10)
  }

  private func firstSession(
    for form: Route?, _ language: Language, wasLetIn: Bool
  ) throws -> Session {
    guard AppContainer.hasFullScreen(configuration.environment) else {
      throw UsageError(.needsTerminal(insteadRun: nil), in: [])
    }
    return try session(for: form, language, wasLetIn)
  }

  private func session(
    for form: Route?, _ language: Language, _ wasLetIn: Bool
  ) throws -> Session {
    // A store that cannot be opened is told on the plain terminal, before the screen is taken;
    // but before somebody was let in nothing is done to it.
    if try unlockProfile.isOpen() || wasLetIn { _ = try useCases.profile.profile() }
    return self.session(language: language, forFormAt: form, wasLetIn: wasLetIn)
  }

  /// What comes after a session.
  private enum Next {
    case isLeft(FormResult?)
    case opens(AppContainer)
  }

  /// Runs the session to its end and lets it go; nothing holds it meanwhile but this call.
  private func follow(_ session: Session) throws -> Next {
    switch try session.run() {
    case .quit, .closed: return .isLeft(nil)
    case .left(let ending): return .isLeft(ending)
    case .reopens: return .opens(try reopened())
    case .interrupted: throw ExitStatus.interrupted
    case .signal(let number): AppContainer.die(of: number)
    }
    return .isLeft(nil)
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
