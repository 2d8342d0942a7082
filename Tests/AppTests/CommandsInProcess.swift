import HearthData
import HearthDomain
import HearthPresentation
import HearthTestSupport

@testable import HearthContainer

/// The program's commands, run one after another on one store within the process of the tests.
struct CommandsInProcess {
  enum Form: CaseIterable {
    case terminal
    case piped
    case json
  }

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  let container: AppContainer

  init(
    _ store: AppConfiguration.StoreLocation = .memory, variables: [String: String] = [:],
    now: String = "2026-11-20T09:00", in zone: any ZoneRules = FixedZone.seoul
  ) {
    container = AppContainer(
      AppConfiguration(
        store: store,
        ambient: Ambient(
          clock: LocalClock(now: .fixed(now, in: zone), zone: zone),
          randomness: .seeded(7)),
        environment: .fixed(variables), settings: InMemorySettings()))
  }

  @discardableResult
  func run(
    _ arguments: [String], as form: Form = .piped, in language: Language = .english
  ) -> Outcome {
    var traits = ConsoleTraits(language: language)
    traits.outputIsTerminal = form == .terminal
    traits.showsLinks = form == .terminal
    traits.colors = form == .terminal ? .truecolor : .none
    traits.errorIsTerminal = true
    traits.wantsJSON = form == .json
    let (status, console) = AppContainer.commands.perform(
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
