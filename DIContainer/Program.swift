import HearthData
import HearthDomain
import HearthPresentation
import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of the program, from its arguments to its exit status.
public struct Program {
  private let arguments: [String]
  private let environment: Environment

  public init(arguments: [String], environment: Environment) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Does what the arguments ask for; returns the exit status for the shell.
  public func run() -> Int32 {
    AppContainer.commands.perform(
      arguments,
      console: { .standard($0, environment: environment) },
      context: { try AppContainer(AppConfiguration($0, environment: environment)) },
      noCommand: { try runWithoutCommand($0, in: &$1) }
    )
    .status.rawValue
  }

  /// The full screen where there is one, else Today in print.
  private func runWithoutCommand(_ globals: GlobalOptions, in console: inout Console) throws {
    let container = try AppContainer(AppConfiguration(globals, environment: environment))
    guard opensFullScreen(globals, on: console) else {
      return try TodayCommand(reader: container.todayReader).run(.init(), in: &console)
    }
    // A store that cannot be opened is told on the plain terminal, before the screen is taken.
    _ = try container.useCases.profile.profile()
    switch try container.session(language: console.language).run() {
    case .quit, .closed: break
    case .interrupted: throw ExitStatus.interrupted
    case .signal(let number): die(of: number)
    }
  }

  /// Ends the process by the signal that asked for it, which tells the shell the truth.
  private func die(of number: Int32) {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, number)
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
    signal(number, SIG_DFL)
    raise(number)
  }

  private func opensFullScreen(_ globals: GlobalOptions, on console: Console) -> Bool {
    console.traits.inputIsTerminal && console.traits.outputIsTerminal
      && !globals.plain && !globals.json && (environment.filled("TERM") ?? "dumb") != "dumb"
  }
}
