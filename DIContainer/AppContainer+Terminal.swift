import HearthDomain
import HearthPresentation

extension AppContainer {
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
