/// One verb of the program.
public protocol Command {
  /// What the command was told, ready to use.
  associatedtype Options

  static var words: CommandName { get }

  /// The grammar, with the same words.
  static var spec: CommandSpec { get }

  /// Reads the options without touching the store, the clock or the terminal.
  /// Throws ``UsageError`` when they cannot be accepted.
  static func parse(_ input: ParsedInput) throws -> Options

  /// Does the work. Throws when it could not be done; see ``ExitStatus/init(ending:)``.
  func run(_ options: Options, in console: inout Console) throws
}
