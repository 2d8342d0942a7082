import HearthPresentation

extension AppContainer {
  /// The commands of the shell, for the full screen: on the store that is open.
  var commandRunner: CommandRunner {
    CommandRunner(
      grammar: { AppContainer.commands.parser.grammar }, names: names,
      parse: { arguments throws(UsageError) in try AppContainer.commands.parse(arguments) },
      run: { invocation, watch, console in
        defer { noteStaying(in: console) }
        try AppContainer.commands.run(
          invocation, context: { watched(by: watch) }, in: &console)
      },
      home: configuration.environment.path("HOME"))
  }
}
