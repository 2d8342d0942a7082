/// The grammar of one command, as data: parsing, help, completions and the manual come from it.
public struct CommandSpec: Sendable {
  /// The words that name the command, such as `person water`; never empty.
  public let path: [String]
  /// Other documented spellings of the same command, such as `water`.
  public let shortcuts: [[String]]
  /// Whether the noun alone stands for this command, as `person` does for `person list`.
  public let isNounDefault: Bool
  public let summary: Words
  public let details: Words?
  public let examples: [CommandExample]
  public let arguments: [ArgumentSpec]
  public let options: [OptionSpec]
  /// Whether it answers with data, and so has something to say to `--json`.
  public let isReading: Bool
  /// Whether help and completions leave it out.
  public let isHidden: Bool

  public init(
    path: [String], shortcuts: [[String]] = [], isNounDefault: Bool = false,
    summary: Words, details: Words? = nil, examples: [CommandExample] = [],
    arguments: [ArgumentSpec] = [], options: [OptionSpec] = [],
    isReading: Bool = false, isHidden: Bool = false
  ) {
    self.path = path
    self.shortcuts = shortcuts
    self.isNounDefault = isNounDefault
    self.summary = summary
    self.details = details
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.isReading = isReading
    self.isHidden = isHidden
  }

  /// The path as it is typed, without the program's name.
  public var name: String { path.joined(separator: " ") }

  /// Every spelling that leads to the command: its path, its noun alone, its shortcuts.
  var spellings: [[String]] {
    [path] + (isNounDefault ? [Array(path.dropLast())] : []) + shortcuts
  }

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
