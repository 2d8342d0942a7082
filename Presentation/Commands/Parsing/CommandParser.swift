import HearthDomain
import HearthWhen

/// Parses command lines, without side effects.
package struct CommandParser: Sendable {
  package let grammar: Grammar
  /// The home folder, for `~` in a path; nil if unknown.
  private let home: FilePath?

  package init(specs: [CommandSpec], home: FilePath? = nil) {
    grammar = Grammar(specs)
    self.home = home
  }

  /// Parses the arguments after the program's name.
  ///
  /// Options may occur anywhere before `--`; commands and options cannot be abbreviated.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    do {
      return try parseInvocation(arguments)
    } catch {
      // If the message contains encoded bytes, an argument is not valid UTF-8, which is the actual
      // error.
      let sentence = error.sentence(in: .english)
      guard sentence.hasEncodedBytes, let stray = arguments.first(where: \.hasEncodedBytes) else {
        throw error
      }
      throw UsageError.invalidUTF8(stray, in: error.command)
    }
  }

  private func parseInvocation(_ arguments: [String]) throws(UsageError) -> Invocation {
    let path = CommandPathParser(arguments, grammar: grammar)
    // `기분` is a noun, and before a number, or anything else that is not one of its verbs, the
    // command `feel`.
    let other = CommandPathParser(arguments, grammar: grammar, choice: 1)
    if path.words == other.words { return try invocation(of: arguments, path) }
    if path.words.count == other.words.count,
      path.nextWords.first?.allSatisfy({ "0123456789./".contains($0) }) == true
    {
      return try invocation(of: arguments, other)
    }
    do throws(UsageError) {
      return try invocation(of: arguments, path)
    } catch {
      guard case .unknownCommand = error.reason else { throw error }
      return try invocation(of: arguments, other)
    }
  }

  private func invocation(
    of arguments: [String], _ path: CommandPathParser
  ) throws(UsageError) -> Invocation {
    let spec = try command(of: path)
    let options = (spec?.options ?? []) + GlobalOptions.specs
    var reading = CommandValueParser(options: options, command: path.words)
    reading.takesDashedWords = spec?.arguments.last?.kind == .search
    if path.wantsHelp || path.wantsVersion {
      reading.skipsUnknownOptions = true
      try reading.parse(arguments, skipping: path.wordIndices)
      let globals = try GlobalOptions(reading)
      return path.wantsHelp
        ? .help(
          HelpRequest(path: path.words, isFull: arguments.contains(Help.fullPageArgument)), globals)
        : .version(globals)
    }
    guard spec != nil || path.words.isEmpty else {
      throw UsageError(
        .unfinishedCommand(path.words, next: grammar.nextWords(after: path.words)),
        in: path.words)
    }
    do {
      try reading.parse(arguments, skipping: path.wordIndices)
    } catch {
      throw addingOtherCommands(error, path)
    }
    let globals = try GlobalOptions(reading)
    guard let spec else { return .noCommand(globals) }
    if globals.wantsJSON, spec.printsTextOnly { throw UsageError(.jsonUnavailable, in: spec.path) }
    return .command(spec, try ParsedInput(spec, reading, home: home), globals)
  }

  /// Adds suggestions to the error for an unknown option: the command of the same noun with this
  /// name, or those that have this option.
  private func addingOtherCommands(_ error: UsageError, _ path: CommandPathParser) -> UsageError {
    guard case .unknownOption(let option, let nearest) = error.reason, nearest.words.isEmpty,
      let noun = path.words.first.flatMap({ grammar.spec(spelled: [$0])?.path.first ?? $0 })
    else { return error }
    let name = String(option.drop { $0 == "-" })
    let verbs = [name] + grammar.likelyMeanings(of: name, after: [noun])
    let verb = verbs.first { grammar.spec(spelled: [noun, $0]) != nil }
    var lines = verb.map { ["\(noun) \($0)"] } ?? []
    if lines.isEmpty, path.words.count == 1 {
      let others = grammar.commands(under: path.words).filter { spec in
        spec.path.count > 1 && spec.options.contains { $0.isSpelled(option) }
      }
      lines = others.prefix(3).map { "\($0.name) \(option)" }
    }
    return UsageError(
      .unknownOption(option, nearest: Suggestion(words: lines)), in: error.command)
  }

  /// Returns the command that the words name; nil if they name none or only a beginning.
  private func command(of path: CommandPathParser) throws(UsageError) -> CommandSpec? {
    let spec = grammar.spec(spelled: path.words)
    guard let other = path.firstNonCommandWord else { return spec }
    // A word after a noun is a verb, unless the noun itself is a command with arguments, or shows
    // the days that the words name.
    let takesWords = spec.map { $0.path == path.words && !$0.arguments.isEmpty } ?? false
    let isShortcut = spec.map { $0.shortcuts.contains(path.words) } ?? false
    let mayBeFile = spec?.arguments.first?.kind == .file
    if takesWords, !path.isAfterOptionsEnd,
      !grammar.likelyMeanings(of: other, after: path.words).isEmpty
        || mayBeFile && Vocabulary.isVerb(other)
    {
      throw unknownWordError(of: other, path, asFile: mayBeFile ? "./\(other)" : nil)
    }
    if takesWords || isShortcut || (spec != nil && !grammar.hasLongerSpelling(than: path.words))
      || spec?.arguments.first?.kind == .day
        && WhenReader.isDayOrPeriod(path.nextWords.joined(separator: " "))
    {
      return spec
    }
    throw unknownWordError(of: other, path)
  }

  /// Returns the error for a word that does not belong to a command at its position. `file` is how
  /// to name a file with that name.
  private func unknownWordError(
    of word: String, _ path: CommandPathParser, asFile file: String? = nil
  ) -> UsageError {
    if let option = path.firstUnknownOption {
      return .unknownOption(
        option, among: GlobalOptions.specs + grammar.options(ofCommandsUnder: path.words),
        in: path.words)
    }
    let next = grammar.nextWords(after: path.words)
    if path.isAfterOptionsEnd, next.contains(word) {
      return UsageError(.commandAfterOptionsEnd(word), in: path.words)
    }
    let meant = grammar.likelyMeanings(of: word, after: path.words)
    var nearest =
      meant.isEmpty ? .nearestCommand(to: word, among: next) : Suggestion(words: meant)
    if let file { nearest = Suggestion(words: nearest.words + [file]) }
    return UsageError(.unknownCommand(word, after: path.words, nearest: nearest), in: path.words)
  }
}
