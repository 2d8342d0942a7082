import CLibrary
import HearthDomain
import TerminalKit

extension Console {
  /// Creates the console of the process.
  ///
  /// Options of the command line have priority over the settings, and settings over the
  /// environment. Long results go through the pager, if there is one.
  package static func standard(
    _ globals: GlobalOptions, settings: Settings, environment: Environment, pager: Pager?
  ) -> Console {
    // Writing to a closed pipe then returns an error, instead of ending the process by a signal.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      traits: ConsoleTraits(
        globals: globals, settings: settings, environment: environment, probe: .system),
      output: OutputStream(.descriptor(STDOUT_FILENO)),
      errorStream: OutputStream(.descriptor(STDERR_FILENO)),
      input: .descriptor(STDIN_FILENO),
      pager: pager)
  }

  /// Creates a console that records its output and answers questions with the given lines.
  package static func recording(
    _ traits: ConsoleTraits, answers lines: [String] = []
  ) -> Console {
    Console(
      traits: traits, output: OutputStream(.memory), errorStream: OutputStream(.memory),
      input: .lines(lines), pager: nil)
  }

  /// The output recorded so far.
  package var recordedOutput: String { String(decoding: output.buffer, as: UTF8.self) }
  /// The standard error output recorded so far.
  package var recordedErrors: String { String(decoding: errorStream.buffer, as: UTF8.self) }
}

/// Provides the properties of the standard streams, such as the terminal's size, by system calls.
package struct TerminalProbe: Sendable {
  let isTerminal: @Sendable (Int32) -> Bool
  let size: @Sendable (Int32) -> Size?

  static let system = TerminalProbe(
    isTerminal: { isatty($0) == 1 },
    size: { descriptor in
      var window = winsize()
      guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
        return nil
      }
      return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    })
}

extension ConsoleTraits {
  /// Derives the properties from the options, the settings, the environment and the streams.
  package init(
    globals: GlobalOptions, settings: Settings, environment: Environment, probe: TerminalProbe
  ) {
    self.init(language: globals.language ?? settings.language ?? Language(environment))
    widths = DisplayWidth(settings)
    firstWeekday = settings.firstWeekday
    showsWeekNumbers = settings.showsWeekNumbers
    sayingLook = SayingLook(settings)
    holidays = settings.holidays
    inputIsTerminal = probe.isTerminal(STDIN_FILENO)
    outputIsTerminal = probe.isTerminal(STDOUT_FILENO)
    errorIsTerminal = probe.isTerminal(STDERR_FILENO)
    size = ConsoleTraits.size(environment, outputIsTerminal ? probe.size(STDOUT_FILENO) : nil)
    errorWidth =
      ConsoleTraits.size(environment, errorIsTerminal ? probe.size(STDERR_FILENO) : nil).width
    let choice = globals.color ?? settings.color
    colorLevel = ColorLevel(choice, isTerminal: outputIsTerminal, environment: environment)
    errorColorLevel = ColorLevel(choice, isTerminal: errorIsTerminal, environment: environment)
    supportsEscapeSequences = (environment.nonEmpty("TERM") ?? "dumb") != "dumb"
    usesASCIIMarks = environment.usesASCIIMarks
    isInsideTmux = environment.nonEmpty("TMUX") != nil
    wantsJSON = globals.wantsJSON
    assumesYes = globals.assumesYes
    neverAsks = globals.neverAsks
  }

  private static func size(_ environment: Environment, _ window: Size?) -> Size {
    let columns = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let lines = environment["LINES"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    let height = window.flatMap { $0.height > 0 ? $0.height : nil }
    return Size(
      width: min(max(columns ?? window?.width ?? 80, 20), 1000),
      height: min(max(lines ?? height ?? 24, 2), 1000))
  }
}

extension DisplayWidth {
  /// Creates the character widths that are set for the user's terminal.
  init(_ settings: Settings) {
    self.init(ambiguous: settings.treatsAmbiguousAsWide ? 2 : 1)
  }
}
