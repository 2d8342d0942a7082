import HearthDomain

/// All commands of the program, including `help` and `completions`, which need the grammar of all
/// others.
package struct CommandTable<Context> {
  let groups: [CommandGroup<Context>]
  private let commandGuard: (Context, inout Console) throws -> Void

  /// Creates the table. The entries of a group are created only when needed.
  ///
  /// `commandGuard` is called before each command that requires an unlocked profile. It throws to
  /// prevent the command.
  package init(
    groups: [CommandGroup<Context>],
    commandGuard: @escaping (Context, inout Console) throws -> Void = { _, _ in }
  ) {
    self.commandGuard = commandGuard
    let grammar = {
      Grammar(
        groups.flatMap { $0.entries() }.map(\.spec) + [CompletionsCommand.spec, HelpCommand.spec])
    }
    let own = CommandGroup<Context>("completions", "help") {
      [
        CommandEntry(alone: { CompletionsCommand(grammar: grammar()) }),
        CommandEntry(alone: { HelpCommand(grammar: grammar()) }),
      ]
    }
    self.groups = groups + [own]
  }

  private var entries: [CommandEntry<Context>] { groups.flatMap { $0.entries() } }

  private func entries(calledWith word: String) -> [CommandEntry<Context>] {
    groups.flatMap { $0.mayContain(word) ? $0.entries() : [] }
  }

  package var parser: CommandParser { parser(home: nil) }

  private func parser(home: FilePath?) -> CommandParser {
    CommandParser(specs: entries.map(\.spec), home: home)
  }

  /// Parses the arguments. `home` is the folder for `~` in a path.
  ///
  /// If the first words name a command, only that command's grammar is built: building the grammar
  /// of all commands takes longer than most commands.
  package func parse(
    _ arguments: [String], home: FilePath? = nil
  ) throws(UsageError) -> Invocation {
    let called = arguments.prefix { !$0.hasPrefix("-") }
    let known = entries(calledWith: called.first ?? "")
    let count = known.map { $0.commandName.longestSpellingCount(in: called) }.max() ?? 0
    let isComplete = !known.contains {
      arguments.count > count && $0.commandName.hasLongerSpelling(than: called.prefix(count))
    }
    // The next word may be a verb in Korean or a word of another program.
    let named = known.filter { $0.commandName.longestSpellingCount(in: called) == count }
    let likely = count == 0 || !isComplete ? known : Array(named.prefix(1))
    switch try? CommandParser(specs: likely.map(\.spec), home: home).parse(arguments) {
    case .command(let spec, let input, let globals): return .command(spec, input, globals)
    case .noCommand(let globals): return .noCommand(globals)
    // Help lists all commands, and errors suggest similar ones.
    case .help, .version, nil: return try parser(home: home).parse(arguments)
    }
  }

  /// Runs a parsed command line. The context is created only if the command needs it.
  ///
  /// For ``Invocation/noCommand(_:)``, which callers usually handle themselves, prints the
  /// overview.
  package func run(
    _ invocation: Invocation, context: () throws -> Context, in console: inout Console
  ) throws {
    switch invocation {
    case .command(let spec, let input, let globals):
      if globals.usesDemoStore { console.reportDemo() }
      if spec.printsList {
        console.traits.listForm = try ListForm(input, of: spec, asJSON: globals.wantsJSON)
      }
      defer { if !input.isRehearsal { console.recordIrreversibleAction(spec) } }
      guard let entry = entry(spec.path) else { return }
      // If the command is run again after a question, it gets the same context.
      var made: Context?
      func make() throws -> Context {
        let it = try made ?? context()
        made = it
        return it
      }
      try console.runCompleting(input) { input, console in
        try entry.run(input, context: make, commandGuard: commandGuard, in: &console)
      }
      if let timeInTextHint = input.timeInTextHint { console.printHint(timeInTextHint) }
    case .help(let request, _):
      try Help(grammar: parser.grammar).print(request, in: &console)
    case .version:
      guard let entry = entry(["version"]) else { return }
      try entry.run(
        ParsedInput(none: entry.spec), context: context, commandGuard: commandGuard, in: &console)
    case .noCommand:
      try Help(grammar: parser.grammar).print(HelpRequest(path: []), in: &console)
    }
  }

  /// Parses and runs the arguments, then calls `conclude`. Returns the exit status, also after
  /// errors, and the finished console.
  ///
  /// The console and the context are created once their options are known. `noCommand` is called if
  /// there is no command.
  package func parseAndRun(
    _ arguments: [String], home: FilePath? = nil, console makeConsole: (GlobalOptions) -> Console,
    context: (GlobalOptions) throws -> Context,
    noCommand: (GlobalOptions, inout Console) throws -> Void,
    concluding conclude: Console.Conclusion = { _, _ in }
  ) -> (status: ExitStatus, console: Console) {
    let invocation: Invocation
    do {
      invocation = try parse(arguments, home: home)
    } catch {
      var console = makeConsole(GlobalOptions(askedForIn: arguments))
      let spec = error.needsUsageLine ? parser.grammar.spec(spelled: error.command) : nil
      return (console.exitStatus(of: spec) { _ throws in throw error }, console)
    }
    var globals = invocation.globalOptions
    if case .command(let spec, let input, _) = invocation {
      // A dry run does not create a store.
      globals.storeNeed = input.isRehearsal ? .inMemory : spec.storeNeed
    }
    var console = makeConsole(globals)
    console.typedArguments = arguments
    var called: CommandSpec?
    if case .command(let spec, _, _) = invocation { called = spec }
    let status = console.exitStatus(of: called, concluding: conclude) { console throws in
      if case .noCommand = invocation {
        try noCommand(globals, &console)
      } else {
        try run(invocation, context: { try context(globals) }, in: &console)
      }
    }
    return (status, console)
  }

  private func entry(_ path: [String]) -> CommandEntry<Context>? {
    entries(calledWith: path.first ?? "").first { $0.commandName.path == path }
  }
}

extension CommandName {
  /// Whether the words are only the beginning of a spelling of this command.
  fileprivate func hasLongerSpelling(than words: ArraySlice<String>) -> Bool {
    spellings.contains { $0.count > words.count && $0.starts(with: words) }
  }

  /// Returns the number of words of the longest spelling with which the words begin.
  fileprivate func longestSpellingCount(in words: ArraySlice<String>) -> Int {
    spellings.filter { words.starts(with: $0) }.map(\.count).max() ?? 0
  }
}
