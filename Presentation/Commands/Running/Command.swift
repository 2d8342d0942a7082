/// A command of the program.
package protocol Command {
  /// The parsed options of the command.
  associatedtype Options = ParsedInput

  static var commandName: CommandName { get }

  /// Whether the command also runs while the profile is locked: it does not use data of the
  /// profile, or it asks for the passphrase itself.
  static var runsWhileLocked: Bool { get }

  /// The grammar of the command; its words are ``commandName``.
  static var spec: CommandSpec { get }

  /// Checks combinations of options. Throws a ``UsageError`` if some exclude one another.
  static func check(_ input: ParsedInput) throws

  /// Parses the options without using the store, the clock or the terminal. Throws a ``UsageError``
  /// if they are not valid.
  static func parse(_ input: ParsedInput) throws -> Options

  /// Runs the command. Throws if it fails; see ``ExitStatus/init(ending:)``.
  func run(_ options: Options, in console: inout Console) throws
}

extension Command {
  package static var runsWhileLocked: Bool { false }
  package static func check(_ input: ParsedInput) throws {}
}

extension Command where Options == ParsedInput {
  package static func parse(_ input: ParsedInput) throws -> ParsedInput {
    try check(input)
    return try input.validated()
  }
}
