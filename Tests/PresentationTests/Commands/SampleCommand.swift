import TerminalKit

@testable import HearthPresentation

/// The program's status, and not the one that Swift Testing has for exit tests.
typealias ExitStatus = HearthPresentation.ExitStatus

/// A command that prints what it was told, for tests of the way around it.
struct SampleCommand: Command {
  static let words = CommandName(["today"])

  private static let limit = Option<Int>(
    "limit", in: 1...9, help: Words(ko: "수", en: "Number"))

  static let spec = CommandSpec(
    words, summary: Words(ko: "오늘", en: "Today"),
    options: [limit], isReading: true)

  func run(_ input: ParsedInput, in console: inout Console) throws {
    let limit = try input[Self.limit] ?? 3
    console.line(StyledText("limit \(limit)"))
  }
}

extension SampleGrammar {
  /// The sample commands as entries; running one of them says which it was.
  static var entries: [CommandEntry<Never>] {
    specs.filter { !["help", "completions"].contains($0.path[0]) }.map { spec in
      CommandEntry(spec: spec, answersWhileLocked: false) { _, _, console in
        console.line(StyledText(spec.name))
      }
    }
  }
}

extension Command {
  /// What is read of the arguments after the command's words.
  static func input(_ arguments: String...) throws -> ParsedInput { try input(arguments) }

  static func input(_ arguments: [String]) throws -> ParsedInput {
    let parser = CommandParser(specs: [spec])
    guard case .command(_, let input, _) = try parser.parse(words.path + arguments) else {
      throw ExitStatus.programError
    }
    return try input.checked()
  }
}
