/// The parsed command line.
package enum Invocation: Sendable {
  case command(CommandSpec, ParsedInput, GlobalOptions)
  case help(HelpRequest, GlobalOptions)
  case version(GlobalOptions)
  /// No command was given: opens the full screen, or prints Today if that is not possible.
  case noCommand(GlobalOptions)

  package var globalOptions: GlobalOptions {
    switch self {
    case .command(_, _, let globals), .help(_, let globals), .version(let globals),
      .noCommand(let globals):
      globals
    }
  }
}

/// A request for help.
package struct HelpRequest: Hashable, Sendable {
  /// The words of the requested page, such as `person` or `person water`; empty for the overview.
  package let path: [String]
  /// Whether a page longer than the screen is printed in full.
  package var isFull = false

  package init(path: [String], isFull: Bool = false) {
    self.path = path
    self.isFull = isFull
  }
}
