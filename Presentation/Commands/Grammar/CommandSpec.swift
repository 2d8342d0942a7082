/// The grammar of one command, as data: parsing, help, completions and the manual come from it.
public struct CommandSpec: Sendable {
  public let words: CommandName
  public let summary: Words
  public let details: Words?
  public let examples: [CommandExample]
  public let arguments: [ArgumentSpec]
  public let options: [OptionSpec]
  /// Whether it answers with data, and so has something to say to `--json`.
  public let isReading: Bool
  /// Whether it prints pages or scripts and no data, so that `--json` is refused.
  public let printsTextOnly: Bool
  /// Whether help and completions leave it out.
  public let isHidden: Bool
  public let pace: Pace

  /// How the command gets on where there is more to do meanwhile, as in the full screen.
  public enum Pace: Sendable {
    case quick
    /// It may take longer than somebody waits without a word.
    case lasting
    /// It goes on until it is ended, or has its place in a shell alone.
    case shellOnly
  }

  public init(
    _ words: CommandName, summary: Words, details: Words? = nil, examples: [CommandExample] = [],
    arguments: [ArgumentSpec] = [], options: [OptionSpec] = [],
    isReading: Bool = false, printsTextOnly: Bool = false, isHidden: Bool = false,
    pace: Pace = .quick
  ) {
    self.words = words
    self.summary = summary
    self.details = details
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.isReading = isReading
    self.printsTextOnly = printsTextOnly
    self.isHidden = isHidden
    self.pace = pace
  }

  /// The path as it is typed, without the program's name.
  public var name: String { path.joined(separator: " ") }

  public var path: [String] { words.path }
  public var shortcuts: [[String]] { words.shortcuts }
  public var isNounDefault: Bool { words.isNounDefault }
  var spellings: [[String]] { words.spellings }

  /// What is typed in full, such as `person water WHO [options]`.
  public func usage(_ language: Language, spelling: [String]? = nil) -> String {
    let options = options.contains { !$0.isRequired } ? [language(ko: "[옵션]", en: "[options]")] : []
    let required = self.options.filter(\.isRequired).map { $0.usage(language) }
    let parts = (spelling ?? path) + arguments.map { $0.usage(language) } + required + options
    return parts.joined(separator: " ")
  }
}

/// A line to type, and what it does.
public struct CommandExample: Sendable {
  public let line: Words
  public let meaning: Words

  public init(line: Words, meaning: Words) {
    self.line = line
    self.meaning = meaning
  }

  /// For a line that is the same in every language.
  public init(line: String, meaning: Words) {
    self.init(line: Words(ko: line, en: line), meaning: meaning)
  }
}
