/// The grammar of one command, as data: parsing, help, completions and the manual come from it.
package struct CommandSpec: Sendable {
  package let words: CommandName
  package let summary: Words
  package let details: Words?
  package let examples: [CommandExample]
  package let arguments: [ArgumentSpec]
  package let options: [OptionSpec]
  /// Whether it changes nothing: it makes no store, and assistants need not ask before calling it.
  package let isReading: Bool
  package let store: StoreNeed
  /// Whether it prints pages or scripts and no data, so that `--json` is refused.
  let printsTextOnly: Bool
  /// Whether help and completions leave it out.
  package let isHidden: Bool
  /// Whether only somebody who sits here asks for it: it leads to other programs, to the network,
  /// or to what keeps everything safe.
  let isForPeople: Bool
  /// Whether what it does is no change of what was entered, and stays whatever is taken back: who
  /// takes back something older is told so.
  package let stays: Bool
  package let pace: Pace
  /// Whether it prints a list, whose form can be chosen; see ``ListForm``.
  let printsList: Bool
  /// What one pastes elsewhere to have it there.
  let pasted: [PastedLines]
  /// The command that takes the words which people write behind this one, as it takes none.
  let wordsGoTo: CommandName?
  /// Throws where a value that was given is none that is taken.
  let check: @Sendable (ParsedInput) throws -> Void

  /// How the command gets on where there is more to do meanwhile, as in the full screen.
  package enum Pace: Sendable {
    case quick
    /// It may take longer than somebody waits without a word.
    case lasting
    /// It goes on until it is ended, or has its place in a shell alone.
    case shellOnly
  }

  /// What becomes of a store that was never made.
  package enum StoreNeed: Sendable {
    /// One with nothing in it stands in.
    case isRead
    /// The same, unless it is set that there is something to tell where nothing was entered: that
    /// it was told has to be noted.
    case reminds
    /// The same until something was found, of which a row can be named by its number.
    case keepsFindings
    case isMade
  }

  package init(
    _ words: CommandName, summary: Words, details: Words? = nil, examples: CommandExamples = [:],
    arguments: [any CommandArgument] = [], options: [any CommandOption] = [],
    isReading: Bool = false, store: StoreNeed? = nil, printsTextOnly: Bool = false,
    isHidden: Bool = false, isForPeople: Bool = false, stays: Bool = false, pace: Pace = .quick,
    printsList: Bool = false,
    pasted: [PastedLines] = [], wordsGoTo: CommandName? = nil
  ) {
    let options = options + (printsList ? ListForm.options : [])
    self.words = words
    self.summary = summary
    self.details = details
    self.examples = examples.all
    self.arguments = arguments.map { $0.spec }
    self.options = options.map { $0.spec }
    self.isReading = isReading
    self.store = store ?? (isReading ? .isRead : .isMade)
    self.printsTextOnly = printsTextOnly
    self.isHidden = isHidden
    self.isForPeople = isForPeople
    self.stays = stays
    self.pace = pace
    self.printsList = printsList
    self.pasted = pasted
    self.wordsGoTo = wordsGoTo
    check = { input in
      for argument in arguments { try argument.check(input) }
      for option in options { try option.check(input) }
    }
  }

  /// The path as it is typed, without the program's name.
  package var name: String { path.joined(separator: " ") }

  package var path: [String] { words.path }
  package var shortcuts: [[String]] { words.shortcuts }
  var spellings: [[String]] { words.spellings }

  /// What is typed in full, such as `person water WHO [options]`.
  package func usage(_ language: Language, spelling: [String]? = nil) -> String {
    let options = options.contains { !$0.isRequired } ? [language(ko: "[옵션]", en: "[options]")] : []
    let required = self.options.filter(\.isRequired).map { $0.usage(language) }
    let parts = (spelling ?? path) + arguments.map { $0.usage(language) } + required + options
    return parts.joined(separator: " ")
  }
}

/// A line that shows how a command is used, with what it does.
package struct CommandExample: Sendable {
  package let line: Words
  package let meaning: Words
}

/// The examples of a command, written as each line with its meaning.
package struct CommandExamples: ExpressibleByDictionaryLiteral, Sendable {
  package let all: [CommandExample]

  package init(dictionaryLiteral examples: (Line, Words)...) {
    all = examples.map { CommandExample(line: $0.words, meaning: $1) }
  }

  /// A line as it is typed, of which most are the same in every language.
  package struct Line: ExpressibleByStringInterpolation, Sendable {
    fileprivate let words: Words

    package init(stringLiteral line: String) { words = Words(ko: line, en: line) }

    private init(_ words: Words) { self.words = words }

    package static func line(ko: String, en: String) -> Line { Line(Words(ko: ko, en: en)) }
  }
}
