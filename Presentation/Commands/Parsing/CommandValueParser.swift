import HearthDomain
import HearthWhen

/// The second pass over a command line: parses the options and values, once the command and its
/// options are known.
struct CommandValueParser {
  private let options: [OptionSpec]
  let command: [String]
  /// Whether unknown options are skipped, as when help is requested.
  var skipsUnknownOptions = false
  /// Whether a word may begin with a dash: in a search, `-rain` excludes the word.
  var takesDashedWords = false
  private(set) var words: [String] = []
  private(set) var values = NamedTexts()
  private(set) var flags: [String] = []
  /// The options with their values, each with the words up to the next option.
  private(set) var optionsWithTrailingWords: [OptionWithTrailingWords] = []

  init(options: [OptionSpec], command: [String]) {
    self.options = options
    self.command = command
  }

  func has(_ flag: Flag) -> Bool { flags.contains(flag.spec.name) }

  func text(of option: OptionSpec) -> String? { values[option.name]?.last }

  /// Sorts the arguments into words, flags and values, skipping the given indices.
  mutating func parse(_ arguments: [String], skipping places: [Int]) throws(UsageError) {
    var index = 0
    while index < arguments.count {
      switch Token(arguments[index]) {
      case .optionsEnd:
        words += arguments[(index + 1)...]
        return
      case .word(let word):
        if !places.contains(index) { addWord(word) }
      case .option(let spelling, let value) where isDashedWord(arguments[index], spelling, value):
        addWord(arguments[index])
      case .option(let spelling, let value):
        let next = arguments.dropFirst(index + 1).first
        if try addOption(spelling, value: value, next: next) { index += 1 }
      }
      index += 1
    }
  }

  private mutating func addWord(_ word: String) {
    words.append(word)
    if !optionsWithTrailingWords.isEmpty {
      optionsWithTrailingWords[optionsWithTrailingWords.count - 1].words.append(word)
    }
  }

  private func isDashedWord(_ argument: String, _ spelling: String, _ value: String?) -> Bool {
    guard takesDashedWords, !argument.hasPrefix("--"), argument.utf8.count > 2 else { return false }
    let option = options.first { $0.isSpelled(spelling) }
    return option.map { $0.valueKind == nil && value != nil } ?? true
  }

  /// Parses an option. Returns whether the next argument was its value.
  private mutating func addOption(
    _ spelling: String, value: String?, next: String?
  ) throws(UsageError) -> Bool {
    guard let option = options.first(where: { $0.isSpelled(spelling) }) else {
      if skipsUnknownOptions { return false }
      throw UsageError.unknownOption(spelling, among: options, in: command)
    }
    guard option.valueKind != nil else {
      if let value, !skipsUnknownOptions {
        throw UsageError(.unwantedValue(option: spelling, value: value), in: command)
      }
      flags.append(option.name)
      return false
    }
    if let value {
      try addValue(value, for: option)
      return false
    }
    guard let next, canBeValue(next) else {
      if skipsUnknownOptions { return false }
      throw UsageError(.missingValue(option: spelling), in: command)
    }
    try addValue(next, for: option)
    return true
  }

  /// Whether an argument is a value instead of the next option. A value that begins with two dashes
  /// must be joined by `=`.
  private func canBeValue(_ argument: String) -> Bool {
    switch Token(argument) {
    case .word: true
    case .optionsEnd: false
    case .option(let spelling, _):
      !argument.hasPrefix("--") && !options.contains { $0.isSpelled(spelling) }
    }
  }

  private mutating func addValue(_ word: String, for option: OptionSpec) throws(UsageError) {
    let typed = option.valueKind == .file ? word : try word.validText(in: command)
    // A means of contact is not replaced by a choice, because one that the user added can have the
    // name of a synonym.
    let value = option.valueKind == .means ? typed : option.choice(for: typed)
    if values[option.name] != nil, !option.isRepeatable, !skipsUnknownOptions {
      throw UsageError(.repeatedOption(option.spelling), in: command)
    }
    if let choices = option.valueKind?.choices, !skipsUnknownOptions {
      try checkChoice(
        value, choices, Words(ko: option.spelling, en: option.spelling),
        synonyms: option.synonyms, in: command)
    }
    values.append(value, to: option.name)
    optionsWithTrailingWords.append(
      OptionWithTrailingWords(option: option, value: typed, precedingWordCount: words.count))
  }
}

