import HearthDomain
import HearthWhen

/// Assigns the words of a command line to the positional arguments of a command.
///
/// Only the last few words are tried as a value, and corrected lines are suggested only if they are
/// short, so that the time grows linearly with the line.
struct ArgumentBinding {
  /// Maximum length of a suggested command line.
  private static let maxAdviceLength = 120
  private let spec: CommandSpec
  /// The words with which the command was called.
  private let calledAs: [String]
  /// The given options of this command that are followed by words, which may belong to their
  /// values.
  private var optionsWithTrailingWords: [OptionWithTrailingWords]
  /// All given options of this command.
  private var givenOptions: [OptionWithTrailingWords]

  init(
    _ spec: CommandSpec, calledAs called: [String],
    optionsWithTrailingWords followed: [OptionWithTrailingWords]
  ) {
    self.spec = spec
    self.calledAs = spec.shortcuts.contains(called) ? called : spec.path
    let own = Set(spec.options.map(\.name))
    givenOptions = followed.filter { own.contains($0.option.name) }
    // A quoted value is complete, so that the words after it are arguments.
    self.optionsWithTrailingWords = givenOptions.filter {
      !$0.words.isEmpty && !$0.isCompleteQuotedValue
    }
  }

  /// Returns the bound arguments, the number of words, and the options whose values continue in the
  /// words after them, as in `--from tomorrow noon --to next sunday`.
  ///
  /// Throws if a required argument has no word, or a word has no argument.
  func bind(
    _ typed: [String]
  ) throws(UsageError) -> (NamedTexts, words: Int, continued: [OptionWithTrailingWords]) {
    let options = optionsContinued(by: typed)
    let places = options.map(\.wordRange)
    var rest = self
    rest.optionsWithTrailingWords = optionsWithTrailingWords.filter {
      !places.contains($0.wordRange)
    }
    rest.givenOptions = givenOptions.map { option in
      guard options.contains(where: { $0.wordRange == option.wordRange }) else { return option }
      return OptionWithTrailingWords(
        option: option.option, value: option.fullText, precedingWordCount: option.precedingWordCount
      )
    }
    let words = typed.indices.filter { place in !places.contains { $0.contains(place) } }
    return (try rest.bindWords(words.map { typed[$0] }), words.count, options)
  }

  /// Returns the options whose values continue in the words after them, because the words before
  /// are enough for the required arguments.
  private func optionsContinued(by words: [String]) -> [OptionWithTrailingWords] {
    var early = 0
    var last = 0
    return optionsWithTrailingWords.filter { option in
      early += option.precedingWordCount - last
      last = option.wordRange.upperBound
      if early >= neededWordCount(before: option), option.takesTrailingWords { return true }
      early += option.words.count
      return false
    }
  }

  /// Returns how many words have to be before an option whose value continues over several words. A
  /// day can also be before an optional argument: `--from next fri this week`.
  private func neededWordCount(before option: OptionWithTrailingWords) -> Int {
    let optional = option.option.isDayOrMoment || spec.arguments.isEmpty ? 0 : 1
    return max(spec.arguments.count(where: \.isRequired), optional)
  }

  private func bindWords(_ typed: [String]) throws(UsageError) -> NamedTexts {
    let joined = joiningNameWords(joiningUnits(typed))
    let words = splitQuotedNameAndValue(joined) ?? joined
    var left = words[...]
    var bound = NamedTexts()
    for argument in spec.arguments {
      let isLast = argument.name == spec.arguments.last?.name
      let isPhrase = argument.isPhrase || isLast && lastArgumentTakesRest(left, argument, of: words)
      let taken = argument.takesRemainingWords || isPhrase ? left : left.prefix(1)
      left = left.dropFirst(taken.count)
      if taken.isEmpty, argument.isRequired {
        throw UsageError(.missingArgument(argument.nameInMessages), in: spec.path)
      }
      if let choices = argument.kind.choices {
        for word in taken { try checkChoice(word, choices, argument.nameInMessages, in: spec.path) }
      }
      if isPhrase || isSplitByOption(taken, of: argument) { try checkIsContiguous(taken) }
      // The words of an optional phrase after a title stay separate.
      let isOne = isPhrase && argument.arity != .optionalPhrase && !taken.isEmpty
      var texts = isOne ? [taken.joined(separator: " ")] : Array(taken)
      if argument.kind != .file {
        for place in texts.indices { texts[place] = try texts[place].validText(in: spec.path) }
      }
      if !taken.isEmpty { bound.append(texts, to: argument.name) }
    }
    if let extra = left.first {
      let options = spec.options.filter { $0.valueKind != nil }.map(\.spelling)
      let lines = readings(of: words, tooMany: left.count)
      throw UsageError(
        spec.arguments.isEmpty && lines.isEmpty
          ? .unwantedWord(extra, options: options) : .extraArgument(extra, readings: lines),
        in: spec.path)
    }
    return bound
  }

