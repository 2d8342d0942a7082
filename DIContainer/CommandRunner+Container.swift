import HearthPresentation

extension AppContainer {
  /// Runs shell commands inside the full screen, on the open store.
  var commandRunner: CommandRunner {
    let home = configuration.environment.path("HOME")
    return CommandRunner(
      grammar: { AppContainer.commands.parser.grammar }, names: names,
      parse: { arguments throws(UsageError) in
        try AppContainer.commands.parse(arguments, home: home)
      },
      run: { invocation, watch, console in
        defer { noteStaying(in: console) }
        try AppContainer.commands.run(
          invocation, context: { watched(by: watch) }, in: &console)
      },
      home: home)
  }
}
