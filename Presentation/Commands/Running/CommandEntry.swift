/// A command with the way to make it from a context that is built only when it is needed.
public struct CommandEntry<Context> {
  let words: CommandName
  private let makeSpec: () -> CommandSpec
  private let start: (ParsedInput, () throws -> Context, inout Console) throws -> Void

  public init<C: Command>(_ type: C.Type, make: @escaping (Context) throws -> C) {
    words = C.words
    makeSpec = { C.spec }
    start = { input, context, console in
      let options = try C.parse(input)
      try make(context()).run(options, in: &console)
    }
  }

  /// For a command whose grammar is not that of a type.
  public init(
    spec: CommandSpec,
    run: @escaping (ParsedInput, () throws -> Context, inout Console) throws -> Void
  ) {
    words = spec.words
    makeSpec = { spec }
    start = run
  }

  /// For a command that needs no context; it is made when it runs.
  init<C: Command>(alone make: @escaping () -> C) {
    words = C.words
    makeSpec = { C.spec }
    start = { input, _, console in try make().run(C.parse(input), in: &console) }
  }

  public var spec: CommandSpec { makeSpec() }

  /// Reads the options, then makes the context, then runs.
  func run(
    _ input: ParsedInput, context: () throws -> Context, in console: inout Console
  ) throws {
    try start(input, context, &console)
  }
}
