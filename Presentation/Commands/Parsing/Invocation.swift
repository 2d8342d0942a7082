/// What a command line asks for.
package enum Invocation: Sendable {
  case command(CommandSpec, ParsedInput, GlobalOptions)
  case help(HelpRequest, GlobalOptions)
  case version(GlobalOptions)
  /// Nothing was named: the full screen, or Today where there is none.
  case noCommand(GlobalOptions)

  package var globals: GlobalOptions {
    switch self {
    case .command(_, _, let globals), .help(_, let globals), .version(let globals),
      .noCommand(let globals):
      globals
    }
  }
}

/// Which help is wanted.
package struct HelpRequest: Hashable, Sendable {
  /// The words of a command or the beginning of one; empty for the overview.
  package let path: [String]
}
