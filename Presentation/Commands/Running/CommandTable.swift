/// The commands of the program, with `help` and `completions`, which know all of them.
public struct CommandTable<Context> {
  private let entries: [CommandEntry<Context>]
  public let parser: CommandParser

  public init(_ entries: [CommandEntry<Context>]) {
    let specs = entries.map(\.spec) + [CompletionsCommand.spec, HelpCommand.spec]
    parser = CommandParser(specs: specs)
    self.entries =
      entries + [
        CommandEntry(CompletionsCommand(grammar: parser.grammar)),
        CommandEntry(HelpCommand(grammar: parser.grammar)),
      ]
  }

  /// Runs what was asked for; the context is made only if a command needs it.
  ///
  /// ``Invocation/noCommand(_:)`` prints the overview: who can show more does so instead.
  public func run(
    _ invocation: Invocation, context: () throws -> Context, in console: inout Console
  ) throws {
    switch invocation {
    case .command(let spec, let input, _):
      try entry(spec.path)?.run(input, context: context, in: &console)
    case .help(let request, _):
      try Help(grammar: parser.grammar).print(request, in: &console)
    case .version:
      guard let entry = entry(["version"]) else { return }
      try entry.run(ParsedInput(none: entry.spec), context: context, in: &console)
    case .noCommand:
      try Help(grammar: parser.grammar).print(HelpRequest(path: []), in: &console)
    }
  }

  private func entry(_ path: [String]) -> CommandEntry<Context>? {
    entries.first { $0.spec.path == path }
  }
}
