/// The grammar of a command, as data from which parsing, help, completions and the manual are made.
package struct CommandSpec: Sendable {
  package let words: CommandName
  package let summary: Words
  package let details: Words?
  package let examples: [CommandExample]
  package let arguments: [ArgumentSpec]
  package let options: [OptionSpec]
  /// Whether the command changes nothing: it does not create a store, and assistants may call it
  /// without asking.
  package let isReading: Bool
  package let store: StoreNeed
  /// Whether the command prints pages or scripts instead of data, so that `--json` is refused.
  let printsTextOnly: Bool
  /// Whether help and completions omit the command.
  package let isHidden: Bool
  /// Whether the command is only for people, not for assistants: it starts other programs, uses the
  /// network, or concerns security.
  let isForPeople: Bool
  /// Whether undo does not revert the command's effect. Undoing an older change then mentions the
  /// command.
  package let isIrreversible: Bool
  package let pace: Pace
  /// Whether the command prints a list in a selectable format; see ``ListForm``.
  let printsList: Bool
  /// Lines to copy into files of other programs.
  let pasted: [ConfigurationLines]
  /// The command that takes the words users write after this one, which takes none.
  let commandForWords: CommandName?
  /// Throws if a given value is not accepted.
  let check: @Sendable (ParsedInput) throws -> Void

  /// How long the command runs, which matters in the full screen.
  package enum Pace: Sendable {
    case quick
    /// It may take longer than users wait without feedback.
    case lasting
    /// It runs until it is stopped, or works only in a shell.
    case shellOnly
  }

  /// What happens if no store exists yet.
  package enum StoreNeed: Sendable {
    /// An empty store in memory is used.
    case isRead
    /// An empty store in memory is used, unless reminders are set up that do not depend on entries:
    /// their delivery has to be recorded.
    case reminds
    /// An empty store in memory is used until results are found whose numbers have to be
    /// remembered.
    case storesFindings
    case isCreated
  }

  package init(
    _ words: CommandName, summary: Words, details: Words? = nil, examples: CommandExamples = [:],
    arguments: [any CommandArgument] = [], options: [any CommandOption] = [],
    isReading: Bool = false, store: StoreNeed? = nil, printsTextOnly: Bool = false,
    isHidden: Bool = false, isForPeople: Bool = false, isIrreversible: Bool = false,
    pace: Pace = .quick,
    printsList: Bool = false,
    pasted: [ConfigurationLines] = [], commandForWords: CommandName? = nil
  ) {
    let options = options + (printsList ? ListForm.options : [])
    self.words = words
    self.summary = summary
    self.details = details
    self.examples = examples.all
    self.arguments = arguments.map { $0.spec }
    self.options = options.map { $0.spec }
    self.isReading = isReading
    self.store = store ?? (isReading ? .isRead : .isCreated)
    self.printsTextOnly = printsTextOnly
    self.isHidden = isHidden
    self.isForPeople = isForPeople
    self.isIrreversible = isIrreversible
    self.pace = pace
    self.printsList = printsList
    self.pasted = pasted
    self.commandForWords = commandForWords
    check = { input in
      for argument in arguments { try argument.check(input) }
      for option in options { try option.check(input) }
    }
  }

  /// The path as typed, without the program's name.
  package var name: String { path.joined(separator: " ") }

  package var path: [String] { words.path }
  package var shortcuts: [[String]] { words.shortcuts }
  var spellings: [[String]] { words.spellings }

  /// Returns the usage line, such as `person water WHO [options]`.
  package func usage(_ language: Language, spelling: [String]? = nil) -> String {
    let options = options.contains { !$0.isRequired } ? [language(ko: "[옵션]", en: "[options]")] : []
    let required = self.options.filter(\.isRequired).map { $0.usage(language) }
    let parts = (spelling ?? path) + arguments.map { $0.usage(language) } + required + options
    return parts.joined(separator: " ")
  }
}

/// An example of a command with its meaning.
package struct CommandExample: Sendable {
  package let line: Words
  package let meaning: Words
}

/// The examples of a command, written as a dictionary of lines and meanings.
package struct CommandExamples: ExpressibleByDictionaryLiteral, Sendable {
  package let all: [CommandExample]

  package init(dictionaryLiteral examples: (Line, Words)...) {
    all = examples.map { CommandExample(line: $0.words, meaning: $1) }
  }

  /// A typed line; most are the same in every language.
  package struct Line: ExpressibleByStringInterpolation, Sendable {
    fileprivate let words: Words

    package init(stringLiteral line: String) { words = Words(ko: line, en: line) }

    private init(_ words: Words) { self.words = words }

    package static func line(ko: String, en: String) -> Line { Line(Words(ko: ko, en: en)) }
  }
}
