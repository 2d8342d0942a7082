import HearthDomain
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

  /// Runs a command on the terminal that the full screen left, and waits until the user has read
  /// its output.
  func runOnTerminal(_ arguments: [String], _ language: Language) {
    var (_, console) = AppContainer.commands.parseAndRun(
      arguments,
      console: { given in
        var globals = given
        globals.language = language
        var console = Console.standard(
          globals, settings: useCases.settings.settings(), environment: configuration.environment,
          pager: nil)
        console.switchToAlternateScreen(true)
        return console
      },
      context: { _ in self }, noCommand: { _, _ in })
    recordIrreversibleAction(in: console)
    console.waitForEnter()
    console.switchToAlternateScreen(false)
  }
}
