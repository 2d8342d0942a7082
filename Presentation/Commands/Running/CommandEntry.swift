/// A command with the way to make it from a context that is built only when it is needed.
package struct CommandEntry<Context> {
  let words: CommandName
  private let makeSpec: () -> CommandSpec
  private let answersWhileLocked: Bool
  private let start: (ParsedInput, () throws -> Context, Doorkeeper, inout Console) throws -> Void

  /// Lets a command go on with the context, or throws.
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

  /// For a command that takes the context as it is.
  init<C: Command>(_ make: @escaping (Context) -> C) {
    self.init(C.self, make: make)
  }

  /// The same command where the context is only a part of what there is.
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

  /// For a command whose grammar is not that of a type. Whether it answers while a profile is
  /// locked, as ``Command/answersWhileLocked`` tells it, has to be said: no keeper is asked then.
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

  /// For a command that needs no context; it is made when it runs.
  init<C: Command>(alone make: @escaping () -> C) {
    words = C.words
    makeSpec = { C.spec }
    answersWhileLocked = true
    start = { input, _, _, console in try make().run(C.parse(input), in: &console) }
  }

  package var spec: CommandSpec { makeSpec() }

  /// Reads the options, then makes the context, asks the keeper, then runs.
  func run(
    _ input: ParsedInput, context: () throws -> Context, keeper: Doorkeeper,
    in console: inout Console
  ) throws {
    try start(input, context, answersWhileLocked ? { _, _ in } : keeper, &console)
  }
}
