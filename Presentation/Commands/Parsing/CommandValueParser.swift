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

  /// The option with the words as part of its quoted value; nil if the value is a single word.
  var withQuotedValue: String? {
    guard option.valueKind != .number || hasUnit, option.valueKind?.choices == nil,
      option.valueKind != .means,
      fullText.count <= 60,
      fullText.quotable(limit: 60) == fullText, let quoted = fullText.inDoubleQuotes
    else { return nil }
    return option.spelling + " " + quoted
  }

  /// Whether the words are probably part of the value.
  var probablyContinues: Bool {
    guard asRepeatedOption == nil else { return false }
    if option.isDayOrMoment { return WhenReader.isDateOrTime(fullText) }
    return option.valueKind == .number ? hasUnit : canTakeTrailingWords
  }

  /// Whether the value consists of several quoted words, so that no word after it belongs to it.
  var isCompleteQuotedValue: Bool {
    guard asRepeatedOption == nil, value.contains(where: \.isWhitespace) else { return false }
    return canTakeTrailingWords || option.isDayOrMoment && !WhenReader.isDateOrTime(fullText)
  }

  private var canTakeTrailingWords: Bool {
    switch option.valueKind {
    case .time, .month, .text, .person, .contact, .saying, .mood, .event, .toDo, .book, .tag,
      .search,
      .profile, .list, .settingValue:
      true
    case .day, .moment, .number, .choice, .file, .means, .change, .setting, .command, .topic, nil:
      false
    }
  }

  /// The words at the end of a text option's value that form a date or time; nil if there are none.
  var trailingTime: String? {
    guard option.takesText else { return nil }
    return words.indices.suffix(ImpliedOptions.maxValueWords).lazy
      .map { words[$0...].joined(separator: " ") }
      .first { Int($0) == nil && WhenReader.isDateOrTime($0) }
  }

  /// Whether the words after the option can hardly mean anything else: its value is a number, a day
  /// or a time.
  var isUnambiguous: Bool { option.valueKind == .number || option.isDayOrMoment }

  var fullText: String { ([value] + words).joined(separator: " ") }

  var wordRange: Range<Int> { precedingWordCount..<precedingWordCount + words.count }

  /// The option repeated for the value and each word after it. Nil if it cannot be repeated, or if
  /// the words form one value, such as a number with a unit or a phone number.
  var asRepeatedOption: String? {
    let texts = ([value] + words).map { $0.contains(" ") ? $0.inDoubleQuotes : $0 }
    guard option.isRepeatable, !hasUnit, option.name != "phone", !texts.contains(nil) else {
      return nil
    }
    let line = texts.compactMap(\.self).map { "\(option.spelling) \($0)" }.joined(separator: " ")
    return line.quotable(limit: 120) == line ? line : nil
  }

  /// Whether the only word after a number is its unit.
  private var hasUnit: Bool {
    guard words.count == 1, Int(value) != nil, Int(words[0]) == nil else { return false }
    let text = value + " " + words[0]
    return ReadingProgress(typed: text) != nil || WhenReader.countOfDays(text) != nil
      || (try? WhenReader.withoutCurrentDay.minutes(text)) != nil
  }
}

extension UsageError {
  /// Returns the error for an unknown option, with the one that was probably meant.
  static func unknownOption(
    _ spelling: String, among options: [OptionSpec], in command: [String]
  ) -> UsageError {
    UsageError(
      .unknownOption(spelling, nearest: nearest(to: spelling, among: options)), in: command)
  }

  /// Names under which users may look for an option with a time; other programs use them.
  private static let timeOptionNames: Set<String> = [
    "at", "on", "from", "day", "date", "when", "time", "start", "begin", "beginning",
  ]
  private static let endOptionNames: Set<String> = ["end", "ending", "finish"]
  /// Names under which users may look for an option with a text.
  private static let textOptionNames: Set<String> = [
    "memo", "note", "notes", "text", "comment", "description", "메모",
  ]

  private static func nearest(to spelling: String, among options: [OptionSpec]) -> Suggestion {
    var names: [String] = []
    for option in options where !names.contains(option.name) { names.append(option.name) }
    let bare = String(spelling.drop { $0 == "-" })
    if spelling.hasPrefix("--") {
      if textOptionNames.contains(bare), let text = options.first(where: \.takesText) {
        return Suggestion(words: [text.spelling])
      }
      let near = Suggestion.nearest(to: bare, among: names)
      if near.words.isEmpty, endOptionNames.contains(bare), names.contains("to") {
        return Suggestion(words: ["--to"])
      }
      if near.words.isEmpty, timeOptionNames.contains(bare) {
        return Suggestion(words: options.filter(\.isDayOrMoment).prefix(1).map(\.spelling))
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
