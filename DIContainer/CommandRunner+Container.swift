import HearthPresentation

extension AppContainer {
  /// Runs shell commands from within the full screen, on the store that is already open.
  var commandRunner: CommandRunner {
    let home = configuration.environment.path("HOME")
    return CommandRunner(
      grammar: { AppContainer.commands.parser.grammar }, names: names,
      parse: { arguments throws(UsageError) in
        try AppContainer.commands.parse(arguments, home: home)
      },
      run: { invocation, watch, console in
        defer { recordIrreversibleAction(in: console) }
        try AppContainer.commands.run(
          invocation, context: { monitored(by: watch) }, in: &console)
      },
      home: home)
  }
}
