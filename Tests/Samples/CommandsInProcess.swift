import HearthContainer
import HearthData
import HearthDomain
import HearthPresentation

/// The program's commands, run one after another on one store within this process.
package struct CommandsInProcess {
  package enum Form: CaseIterable {
    case terminal
    case piped
    case json
  }

  package struct Outcome {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  package let container: AppContainer
  /// Whether a terminal shows no colours and no links.
  package var isPlain = false

  package init(
    _ store: AppConfiguration.StoreLocation = .memory, variables: [String: String] = [:],
    clock: LocalClock
  ) {
    container = AppContainer(
      AppConfiguration(
        store: store, ambient: Ambient(clock: clock, randomness: .seeded(7)),
        environment: .fixed(variables), settings: InMemorySettings()))
  }

  @discardableResult
  package func run(
    _ arguments: [String], as form: Form = .piped, in language: Language = .english
  ) -> Outcome {
    var traits = ConsoleTraits(language: language)
    traits.outputIsTerminal = form == .terminal
    traits.supportsEscapeSequences = form == .terminal && !isPlain
    traits.colorLevel = traits.supportsEscapeSequences ? .truecolor : .none
    traits.errorIsTerminal = true
    traits.wantsJSON = form == .json
    let (status, console) = AppContainer.commands.parseAndRun(
      form == .json ? ["--json"] + arguments : arguments,
      console: { globals in
        traits.assumesYes = globals.assumesYes
        return .recording(traits)
      },
      context: { _ in container }, noCommand: { _, _ in })
    return Outcome(
      status: status.rawValue, output: console.recordedOutput, errors: console.recordedErrors)
  }
}
