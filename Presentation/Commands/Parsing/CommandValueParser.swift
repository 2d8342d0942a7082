import HearthDomain

/// The second look at a command line, when the options that it may hold are known.
struct CommandValueParser {
  private let options: [OptionSpec]
  let command: [String]
  /// Whether unknown options are stepped over, as when help was asked for.
  var isForgiving = false
  /// Whether a dash before a word is part of it, as where `-rain` leaves out what has that word.
  var takesDashedWords = false
  private(set) var words: [String] = []
  private(set) var values = NamedTexts()
  private(set) var flags: [String] = []
  /// The options with their values, each with the words up to the next one.
  private(set) var followed: [FollowedOption] = []

  init(options: [OptionSpec], command: [String]) {
    self.options = options
    self.command = command
  }

  func has(_ flag: Flag) -> Bool { flags.contains(flag.spec.name) }

  func text(of option: OptionSpec) -> String? { values[option.name]?.last }

  /// Sorts the arguments into words, flags and values, leaving out those places.
  mutating func read(_ arguments: [String], skipping places: [Int]) throws(UsageError) {
    var index = 0
    while index < arguments.count {
      switch Token(arguments[index]) {
      case .end:
        words += arguments[(index + 1)...]
        return
      case .word(let word):
        if !places.contains(index) { take(word) }
      case .option(let spelling, let value) where isDashedWord(arguments[index], spelling, value):
        take(arguments[index])
      case .option(let spelling, let value):
        let next = arguments.dropFirst(index + 1).first
        if try take(spelling, value: value, next: next) { index += 1 }
      }
      index += 1
    }
  }

  private mutating func take(_ word: String) {
    words.append(word)
    if !followed.isEmpty { followed[followed.count - 1].words.append(word) }
  }

  private func isDashedWord(_ argument: String, _ spelling: String, _ value: String?) -> Bool {
    guard takesDashedWords, !argument.hasPrefix("--"), argument.utf8.count > 2 else { return false }
    let option = options.first { $0.isSpelled(spelling) }
    return option.map { $0.value == nil && value != nil } ?? true
  }

  /// Returns whether the next argument was used up as the value.
  private mutating func take(
    _ spelling: String, value: String?, next: String?
  ) throws(UsageError) -> Bool {
    guard let option = options.first(where: { $0.isSpelled(spelling) }) else {
      if isForgiving { return false }
      throw UsageError.unknownOption(spelling, among: options, in: command)
    }
    guard option.value != nil else {
      if let value, !isForgiving {
        throw UsageError(.unwantedValue(option: spelling, value: value), in: command)
      }
      flags.append(option.name)
      return false
    }
    if let value {
      try keep(value, for: option)
      return false
    }
    guard let next, canBeValue(next) else {
      if isForgiving { return false }
      throw UsageError(.missingValue(option: spelling), in: command)
    }
    try keep(next, for: option)
    return true
  }

  /// Whether an argument is a value rather than the next option; a value that begins with
  /// two dashes has to be joined by `=`.
  private func canBeValue(_ argument: String) -> Bool {
    switch Token(argument) {
    case .word: true
    case .end: false
    case .option(let spelling, _):
      !argument.hasPrefix("--") && !options.contains { $0.isSpelled(spelling) }
    }
  }

  private mutating func keep(_ word: String, for option: OptionSpec) throws(UsageError) {
    let typed = option.value == .file ? word : try word.carriedText(in: command)
    // A means of the user's own may be called as another word for one that all have.
    let value = option.value == .means ? typed : option.choice(for: typed)
    if values[option.name] != nil, !option.isRepeatable, !isForgiving {
      throw UsageError(.repeatedOption(option.spelling), in: command)
    }
    if let choices = option.value?.choices, !isForgiving {
      try checkChoice(
        value, choices, Words(ko: option.spelling, en: option.spelling),
        synonyms: option.synonyms, in: command)
    }
    values.append(value, to: option.name)
    followed.append(FollowedOption(option: option, value: typed, start: words.count))
  }
}

/// An option with its value and the words after it, which may be meant as part of that.
struct FollowedOption {
  /// So many words may say a day and a time.
  private static let mostOfMoment = 8

  let option: OptionSpec
  let value: String
  /// How many words stand before it.
  let start: Int
  var words: [String] = []

  /// The option with the words as part of its value, in quotes; nil where it takes one word.
  var together: String? {
    guard option.value != .number || hasUnit, option.value?.choices == nil, option.value != .means,
      text.count <= 60,
      text.quotable(limit: 60) == text, let quoted = text.inDoubleQuotes
    else { return nil }
    return option.spelling + " " + quoted
  }

  /// Whether the words read as more of its value.
  var goesOn: Bool {
    guard apart == nil else { return false }
    if option.tellsWhen { return DateInput.isWhen(text) }
    return option.value == .number ? hasUnit : takesWords
  }

