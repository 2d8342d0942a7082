import HearthDomain
import TerminalKit

extension ColorLevel {
  /// Chooses the colour level of a stream.
  ///
  /// The command line has priority, then `NO_COLOR`, then the variables that force colour, then the
  /// capabilities of the terminal.
  package init(_ choice: ColorChoice, isTerminal: Bool, environment: Environment) {
    let able = ColorLevel.detect { $0 == "NO_COLOR" ? nil : environment[$0] }
    switch choice {
    case .never: self = .none
    case .always: self = max(able, .sixteenColors)
    case .automatic:
      if environment.nonEmpty("NO_COLOR") != nil {
        self = .none
      } else if ColorLevel.forcesColor(environment) {
        self = max(able, .sixteenColors)
      } else {
        self = isTerminal && environment["CLICOLOR"] != "0" ? able : .none
      }
    }
  }

  private static func forcesColor(_ environment: Environment) -> Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      environment.nonEmpty(name).map { $0 != "0" } ?? false
    }
  }
}