  /// Whether the last argument takes all remaining words. False if one of them was quoted, or if
  /// they look like the value of an option.
  private func lastArgumentTakesRest(
    _ left: ArraySlice<String>, _ argument: ArgumentSpec, of words: [String]
  ) -> Bool {
    guard left.count > 1, argument.kind.takesSeveralWords, argument.units.isEmpty,
      argument.arity == .required || argument.arity == .optional,
      !left.contains(where: { $0.contains(where: \.isWhitespace) })
    else { return false }
    return argument.kind.isDateOrTime
      || !left.indices.dropFirst().suffix(ImpliedOptions.maxValueWords).contains {
        lineWithNamedOption(words, after: $0) != nil
          || argument.kind.isStoredItem
            && impliedOptions(words[$0...], orText: false) != nil
      }
  }

  /// If there are too many words, joins a number and the unit after it: `20 pages`, `30쪽 더`.
  private func joiningUnits(_ words: [String]) -> [String] {
    guard words.count > spec.arguments.count, let last = spec.arguments.last else { return words }
    if let joined = joiningLeadingUnit(words, last) { return joined }
    let units = words.reversed().prefix { last.units.contains($0.lowercased()) }.count
    let number = words.count - units - 1
    guard units > 0, number > 0, last.isCertainValue(words[number...].joined()) else {
      return words
    }
    return words[..<number] + [words[number...].joined()]
  }

  /// Joins a leading unit and its number: `page 20`, `p. 20`.
  private func joiningLeadingUnit(_ words: [String], _ last: ArgumentSpec) -> [String]? {
    guard let number = words.last, let lead = words.dropLast().last,
      last.units.contains(String(lead.lowercased().prefix { $0 != "." })),
      last.isCertainValue(lead + number), words.count > 2
    else { return nil }
    return words.dropLast(2) + [lead + number]
  }

  /// Joins the words before the last argument to one name if there is no other meaning: `the hobbit
  /// 12`, `the hobbit up`, `Mum Kim next month`.
  private func joiningNameWords(_ words: [String]) -> [String] {
    guard spec.arguments.count == 2, words.count > 1, spec.arguments[0].kind.takesSeveralWords,
      !words.contains(where: { $0.contains(where: \.isWhitespace) })
    else { return words }
    let end = spec.arguments[1]
    let starts = words.indices.dropFirst().suffix(ImpliedOptions.maxValueWords)
    if let start = starts.first(where: { end.isCertainlyValue(words[$0...]) }) {
      return [words[..<start], words[start...]].map { $0.joined(separator: " ") }
    }
    return end.kind == .month && end.arity == .optional ? [words.joined(separator: " ")] : words
  }

  /// Splits a name and a value that were quoted together: `"데미안 20쪽"`.
  private func splitQuotedNameAndValue(_ words: [String]) -> [String]? {
    guard words.count == 1, spec.arguments.count == 2, spec.arguments[0].kind.isStoredItem,
      spec.arguments[1].isRequired
    else { return nil }
    let parts = joiningUnits(words[0].split(whereSeparator: \.isWhitespace).map(String.init))
    let places = parts.indices.dropFirst().suffix(ImpliedOptions.maxValueWords)
    let place = places.last { place in
      spec.arguments[1].isCertainValue(parts[place...].joined(separator: " "))
    }
    return place.map { [parts[..<$0].joined(separator: " "), parts[$0...].joined()] }
  }

  /// Whether an option stands between the words of an argument. The words after it then belong more
  /// likely to the option: `feel 70 walk --at yesterday 23:10`.
  private func isSplitByOption(_ words: ArraySlice<String>, of argument: ArgumentSpec) -> Bool {
    argument.arity == .zeroOrMore && optionsWithTrailingWords.flatMap(\.words).count < words.count
  }

  /// Throws if an option stands between the words of one text, because the words after it may be
  /// part of the option's value.
  private func checkIsContiguous(_ words: ArraySlice<String>) throws(UsageError) {
    let late = optionsWithTrailingWords.flatMap(\.words)
    guard words.count > 1, let first = late.first else { return }
    throw UsageError(
      .extraArgument(first, readings: readings(of: Array(words), tooMany: late.count)),
      in: spec.path)
  }

  /// Returns the command lines that were probably meant if the last `count` words are too many:
  /// with these words as values of options, and as part of the only argument.
  private func readings(of words: [String], tooMany count: Int) -> [String] {
    guard words.count < Self.maxAdviceLength / 2 else { return [] }
    let end = max(1, words.count - count)
    let joined = lineWithJoinedValue(words)
    let asOptions =
      (joined?.isCertain == true ? joined?.line : nil) ?? lineWithNamedOption(words, after: end)
      ?? lineWithImpliedOptions(words, after: end) ?? joined?.line
    return [asOptions, lineWithQuotedName(words)].compactMap { $0 }
  }