  /// Whether its value stood in quotes, as one argument of several words, and goes on no further.
  var isWhole: Bool {
    guard apart == nil, value.contains(where: \.isWhitespace) else { return false }
    return takesWords || option.tellsWhen && !DateInput.isWhen(text)
  }

  private var takesWords: Bool {
    switch option.value {
    case .time, .month, .text, .person, .contact, .saying, .mood, .event, .book, .tag, .search,
      .profile, .list, .settingValue:
      true
    case .day, .moment, .number, .choice, .file, .means, .change, .setting, .command, .topic, nil:
      false
    }
  }

  /// The words at the end of a line about the thing that tell when where nothing else does.
  var when: String? {
    guard option.takesText else { return nil }
    return words.indices.suffix(Self.mostOfMoment).lazy
      .map { words[$0...].joined(separator: " ") }
      .first { Int($0) == nil && DateInput.isWhen($0) }
  }

  /// Whether they can hardly be anything else.
  var isSure: Bool { option.value == .number || option.tellsWhen }

  var text: String { ([value] + words).joined(separator: " ") }

  var places: Range<Int> { start..<start + words.count }

  /// The option given once for each of the words, where it may be given several times; nil where
  /// the words are one value all the same: a number with its unit, a telephone number.
  var apart: String? {
    let texts = ([value] + words).map { $0.contains(" ") ? $0.inDoubleQuotes : $0 }
    guard option.isRepeatable, !hasUnit, option.name != "phone", !texts.contains(nil) else {
      return nil
    }
    let line = texts.compactMap(\.self).map { "\(option.spelling) \($0)" }.joined(separator: " ")
    return line.quotable(limit: 120) == line ? line : nil
  }

  /// Whether the one word after a number is the unit of it.
  private var hasUnit: Bool {
    guard words.count == 1, Int(value) != nil, Int(words[0]) == nil else { return false }
    let text = value + " " + words[0]
    return ReadingProgress(typed: text) != nil || DayCount.days(text) != nil
      || (try? DateInput.minutes(text)) != nil
  }
}

extension UsageError {
  /// The error for an option that is none of these, with the one that may have been meant.
  static func unknownOption(
    _ spelling: String, among options: [OptionSpec], in command: [String]
  ) -> UsageError {
    UsageError(
      .unknownOption(spelling, nearest: nearest(to: spelling, among: options)), in: command)
  }

  /// What options are called, here or elsewhere, that tell when.
  private static let whenNames: Set<String> = [
    "at", "on", "from", "day", "date", "when", "time", "start", "begin", "beginning",
  ]
  private static let endNames: Set<String> = ["end", "ending", "finish"]
  /// And a line about the thing.
  private static let textNames: Set<String> = [
    "memo", "note", "notes", "text", "comment", "description", "메모",
  ]

  private static func nearest(to spelling: String, among options: [OptionSpec]) -> Suggestion {
    var names: [String] = []
    for option in options where !names.contains(option.name) { names.append(option.name) }
    let bare = String(spelling.drop { $0 == "-" })
    if spelling.hasPrefix("--") {
      if textNames.contains(bare), let text = options.first(where: \.takesText) {
        return Suggestion(words: [text.spelling])
      }
      let near = Suggestion.nearest(to: bare, among: names)
      if near.words.isEmpty, endNames.contains(bare), names.contains("to") {
        return Suggestion(words: ["--to"])
      }
      if near.words.isEmpty, whenNames.contains(bare) {
        return Suggestion(words: options.filter(\.tellsWhen).prefix(1).map(\.spelling))
      }
      return Suggestion(
        words: near.words.map { "--" + $0 }, isKoreanKeyboardSlip: near.isKoreanKeyboardSlip)
    }
    // Other programs have letters such as -v for what is a word here.
    let initial = names.filter { $0.hasPrefix(bare.lowercased()) }
    return initial.count == 1 ? Suggestion(words: ["--" + initial[0]]) : .none
  }
}

/// Throws when the value is none of the choices.
func checkChoice(
  _ value: String, _ choices: [String], _ name: Words, synonyms: [OptionSpec.Synonym] = [],
  in command: [String]
) throws(UsageError) {
  guard !choices.contains(value) else { return }
  let near = Suggestion.nearest(to: value, among: choices)
  if near.words.isEmpty, !synonyms.isEmpty {
    // Each with the first word that is taken for it, in English with the one that is shown.
    let both = choices.map { choice in
      synonyms.first { $0.choice == choice }.map { "\($0.word) \(choice)" } ?? choice
    }
    let shown = choices.map { choice in
      let name = synonyms.first { $0.choice == choice && $0.isShown }?.word
      return name.map { "\($0) (\(choice))" } ?? choice
    }
    let accepted = Words(ko: both.joined(separator: ", "), en: shown.joined(separator: ", "))
    throw UsageError(.unacceptable(name, value: value, accepted: accepted), in: command)
  }
  throw UsageError(
    .notAChoice(name, value: value, choices: choices, nearest: near), in: command)
}
