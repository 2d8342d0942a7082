/// A command and how to create it from a context, which is created only when needed.
package struct CommandEntry<Context> {
  let words: CommandName
  private let makeSpec: () -> CommandSpec
  private let answersWhileLocked: Bool
  private let start: (ParsedInput, () throws -> Context, Doorkeeper, inout Console) throws -> Void

  /// Checks whether a command may run with the context. Throws if it may not.
  typealias Doorkeeper = (Context, inout Console) throws -> Void

  package init<C: Command>(_ type: C.Type, make: @escaping (Context) throws -> C) {
    words = C.words
    makeSpec = { C.spec }
    answersWhileLocked = C.answersWhileLocked
    start = { input, context, keeper, console in
      let options = try C.parse(input)
      let context = try context()
      try keeper(context, &console)
      try make(context).run(options, in: &console)
    }
  }

  /// Creates the entry of a command that is made from the context without errors.
  init<C: Command>(_ make: @escaping (Context) -> C) {
    self.init(C.self, make: make)
  }

  /// Returns the entry for a larger context, of which this command uses a part.
  package func taking<Whole>(_ part: @escaping (Whole) -> Context) -> CommandEntry<Whole> {
    CommandEntry<Whole>(
      words: words, makeSpec: makeSpec, answersWhileLocked: answersWhileLocked
    ) { input, whole, keeper, console in
      var made: Whole?
      func make() throws -> Whole {
        let it = try made ?? whole()
        made = it
        return it
      }
      try start(
        input, { part(try make()) }, { _, console in try keeper(make(), &console) }, &console)
    }
  }

  private init(
    words: CommandName, makeSpec: @escaping () -> CommandSpec, answersWhileLocked: Bool,
    start: @escaping (ParsedInput, () throws -> Context, Doorkeeper, inout Console) throws -> Void
  ) {
    self.words = words
    self.makeSpec = makeSpec
    self.answersWhileLocked = answersWhileLocked
    self.start = start
  }

  /// Creates the entry of a command whose grammar does not belong to a type. `answersWhileLocked`
  /// has the meaning of ``Command/answersWhileLocked``: if true, the keeper is not asked.
  package init(
    spec: CommandSpec, answersWhileLocked: Bool,
    run: @escaping (ParsedInput, () throws -> Context, inout Console) throws -> Void
  ) {
    words = spec.words
    makeSpec = { spec }
    self.answersWhileLocked = answersWhileLocked
    start = { input, context, keeper, console in
      if !answersWhileLocked { try keeper(context(), &console) }
      try run(input, context, &console)
    }
  }

  /// Creates the entry of a command without a context. The command is made when it runs.
  init<C: Command>(alone make: @escaping () -> C) {
    words = C.words
    makeSpec = { C.spec }
    answersWhileLocked = true
    start = { input, _, _, console in try make().run(C.parse(input), in: &console) }
  }

  package var spec: CommandSpec { makeSpec() }

  /// Parses the options, then creates the context, asks the keeper, and runs the command.
  func run(
    _ input: ParsedInput, context: () throws -> Context, keeper: Doorkeeper,
    in console: inout Console
  ) throws {
    try start(input, context, answersWhileLocked ? { _, _ in } : keeper, &console)
  }
}
