import TerminalKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// The console of the process.
  ///
  /// The language is the one asked for, else that of the settings, else that of the locale.
  public static func standard(
    _ globals: GlobalOptions = GlobalOptions(), settings: Language? = nil,
    environment: Environment = .process
  ) -> Console {
    // A closed pipe is then an error of one write, and not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let language = globals.language ?? settings ?? Language(environment)
    return Console(
      traits: ConsoleTraits(
        language: language, globals: globals, environment: environment, probe: .system),
      output: OutputStream(.descriptor(STDOUT_FILENO)),
      errors: OutputStream(.descriptor(STDERR_FILENO)),
      input: .descriptor(STDIN_FILENO),
      pagerCommand: Pager.command(environment))
  }

  /// A console that keeps what is printed and takes its answers from the lines; for tests.
  public static func recording(
    _ traits: ConsoleTraits, answers lines: [String] = []
  ) -> Console {
    Console(
      traits: traits, output: OutputStream(.memory), errors: OutputStream(.memory),
      input: .lines(lines), pagerCommand: nil)
  }

  /// What a recording console was given as result.
  public var recordedOutput: String { String(decoding: output.buffer, as: UTF8.self) }
  /// What a recording console was told beside it.
  public var recordedErrors: String { String(decoding: errors.buffer, as: UTF8.self) }
}

/// What only the system can tell about the standard streams.
public struct TerminalProbe: Sendable {
  let isTerminal: @Sendable (Int32) -> Bool
  let size: @Sendable (Int32) -> Size?

  public init(
    isTerminal: @escaping @Sendable (Int32) -> Bool, size: @escaping @Sendable (Int32) -> Size?
  ) {
    self.isTerminal = isTerminal
    self.size = size
  }

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
  /// What the options, the environment and the system say together.
  public init(
    language: Language, globals: GlobalOptions, environment: Environment, probe: TerminalProbe
  ) {
    self.init(language: language)
    inputIsTerminal = probe.isTerminal(STDIN_FILENO)
    outputIsTerminal = probe.isTerminal(STDOUT_FILENO)
    errorIsTerminal = probe.isTerminal(STDERR_FILENO)
    size = ConsoleTraits.size(environment, outputIsTerminal ? probe.size(STDOUT_FILENO) : nil)
    errorWidth =
      ConsoleTraits.size(environment, errorIsTerminal ? probe.size(STDERR_FILENO) : nil).width
    colors = ColorLevel(globals.color, isTerminal: outputIsTerminal, environment: environment)
    errorColors = ColorLevel(globals.color, isTerminal: errorIsTerminal, environment: environment)
    showsLinks = (environment.filled("TERM") ?? "dumb") != "dumb"
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
