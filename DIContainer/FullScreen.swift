import CLibrary
import HearthDomain
import HearthPresentation

extension AppContainer {
  /// Whether the terminal supports the full screen. With `TERM=dumb`, it does not.
  static func hasFullScreen(_ environment: Environment) -> Bool {
    (environment.nonEmpty("TERM") ?? "dumb") != "dumb"
  }

  /// Runs the full screen until the user leaves it. Asks for the passphrase if the profile is
  /// locked. Returns problems of the user's hooks that were not reported yet. Throws ``UsageError``
  /// if the terminal does not support the full screen.
  func openFullScreen(language: Language) throws -> [HookTrouble] {
    try run(for: nil, language, wasUnlocked: false).last.runChangeHooks()
  }

  /// Runs the full screen with the form at the route. Returns the form's result when it is closed.
  /// If the user goes from the form to another page, runs until the user quits and returns nil.
  func openForm(at route: Route, language: Language) throws -> FormResult? {
    try run(for: route, language, wasUnlocked: true).result
  }

  /// Runs a session. If the user changes to another profile, runs a session of that profile after
  /// it, and so on.
  private func run(
    for form: Route?, _ language: Language, wasUnlocked: Bool
  ) throws -> (result: FormResult?, last: AppContainer) {
    AppContainer.returnFreedBlocksToSystem()
    var last = self
    var next = try runToEnd(firstSession(for: form, language, wasUnlocked: wasUnlocked))
    while case .switchProfile(let container) = next {
      last = container
      next = try container.runToEnd(container.session(for: nil, language, false))
    }
    if case .quit(let ending) = next { return (ending, last) }
    return (nil, last)
  }

  /// Makes glibc return large blocks of memory to the system when they are freed. By default it
  /// keeps those up to the size of the largest one freed so far. Other C libraries have no such
  /// function.
  private static func returnFreedBlocksToSystem() {
    typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
    let mmapThreshold: Int32 = -3
    let setOption: SetOption? = try? OpenedLibrary(["libc.so.6"])?.function("mallopt")
    _ = setOption?(mmapThreshold, 512 << 10)
  }

  private func firstSession(
    for form: Route?, _ language: Language, wasUnlocked: Bool
  ) throws -> Session {
    guard AppContainer.hasFullScreen(configuration.environment) else {
      throw UsageError(.needsTerminal(insteadRun: nil), in: [])
    }
    return try session(for: form, language, wasUnlocked)
  }

  private func session(
    for form: Route?, _ language: Language, _ wasUnlocked: Bool
  ) throws -> Session {
    // Read something first, so that an error of the store is reported before the full screen opens.
    // Do not open a locked store before the user has unlocked it.
    if try unlockProfile.isOpen() || wasUnlocked { _ = try useCases.profile.profile() }
    return self.session(language: language, forFormAt: form, wasUnlocked: wasUnlocked)
  }

  /// What to do after a session.
  private indirect enum NextStep {
    case quit(FormResult?)
    case switchProfile(AppContainer)
  }

  /// Runs the session to its end. No one else keeps the session, so that it is freed when this
  /// returns.
  private func runToEnd(_ session: Session) throws -> NextStep {
    switch try session.run() {
    case .quit, .terminalClosed: return .quit(nil)
    case .formClosed(let ending): return .quit(ending)
    case .profileChanged: return .switchProfile(try reopened())
    case .interrupted: throw ExitStatus.interrupted
    case .signal(let number): AppContainer.terminateBySignal(number)
    }
    return .quit(nil)
  }

  /// Ends the process by the signal that it received, so that the shell sees why it ended.
  private static func terminateBySignal(_ number: Int32) {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, number)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    signal(number, SIG_DFL)
    raise(number)
  }
}
