import HearthDomain
import TerminalKit

@testable import HearthPresentation

/// Runs command lines and records a transcript of their output.
struct CommandFixture {
  enum Form: String, CaseIterable {
    case terminal
    case piped
    case json

    /// Returns the traits of a console of that form which cannot ask questions.
    func traits(_ language: Language) -> ConsoleTraits {
      var traits = ConsoleTraits(language: language)
      traits.outputIsTerminal = self == .terminal
      traits.wantsJSON = self == .json
      return traits
    }
  }

  /// The forms with golden files. Pipes and JSON are recorded in one language each, because their
  /// words are those of the terminal.
  static let goldenForms: [(Language, Form)] = [
    (.korean, .terminal), (.english, .terminal), (.korean, .piped), (.english, .json),
  ]

  struct Outcome {
    let status: ExitStatus
    let output: String
    let errors: String
  }

  let language: Language
  var form: Form
  var width = 80
  var colors = ColorLevel.none
  /// Whether the terminal supports sequences for links and the clipboard.
  var takesSequences = false
  private(set) var transcript = ""

  init(_ language: Language, _ form: Form) {
    self.language = language
    self.form = form
  }

  /// Adds a note to the transcript about outside changes, such as the day.
  mutating func note(_ text: String) {
    transcript += "— \(text) —\n"
  }

  /// Runs a command line, in which double quotes keep words together.
  ///
  /// If `answers` is given, the command can ask questions.
  mutating func run<Context>(
    _ line: String, of entries: [CommandEntry<Context>], with context: Context,
    answers: [String]? = nil
  ) -> Outcome {
    run(words(of: line), as: line, of: entries, with: context, answers: answers)
  }

  mutating func run<Context>(
    _ arguments: [String], as line: String? = nil, of entries: [CommandEntry<Context>],
    with context: Context, answers: [String]? = nil
  ) -> Outcome {
    let result = CommandTable(entries).parseAndRun(
      arguments + (form == .json ? ["--json"] : []),
      console: { console($0, answers: answers) }, context: { _ in context },
      noCommand: { _, _ in throw ExitStatus.programError })
    let outcome = Outcome(
      status: result.status, output: result.console.recordedOutput,
      errors: result.console.recordedErrors)
    transcript += "$ hearth \(line ?? arguments.joined(separator: " "))\n"
    transcript += outcome.output + outcome.errors
    if outcome.status != .success { transcript += "[\(outcome.status.rawValue)]\n" }
    return outcome
  }

  private func console(_ globals: GlobalOptions, answers: [String]?) -> Console {
    var traits = form.traits(language)
    traits.inputIsTerminal = answers != nil
    traits.wantsJSON = globals.wantsJSON
    traits.assumesYes = globals.assumesYes
    traits.neverAsks = globals.neverAsks
    traits.colorLevel = colors
    traits.supportsEscapeSequences = takesSequences
    traits.size = Size(width: width, height: 24)
    return .recording(traits, answers: answers ?? [])
  }

  /// Splits the line at spaces outside double quotes. Text in single quotes is one word, taken
  /// literally.
  private func words(of line: String) -> [String] {
    guard let mark = line.firstRange(of: " '"),
      line[..<mark.lowerBound].filter({ $0 == "\"" }).count.isMultiple(of: 2),
      let end = line[mark.upperBound...].firstIndex(of: "'")
    else {
      return line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
        index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
      }
    }
    return words(of: String(line[..<mark.lowerBound]))
      + [String(line[mark.upperBound..<end])]
      + words(of: " " + line[line.index(after: end)...])
  }
}

extension CommandTable {
  init(_ entries: [CommandEntry<Context>]) {
    self.init(groups: [CommandGroup(of: entries)])
  }
}