/// An option with its value and the words after it, which may belong to the value.
struct OptionWithTrailingWords {
  let option: OptionSpec
  let value: String
  /// Number of words before the option.
  let precedingWordCount: Int
  var words: [String] = []

  /// Whether the words are part of the value if all required arguments are before the option.
  var takesTrailingWords: Bool {
    option.isDayOrMoment ? WhenReader.isDateOrTime(fullText) : mayContinue
  }

  /// Whether the value can be of several words. A number may have a unit. The values of an option
  /// that can be repeated are single words, except the groups of digits of a phone number.
  var mayContinue: Bool {
    if option.isRepeatable {
      return hasUnit
        || option.valueKind == .text && (value.hasPrefix("0") || value.hasPrefix("+"))
          && words.allSatisfy { $0.first?.isNumber == true }
    }
    return option.valueKind == .number
      ? hasUnit : option.isDayOrMoment || option.valueKind?.takesPhrase == true
  }

  /// Whether the value consists of several quoted words, so that no word after it belongs to it.
  var isCompleteQuotedValue: Bool {
    mayContinue && value.contains(where: \.isWhitespace)
      && !(option.isDayOrMoment && WhenReader.isDateOrTime(fullText))
  }

  private var hasUnit: Bool {
    words.count == 1 && value.first?.isNumber == true && words[0].first?.isLetter == true
  }

  /// The words at the end of a text option's value that form a date or time; nil if there are none.
  var trailingTime: String? {
    guard option.takesText else { return nil }
    return words.indices.suffix(ImpliedOptions.maxValueWords).lazy
      .map { words[$0...].joined(separator: " ") }
      .first { Int($0) == nil && WhenReader.isDateOrTime($0) }
  }

  var fullText: String { ([value] + words).joined(separator: " ") }

  var wordRange: Range<Int> { precedingWordCount..<precedingWordCount + words.count }
}

extension UsageError {
  /// Returns the error for an unknown option, with the one that was probably meant.
  static func unknownOption(
    _ spelling: String, among options: [OptionSpec], in command: [String]
  ) -> UsageError {
    UsageError(
      .unknownOption(spelling, nearest: nearest(to: spelling, among: options)), in: command)
  }

  private static func nearest(to spelling: String, among options: [OptionSpec]) -> Suggestion {
    var names: [String] = []
    for option in options where !names.contains(option.name) { names.append(option.name) }
    let bare = String(spelling.drop { $0 == "-" })
    if spelling.hasPrefix("--") {
      let near = Suggestion.nearest(to: bare, among: names)
      let meant = Vocabulary.meanings(of: bare).first { meaning in
        options.contains { $0.spelling == meaning }
      }
      if let meant, near.words.isEmpty || near.isKoreanKeyboardSlip {
        return Suggestion(words: [meant])
      }
      return Suggestion(
        words: near.words.map { "--" + $0 }, isKoreanKeyboardSlip: near.isKoreanKeyboardSlip)
    }
    // Users of other programs may type only the first letter, such as `-v`.
    let initial = names.filter { $0.hasPrefix(bare.lowercased()) }
    return initial.count == 1 ? Suggestion(words: ["--" + initial[0]]) : .none
  }
}

/// Throws if the value is not one of the choices.
func checkChoice(
  _ value: String, _ choices: [String], _ name: Words, synonyms: [OptionSpec.Synonym] = [],
  in command: [String]
) throws(UsageError) {
  guard !choices.contains(value) else { return }
  let near = Suggestion.nearest(to: value, among: choices)
  if near.words.isEmpty, !synonyms.isEmpty {
    // In Korean messages, each choice follows its first synonym; in English ones, it follows its
    // usual name if it has one.
    let both = choices.map { choice in
      synonyms.first { $0.choice == choice }.map { "\($0.word) \(choice)" } ?? choice
    }
    let shown = choices.map { choice in
      let name = synonyms.first { $0.choice == choice && $0.isShownInErrors }?.word
      return name.map { "\($0) (\(choice))" } ?? choice
    }
    let accepted = Words(ko: both.joined(separator: ", "), en: shown.joined(separator: ", "))
    throw UsageError(.unacceptableValue(name, value: value, accepted: accepted), in: command)
  }
  throw UsageError(
    .notAChoice(name, value: value, choices: choices, nearest: near), in: command)
}
