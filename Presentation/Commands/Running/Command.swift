/// One verb of the program.
package protocol Command {
  /// What the command was told, ready to use.
  associatedtype Options = ParsedInput

  static var words: CommandName { get }

  /// Whether it works on a locked profile without asking for the passphrase: it shows and changes
  /// nothing of what is kept there, or asks by itself.
  static var answersWhileLocked: Bool { get }

  /// The grammar, with the same words.
  static var spec: CommandSpec { get }

  /// Throws ``UsageError`` where things were given that do not go together.
  static func check(_ input: ParsedInput) throws

  /// Reads the options without touching the store, the clock or the terminal.
  /// Throws ``UsageError`` when they cannot be accepted.
  static func parse(_ input: ParsedInput) throws -> Options

  /// Does the work. Throws when it could not be done; see ``ExitStatus/init(ending:)``.
  func run(_ options: Options, in console: inout Console) throws
}

extension Command {
  package static var answersWhileLocked: Bool { false }
  package static func check(_ input: ParsedInput) throws {}
}

extension Command where Options == ParsedInput {
  package static func parse(_ input: ParsedInput) throws -> ParsedInput {
    try check(input)
    return try input.checked()
  }
}
