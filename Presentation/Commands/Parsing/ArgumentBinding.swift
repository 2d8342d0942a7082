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
    let options = optionsWithTrailingWords.filter(\.probablyContinues)
    let early = words.count - options.reduce(0) { $0 + $1.words.count }
    guard early >= spec.arguments.count(where: \.isRequired) else { return [] }
    return early > 0 || spec.arguments.isEmpty ? options : options.filter(\.isUnambiguous)
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
      if let line = lineWithRepeatedOption(left.count) {
        throw UsageError(.valueWithoutOption(extra, instead: line), in: spec.path)
      }
      // If an option takes more than one word, the excess words may belong to it, so no other
      // option is suggested.
      let few = optionsWithTrailingWords.allSatisfy { $0.withQuotedValue == nil }
      if let line = (few ? suggestionWithOption(words, tooMany: left.count) : nil)
        ?? lineWithOptions(words, tooMany: left.count) ?? lineAroundValue(words)
        ?? (few ? suggestionWithText(words, tooMany: left.count) : nil)
      {
        throw UsageError(.valueWithoutOption(extra, instead: line), in: spec.path)
      }
      if let line = lineForOtherCommand(words) {
        throw UsageError(.valueWithoutOption(extra, instead: line), in: spec.path)
      }
      let options = spec.options.filter { $0.valueKind != nil }.map(\.spelling)
      throw UsageError(
        spec.arguments.isEmpty
          ? .unwantedWord(extra, options: options)
          : .extraArgument(extra, instead: correctedLine(for: words, tooMany: left.count)),
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
    return argument.kind.isDateOrTime || suggestionWithOption(words, tooMany: left.count - 1) == nil
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
    if late.count < words.count, let line = lineWithRepeatedOption(late.count) {
      throw UsageError(.valueWithoutOption(first, instead: line), in: spec.path)
    }
    if late.count < words.count, let line = lineWithOptions(Array(words), tooMany: late.count) {
      throw UsageError(.valueWithoutOption(first, instead: line), in: spec.path)
    }
    let instead =
      (late.count < words.count ? lineWithJoinedValue(late.count) : nil)
      ?? lineWithQuotedName(Array(words))
    throw UsageError(.extraArgument(first, instead: instead), in: spec.path)
  }

  /// Returns a corrected command line if the last `count` words are too many.
  private func correctedLine(for words: [String], tooMany count: Int) -> String? {
    lineWithJoinedValue(count) ?? lineWithQuotedName(words)
  }

  /// Returns a corrected line that gives the excess words as the value of an option that accepts
  /// them.
  private func suggestionWithOption(_ words: [String], tooMany count: Int) -> String? {
    guard fitsAdvice(words) else { return nil }
    let value = words.suffix(count).joined(separator: " ")
    if let option = spec.options.first(where: { $0.isProbablyValue(value) }) {
      return line(words, tooMany: count, for: option)
    }
    // The option's name may be written without dashes: `water Mum Kim by call`.
    let first = words.count - count
    for place in first..<words.count {
      let rest = words[(place + 1)...]
      let named = spec.options.first {
        let value = rest.joined(separator: " ")
        // `every 2 weeks`: after the option's name, the value may have a unit.
        return $0.name == words[place]
          && ($0.isProbablyValue(value)
            || $0.valueKind != nil && WhenReader.countOfDays(value) != nil)
      }
      guard let named else { continue }
      if place == first {
        return line(Array(words[..<place] + rest), tooMany: rest.count, for: named)
      }
      guard first > 0 else { return nil }
      // The words before the option's name, including the one taken as the last argument, are one
      // name.
      let name = words[(first - 1)..<place].joined(separator: " ")
      return line(Array(words[..<(first - 1)]) + [name] + rest, tooMany: rest.count, for: named)
    }
    return nil
  }

  /// Returns a corrected line that gives the excess words after a name as values of options.
  private func lineWithOptions(_ words: [String], tooMany count: Int) -> String? {
    let behind = words.suffix(count).flatMap { $0.split(whereSeparator: \.isWhitespace) }
    return line(words.dropLast(count), withOptionsOf: behind.map(String.init))
  }

  /// Returns a corrected line for a name, a value and other words, which become options. The other
  /// words may be after the value or before it: `the hobbit 12 yesterday`, `"the hobbit" yesterday
  /// 12`.
  private func lineAroundValue(_ words: [String]) -> String? {
    guard spec.arguments.count == 2, let first = words.first, fitsAdvice(words) else {
      return nil
    }
    let isQuoted = first.contains(where: \.isWhitespace)
    let places = words.indices.dropFirst().filter { spec.arguments[1].isCertainValue(words[$0]) }
    return places.lazy.compactMap { place -> String? in
      let name = isQuoted ? first : words[..<place].joined(separator: " ")
      let rest = (isQuoted ? words[1..<place] : []) + words[(place + 1)...]
      return rest.isEmpty ? nil : line([name, words[place]], withOptionsOf: rest)
    }.first
  }

  private func line(
    _ arguments: some Sequence<String>, withOptionsOf words: some Collection<String>
  ) -> String? {
    guard let kind = spec.arguments.first?.kind, kind.isStoredItem,
      words.count < Self.maxAdviceLength / 2,
      let options = ImpliedOptions(
        Array(words), for: spec.options, besides: givenOptions.map(\.option.name))
    else { return nil }
    let line =
      ["hearth"] + calledAs + arguments.map(shellWord) + typedForm(givenOptions)
      + options.typedForm(shellWord)
    let text = line.joined(separator: " ")
    return text.quotable(limit: Self.maxAdviceLength) == text ? text : nil
  }

  /// Whether a corrected line with these words is short enough to be suggested.
  private func fitsAdvice(_ words: [String]) -> Bool {
    words.count < Self.maxAdviceLength / 2
      && words.reduce(0) { $0 + $1.utf8.count } <= Self.maxAdviceLength * 4
  }

  private func shellWord(_ word: String) -> String {
    (word.contains(" ") ? word.inDoubleQuotes : nil) ?? Quoting.shellWord(word)
  }

  private func typedForm(_ options: [OptionWithTrailingWords]) -> [String] {
    options.flatMap { [$0.option.spelling, shellWord($0.value)] }
  }

  /// Returns a corrected line that gives the excess words as the value of a text option such as
  /// `--memo`. Nil unless one of them was quoted, because otherwise they may be part of a name.
  private func suggestionWithText(_ words: [String], tooMany count: Int) -> String? {
    guard words.suffix(count).contains(where: { $0.contains(where: \.isWhitespace) }) else {
      return nil
    }
    let option = spec.options.first(where: \.takesText)
    // If the line is too long, an ellipsis replaces the text.
    return option.flatMap {
      line(words, tooMany: count, for: $0)
        ?? line(Array(words.dropLast(count)) + ["…"], tooMany: 1, for: $0)
    }
  }

  /// Returns a line that calls another command, which accepts these words.
  private func lineForOtherCommand(_ words: [String]) -> String? {
    guard optionsWithTrailingWords.isEmpty, let other = spec.commandForExtraWords,
      words.first != other.path.last
    else {
      return nil
    }
    let text = (["hearth"] + other.path + words).joined(separator: " ")
    return text.quotable(limit: Self.maxAdviceLength) == text ? text : nil
  }

  private func line(_ words: [String], tooMany count: Int, for option: OptionSpec) -> String? {
    let value = words.suffix(count).joined(separator: " ")
    let typed = (words.dropLast(count) + [value]).map { word in
      word.contains(" ") ? word.inDoubleQuotes : word
    }
    guard let last = typed.last, let last, !typed.contains(nil) else { return nil }
    let head = ["hearth"] + calledAs + typed.dropLast().compactMap(\.self)
    let others = givenOptions.filter { option.isRepeatable || $0.option.name != option.name }
    // The line contains the other given options; if it is too long, an ellipsis replaces them.
    let lines = [self.typedForm(others) + [option.spelling, last], [option.spelling, last, "…"]]
    return lines.map { (head + $0).joined(separator: " ") }
      .first { $0.quotable(limit: Self.maxAdviceLength) == $0 }
  }

  /// Returns the option with the words after it as one quoted value. Nil unless exactly one option
  /// is followed by `count` words.
  private func lineWithJoinedValue(_ count: Int) -> String? {
    optionsWithTrailingWords.count == 1 && optionsWithTrailingWords[0].words.count == count
      ? optionsWithTrailingWords[0].withQuotedValue : nil
  }

  /// Returns the option repeated for each of the words after it. Nil unless exactly one option is
  /// followed by `count` words.
  private func lineWithRepeatedOption(_ count: Int) -> String? {
    optionsWithTrailingWords.count == 1 && optionsWithTrailingWords[0].words.count == count
      ? optionsWithTrailingWords[0].asRepeatedOption : nil
  }

  /// Returns a corrected line with quotation marks around the first argument. Nil if that argument
  /// is a file, or if a word was quoted already.
  private func lineWithQuotedName(_ words: [String]) -> String? {
    guard !words.contains(where: { $0.contains(where: \.isWhitespace) }) else { return nil }
    let together = words.prefix(words.count - spec.arguments.count + 1).joined(separator: " ")
    guard spec.arguments.first?.kind != .file, together.count <= 60,
      let together = together.inDoubleQuotes
    else { return nil }
    let rest = words.suffix(spec.arguments.count - 1)
    let line = (["hearth"] + calledAs + [together] + rest).joined(separator: " ")
    return line.quotable(limit: Self.maxAdviceLength) == line ? line : nil
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
  /// Whether the words are probably a value of this option: a number, or a day or time in any form.
  fileprivate func isProbablyValue(_ words: String) -> Bool {
    switch valueKind {
    case .number: Int(words) != nil && !["limit", "page", "pick"].contains(name)
    case .day, .moment: WhenReader.isDateOrTime(words)
    case .choice(let choices): choices.contains(choice(for: words))
    case .means: ContactMethod(rawValue: choice(for: words)) != nil
    default: false
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
