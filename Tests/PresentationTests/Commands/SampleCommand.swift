import HearthPresentation
import TerminalKit

/// The program's status, and not the one that Swift Testing has for exit tests.
typealias ExitStatus = HearthPresentation.ExitStatus

/// A command that prints what it was told, for tests of the way around it.
struct SampleCommand: Command {
  static let words = CommandName(["today"])

  static let spec = CommandSpec(
    words, summary: Words(ko: "오늘", en: "Today"),
    options: [.value("limit", .number, help: Words(ko: "수", en: "Number"))], isReading: true)

  static func parse(_ input: ParsedInput) throws -> Int {
    try input.number("limit", in: 1...9) ?? 3
  }

  func run(_ options: Int, in console: inout Console) throws {
    console.line(StyledText("limit \(options)"))
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