  /// Returns the line with an option whose name was typed without dashes: `water Mum by call`.
  private func lineWithNamedOption(_ words: [String], after end: Int) -> String? {
    for place in (end..<words.count).dropLast() {
      let value = words[(place + 1)...].joined(separator: " ")
      let option = spec.options.first {
        $0.isSpelled("--" + words[place]) && $0.isProbablyValue(value)
      }
      guard let option else { continue }
      let name = words[..<place]
      return line(
        spec.arguments.count == 1 ? [name.joined(separator: " ")] : Array(name), [(option, value)])
    }
    return nil
  }

  /// Returns the line that gives the words from `end` on, or fewer of them, as values of options.
  private func lineWithImpliedOptions(_ words: [String], after end: Int) -> String? {
    let isOne = spec.arguments.count == 1
    let places = isOne ? (end..<words.count).suffix(ImpliedOptions.maxValueWords) : end..<(end + 1)
    let certain = places.lazy.compactMap { place in
      impliedOptions(words[place...], orText: false).map { (place, $0.values) }
    }.first
    let all = certain ?? impliedOptions(words[end...], orText: true).map { (end, $0.values) }
    return all.flatMap { place, values in
      let name = words[..<place]
      return line(isOne ? [name.joined(separator: " ")] : Array(name), values)
    }
  }

  private func impliedOptions(_ words: ArraySlice<String>, orText: Bool) -> ImpliedOptions? {
    guard spec.arguments.first?.kind.isStoredItem == true else { return nil }
    return ImpliedOptions(
      words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init),
      for: spec.options, besides: givenOptions.map(\.option.name), orText: orText)
  }

  /// Returns the line that gives the words after the only option as part of its value, or as
  /// further values, except those that the arguments need; nil if the value is one word. It is not
  /// certain if an option for a day gets a value that is none.
  private func lineWithJoinedValue(_ words: [String]) -> (line: String?, isCertain: Bool)? {
    guard optionsWithTrailingWords.count == 1, let option = optionsWithTrailingWords.first,
      option.mayContinue || option.option.isRepeatable,
      words.suffix(option.words.count).elementsEqual(option.words)
    else { return nil }
    let early = words.dropLast(option.words.count)
    let needed = max(0, max(1, neededWordCount(before: option)) - early.count)
    let value = [option.value] + option.words.dropLast(needed)
    let text = value.joined(separator: " ")
    let values = option.mayContinue ? [text] : value
    let line = line(
      Array(early) + option.words.suffix(needed), values.map { (option.option, $0) })
    return (line, !option.option.isDayOrMoment || WhenReader.isDateOrTime(text))
  }

  /// Returns the line with quotation marks around the only argument. Nil if that argument cannot
  /// have several words, or if a word was quoted already.
  private func lineWithQuotedName(_ words: [String]) -> String? {
    guard spec.arguments.count == 1, spec.arguments[0].kind.takesPhrase,
      !words.contains(where: { $0.contains(where: \.isWhitespace) })
    else { return nil }
    return line([words.joined(separator: " ")], [])
  }

  /// Returns the line with these arguments, the given options, and these options, which replace
  /// given ones; nil if it is too long to be shown.
  private func line(
    _ arguments: [String], _ options: [(option: OptionSpec, value: String)]
  ) -> String? {
    let given = givenOptions.map { ($0.option, $0.value) }.filter { given in
      !options.contains {
        $0.option.name == given.0.name && (!given.0.isRepeatable || $0.value == given.1)
      }
    }
    let typed = (given + options).flatMap { [$0.0.spelling, shellWord($0.1)] }
    let text = (["hearth"] + calledAs + arguments.map(shellWord) + typed).joined(separator: " ")
    return text.quotable(limit: Self.maxAdviceLength) == text ? text : nil
  }

  private func shellWord(_ word: String) -> String {
    (word.contains(" ") ? word.inDoubleQuotes : nil) ?? Quoting.shellWord(word)
  }
}

extension ArgumentSpec {
  /// Whether the last words of a line are almost certainly the value of this argument.
  fileprivate func isCertainlyValue(_ words: ArraySlice<String>) -> Bool {
    let text = words.joined(separator: " ")
    if let choices = kind.choices { return choices.contains(text) }
    return kind == .month ? WhenReader.isMonth(text) : words.count == 1 && isCertainValue(text)
  }
}

extension OptionSpec {
  /// Whether the words are probably a value of this option, whose name is before them without
  /// dashes: a day, a time, a choice, or anything that begins with a number.
  fileprivate func isProbablyValue(_ words: String) -> Bool {
    switch valueKind {
    case nil: false
    case .day, .moment: WhenReader.isDateOrTime(words)
    case .choice(let choices): choices.contains(choice(for: words))
    case .means: ContactMethod(rawValue: choice(for: words)) != nil
    default: words.first?.isNumber == true
    }
  }
}

extension String {
  /// The text in double quotes for a shell; nil if it contains a character with a meaning inside
  /// double quotes, such as `!`.
  var inDoubleQuotes: String? {
    unicodeScalars.contains { "\"\\$`!".unicodeScalars.contains($0) } ? nil : "\"\(self)\""
  }
}
