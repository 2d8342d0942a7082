/// The commands of the program, with `help` and `completions`, which know all of them.
package struct CommandTable<Context> {
  let groups: [CommandGroup<Context>]
  private let keeper: (Context, inout Console) throws -> Void

  /// Groups of which those that nobody calls are not made.
  ///
  /// The keeper lets commands go on that do not answer while a profile is locked, or throws.
  package init(
    groups: [CommandGroup<Context>],
    keeper: @escaping (Context, inout Console) throws -> Void = { _, _ in }
  ) {
    self.keeper = keeper
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
    groups.flatMap { $0.mayHave(word) ? $0.entries() : [] }
  }

  package var parser: CommandParser { CommandParser(specs: entries.map(\.spec)) }

  /// What the arguments ask for.
  ///
  /// A command that is called by its words at once is read by its own grammar alone: making
  /// that of all commands takes longer than most commands.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    let called = arguments.prefix { !$0.hasPrefix("-") }
    let known = entries(calledWith: called.first ?? "")
    let nearest = known.filter { $0.words.spellings.contains { called.starts(with: $0) } }
      .max { $0.words.longestSpelling(of: called) < $1.words.longestSpelling(of: called) }
    let own = CommandParser(specs: nearest.map { [$0.spec] } ?? [])
    // What may be a command of another name is looked for among all.
    let count = nearest?.words.longestSpelling(of: called) ?? 0
    if called.count > count, known.contains(where: { $0.words.goOn(after: called.prefix(count)) }),
      Noun.verb(meantBy: called[called.startIndex + count]) != nil
    {
      return try parser.parse(arguments)
    }
    switch try? own.parse(arguments) {
    case .command(let spec, let input, let globals): return .command(spec, input, globals)
    case .noCommand(let globals): return .noCommand(globals)
    // Help speaks of all commands, and so do errors with what may have been meant.
    case .help, .version, nil: return try parser.parse(arguments)
    }
  }

  /// Runs what was asked for; the context is made only if a command needs it.
  ///
  /// ``Invocation/noCommand(_:)`` prints the overview: who can show more does so instead.
  package func run(
    _ invocation: Invocation, context: () throws -> Context, in console: inout Console
  ) throws {
    switch invocation {
    case .command(let spec, let input, let globals):
      if globals.demo { console.sayDemo() }
      if spec.printsList {
        console.traits.list = try ListForm(input, of: spec, asJSON: globals.json)
      }
      defer { if !input.isRehearsal { console.noteStaying(spec) } }
      try entry(spec.path)?.run(input, context: context, keeper: keeper, in: &console)
      if let tookIn = input.tookIn { console.hint(tookIn) }
    case .help(let request, _):
      try Help(grammar: parser.grammar).print(request, in: &console)
    case .version:
      guard let entry = entry(["version"]) else { return }
      try entry.run(
        ParsedInput(none: entry.spec), context: context, keeper: keeper, in: &console)
    case .noCommand:
      try Help(grammar: parser.grammar).print(HelpRequest(path: []), in: &console)
    }
  }

  /// Does everything from the arguments to the status to end with, whatever goes wrong.
  ///
  /// The console and the context are made when it is known what they are for; the caller
  /// decides what the program does without a command. The console is handed back finished.
  package func perform(
    _ arguments: [String], console makeConsole: (GlobalOptions) -> Console,
    context: (GlobalOptions) throws -> Context,
    noCommand: (GlobalOptions, inout Console) throws -> Void
  ) -> (status: ExitStatus, console: Console) {
    let invocation: Invocation
    do {
      invocation = try parse(arguments)
    } catch {
      var console = makeConsole(GlobalOptions(askedForIn: arguments))
      let spec = error.wantsUsage ? parser.grammar.spec(spelled: error.command) : nil
      return (console.report(error, in: spec), console)
    }
    var globals = invocation.globals
    if case .command(let spec, let input, _) = invocation {
      // What is only rehearsed makes no store either.
      globals.need = input.isRehearsal ? .isRead : spec.store
    }
    var console = makeConsole(globals)
    var called: CommandSpec?
    if case .command(let spec, _, _) = invocation { called = spec }
    let status = console.endingStatus(of: called) { console throws in
      if case .noCommand = invocation {
        try noCommand(globals, &console)
      } else {
        try run(invocation, context: { try context(globals) }, in: &console)
      }
    }
    return (status, console)
  }

  private func entry(_ path: [String]) -> CommandEntry<Context>? {
    entries(calledWith: path.first ?? "").first { $0.words.path == path }
  }
}

extension CommandName {
  /// Whether a spelling begins with those words and has more of them.
  fileprivate func goOn(after words: ArraySlice<String>) -> Bool {
    spellings.contains { $0.count > words.count && $0.starts(with: words) }
  }

  /// How many of the words the longest spelling that they begin with has.
  fileprivate func longestSpelling(of words: ArraySlice<String>) -> Int {
    spellings.filter { words.starts(with: $0) }.map(\.count).max() ?? 0
  }
}
