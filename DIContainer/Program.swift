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
    // A file that may not grow is to be told in words, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    return AppContainer.commands.perform(
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
    try container.openFullScreen(language: console.language)
  }

  private func opensFullScreen(_ globals: GlobalOptions, on console: Console) -> Bool {
    console.traits.inputIsTerminal && console.traits.outputIsTerminal
      && !globals.plain && !globals.json && AppContainer.hasFullScreen(environment)
  }
}
