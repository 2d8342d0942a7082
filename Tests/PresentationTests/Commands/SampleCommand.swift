import TerminalKit

@testable import HearthPresentation

/// The program's exit status, rather than the one that Swift Testing defines for exit tests.
typealias ExitStatus = HearthPresentation.ExitStatus

/// A command that prints its input, for tests of the code around commands.
struct SampleCommand: Command {
  static let commandName = CommandName(["today"])

  private static let limit = Option<Int>(
    "limit", in: 1...9, help: Words(ko: "수", en: "Number"))

  static let spec = CommandSpec(commandName, options: [limit], isReadOnly: true)

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let limit = try input[Self.limit] ?? 3
    console.printLine(StyledText("limit \(limit)"))
  }
}

extension SampleGrammar {
  /// The sample commands as entries. Running one prints its name.
  static var entries: [CommandEntry<Never>] {
    specs.filter { !["help", "completions"].contains($0.path[0]) }.map { spec in
      CommandEntry(spec: spec, runsWhileLocked: false) { _, _, console in
        console.printLine(StyledText(spec.name))
      }
    }
  }
}

extension Command {
  /// Parses the arguments after the command's words.
  static func input(_ arguments: String...) throws -> ParsedInput { try input(arguments) }

  static func input(_ arguments: [String]) throws -> ParsedInput {
    let parser = CommandParser(specs: [spec])
    guard case .command(_, let input, _) = try parser.parse(commandName.path + arguments) else {
      throw ExitStatus.programError
    }
    return try input.validated()
  }
}
