/// A command of the table. Its context, such as the store, is created only when it runs.
package struct CommandEntry<Context> {
  let commandName: CommandName
  private let makeSpec: () -> CommandSpec
  private let runsWhileLocked: Bool
  private let startCommand:
    (ParsedInput, () throws -> Context, CommandGuard, inout Console) throws -> Void

  /// Checks whether a command may run, for example whether the profile is unlocked. Throws if it
  /// may not.
  typealias CommandGuard = (Context, inout Console) throws -> Void

  package init<C: Command>(_ type: C.Type, make: @escaping (Context) throws -> C) {
    commandName = C.commandName
    makeSpec = { C.spec }
    runsWhileLocked = C.runsWhileLocked
    startCommand = { input, context, commandGuard, console in
      let options = try C.parse(input)
      let context = try context()
      try commandGuard(context, &console)
      try make(context).run(options, in: &console)
    }
  }

  /// Creates the entry for a command whose creation from the context cannot fail.
  init<C: Command>(_ make: @escaping (Context) -> C) {
    self.init(C.self, make: make)
  }

  /// Returns the same entry for a larger context; `part` returns the part that this command needs.
  package func using<Whole>(_ part: @escaping (Whole) -> Context) -> CommandEntry<Whole> {
    CommandEntry<Whole>(
      commandName: commandName, makeSpec: makeSpec, runsWhileLocked: runsWhileLocked
    ) { input, whole, commandGuard, console in
      var made: Whole?
      func make() throws -> Whole {
        let it = try made ?? whole()
        made = it
        return it
      }
      try startCommand(
        input, { part(try make()) }, { _, console in try commandGuard(make(), &console) }, &console)
    }
  }

  private init(
    commandName words: CommandName, makeSpec: @escaping () -> CommandSpec, runsWhileLocked: Bool,
    startCommand start:
      @escaping (ParsedInput, () throws -> Context, CommandGuard, inout Console) throws -> Void
  ) {
    self.commandName = words
    self.makeSpec = makeSpec
    self.runsWhileLocked = runsWhileLocked
    self.startCommand = start
  }

  /// Creates the entry for a command that is not a type of its own. If `runsWhileLocked` is true,
  /// the guard is not called; see ``Command/runsWhileLocked``.
  package init(
    spec: CommandSpec, runsWhileLocked: Bool,
    run: @escaping (ParsedInput, () throws -> Context, inout Console) throws -> Void
  ) {
    commandName = spec.commandName
    makeSpec = { spec }
    self.runsWhileLocked = runsWhileLocked
    startCommand = { input, context, commandGuard, console in
      if !runsWhileLocked { try commandGuard(context(), &console) }
      try run(input, context, &console)
    }
  }

  /// Creates the entry of a command without a context. The command is made when it runs.
  init<C: Command>(alone make: @escaping () -> C) {
    commandName = C.commandName
    makeSpec = { C.spec }
    runsWhileLocked = true
    startCommand = { input, _, _, console in try make().run(C.parse(input), in: &console) }
  }

  package var spec: CommandSpec { makeSpec() }

  /// Parses the options, then creates the context, calls the guard, and runs the command.
  func run(
    _ input: ParsedInput, context: () throws -> Context, commandGuard: CommandGuard,
    in console: inout Console
  ) throws {
    try startCommand(input, context, runsWhileLocked ? { _, _ in } : commandGuard, &console)
  }
}
