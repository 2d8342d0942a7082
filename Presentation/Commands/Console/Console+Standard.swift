import CLibrary
import HearthDomain
import TerminalKit

extension Console {
  /// The console of the process.
  ///
  /// What the command line asks for goes first, then the settings, then the environment. Long
  /// results go through the pager, if there is one.
  package static func standard(
    _ globals: GlobalOptions, settings: Settings, environment: Environment, pager: Pager?
  ) -> Console {
    // A closed pipe is then an error of one write, and not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      traits: ConsoleTraits(
        globals: globals, settings: settings, environment: environment, probe: .system),
      output: OutputStream(.descriptor(STDOUT_FILENO)),
      errors: OutputStream(.descriptor(STDERR_FILENO)),
      input: .descriptor(STDIN_FILENO),
      pager: pager)
  }

  /// A console that keeps what is printed and takes its answers from the lines.
  package static func recording(
    _ traits: ConsoleTraits, answers lines: [String] = []
  ) -> Console {
    Console(
      traits: traits, output: OutputStream(.memory), errors: OutputStream(.memory),
      input: .lines(lines), pager: nil)
  }

  /// What a recording console has kept of the result.
  package var recordedOutput: String { String(decoding: output.buffer, as: UTF8.self) }
  /// What it has kept of what was said beside it.
  package var recordedErrors: String { String(decoding: errors.buffer, as: UTF8.self) }
}

/// What only the system can tell about the standard streams.
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
  /// What the options, the settings, the environment and the system say together.
  package init(
    globals: GlobalOptions, settings: Settings, environment: Environment, probe: TerminalProbe
  ) {
    self.init(language: globals.language ?? settings.language ?? Language(environment))
    widths = DisplayWidth(settings)
    firstWeekday = settings.firstWeekday
    showsWeekNumbers = settings.showsWeekNumbers
    sayings = SayingLook(settings)
    holidays = settings.holidays
    inputIsTerminal = probe.isTerminal(STDIN_FILENO)
    outputIsTerminal = probe.isTerminal(STDOUT_FILENO)
    errorIsTerminal = probe.isTerminal(STDERR_FILENO)
    size = ConsoleTraits.size(environment, outputIsTerminal ? probe.size(STDOUT_FILENO) : nil)
    errorWidth =
      ConsoleTraits.size(environment, errorIsTerminal ? probe.size(STDERR_FILENO) : nil).width
    let choice = globals.color ?? settings.color
    colors = ColorLevel(choice, isTerminal: outputIsTerminal, environment: environment)
    errorColors = ColorLevel(choice, isTerminal: errorIsTerminal, environment: environment)
    showsLinks = (environment.filled("TERM") ?? "dumb") != "dumb"
    hasPlainMarks = environment.hasPlainMarks
    isInsideTmux = environment.filled("TMUX") != nil
    wantsJSON = globals.json
    assumesYes = globals.assumesYes
    neverAsks = globals.noInput
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
  /// The widths that the user's terminal has.
  init(_ settings: Settings) {
    self.init(ambiguous: settings.ambiguousIsWide ? 2 : 1)
  }
}
