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
    case .always: self = max(able, .sixteen)
    case .automatic:
      if environment.filled("NO_COLOR") != nil {
        self = .none
      } else if ColorLevel.isForced(environment) {
        self = max(able, .sixteen)
      } else {
        self = isTerminal && environment["CLICOLOR"] != "0" ? able : .none
      }
    }
  }

  private static func isForced(_ environment: Environment) -> Bool {
    ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
      environment.filled(name).map { $0 != "0" } ?? false
    }
  }
}
