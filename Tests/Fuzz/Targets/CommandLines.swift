import HearthContainer
import HearthDomain
import HearthPresentation

/// Sample command lines.
enum CommandLines {
  static let all: [[UInt8]] = AppContainer.commands.parser.grammar.specs.flatMap(\.help.examples)
    .flatMap { [$0.line.ko, $0.line.en] }
    .compactMap { CommandWords.words($0)?.dropFirst() }
    .map { Array($0.joined(separator: "\0").utf8) }

  static let words =
    AppContainer.commands.parser.grammar.specs.flatMap(\.options).map(\.spelling)
    + [
      "\0", "\0--\0", "\0--json", "\0-h", "\0help\0", "\0--lang\0ko", "\0--lang=xx", "--", "-", "=",
      "\0--help", "\0--version", "ㅎ", "--by=",
    ]
    + AppContainer.commands.parser.grammar.specs.flatMap(\.path)

  /// Runs the command line without a store, in both languages.
  static func perform(_ arguments: [String]) throws {
    for language in Language.allCases {
      var traits = ConsoleTraits(language: language)
      traits.outputIsTerminal = true
      traits.errorIsTerminal = true
      let (status, console) = AppContainer.commands.parseAndRun(
        arguments, console: { _ in .recording(traits) },
        context: { _ -> AppContainer in throw DomainError.refused(.store(.isInMemory)) },
        noCommand: { _, _ in })
      try RuleViolation.unless([0, 1, 64, 65].contains(status.rawValue), "\(arguments): \(status)")
      let said = console.recordedErrors
      try RuleViolation.unless(!Shown.steers(said), "\(arguments): errors that steer")
      try RuleViolation.unless(
        !Shown.steers(console.recordedOutput), "\(arguments): output that steers")
      try RuleViolation.unless(
        status == .success || said.utf8.count > 12, "\(arguments): no sentence")
      try RuleViolation.unless(
        said.utf8.count < 8000,
        "\(arguments.first?.prefix(80) ?? ""): \(said.utf8.count) bytes of errors")
    }
  }
}
