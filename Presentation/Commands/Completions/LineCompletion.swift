import HearthDomain

/// Completes a command line being typed, from the grammar and the stored names.
struct LineCompletion {
  /// A possible completion.
  struct CompletionCandidate: Hashable, Sendable {
    let text: String
    let meaning: Words?
  }

  /// The completions of the word before the caret.
  struct CompletionSet: Hashable, Sendable {
    var candidates: [CompletionCandidate] = []
    /// The range of characters that a completion replaces.
    var replacedRange: Range<Int>
    /// The part of the word that stays before every completion, such as `--by=`.
    var fixedPrefix = ""
  }

  private let positions: [CompletionPositions.CommandPosition]
  private let names: NameLookup
  private let language: Language

  init(_ grammar: Grammar, names: NameLookup) {
    language = grammar.language
    positions = CompletionPositions(grammar).positions
    self.names = names
  }

  /// Returns the completions at the end of the line. The line may begin with the program's name.
  func callAsFunction(_ line: String) -> CompletionSet {
    var words = ShellWords(line).words
    let length = line.count
    var current = ""
    var start = length
    if let last = words.last, last.range.upperBound == length {
      (current, start) = (last.text, last.range.lowerBound)
      words.removeLast()
    }
    if words.first?.text == "hearth" { words.removeFirst() }
    var typed = TypedWords()
    for word in words { typed.consume(word.text, at: position(typed.command)) }
    return completions(current, after: typed, CompletionSet(replacedRange: start..<length))
  }

  private func position(_ command: [String]) -> CompletionPositions.CommandPosition? {
    let path = command.joined(separator: " ")
    return positions.first { $0.path == path }
  }

  private func completions(_ current: String, after typed: TypedWords, _ empty: CompletionSet)
    -> CompletionSet
  {
    var answer = empty
    let place = position(typed.command)
    if let option = typed.pendingOption {
      answer.candidates = values(
        option.valueKind, option.completions, typed, current, &answer.fixedPrefix)
    } else if !typed.hasEndedOptions, current.hasPrefix("-"),
      case .option(let spelling, let value?) = Token(current),
      let option = place?.option(spelling)
    {
      answer.fixedPrefix = spelling + "="
      answer.candidates = values(
        option.valueKind, option.completions, typed, value, &answer.fixedPrefix)
    } else if !typed.hasEndedOptions, current.hasPrefix("-") {
      let options = (place?.options ?? []) + GlobalOptions.specs.filter { !$0.isForShellOnly }
      answer.candidates = options.flatMap { option in
        option.offeredSpellings(language).map {
          CompletionCandidate(text: $0, meaning: option.help)
        }
      }.filter { $0.text.hasPrefix(current) }
    } else {
      var next = typed.mayContinueCommand ? place?.nextWords ?? [] : []
      if current.isEmpty {
        // Only the Korean name of a command is offered if both may follow.
        let words = Set(next.map(\.text))
        next.removeAll { Vocabulary.koreanName(of: $0.text).map(words.contains) == true }
      }
      let argument = place?.argument(at: typed.arguments.count)?.kind
      answer.candidates =
        next.filter { matchesPrefix($0.text, current) }
        .map { CompletionCandidate(text: $0.text, meaning: $0.meaning) }
        + values(argument, argument?.completions, typed, current, &answer.fixedPrefix)
    }
    return answer
  }

  private func values(
    _ kind: ValueKind?, _ completions: [String]?, _ typed: TypedWords, _ current: String,
    _ kept: inout String
  ) -> [CompletionCandidate] {
    guard let kind else { return [] }
    var beginning = current
    if case .list = kind, let comma = current.lastIndex(of: ",") {
      kept += current[...comma]
      beginning = String(current[current.index(after: comma)...])
    }
    if kind == .tag {
      return names.tagLists(withPrefix: beginning).map {
        CompletionCandidate(text: $0, meaning: nil)
      }
    }
    if let named = kind.storedNameKind {
      return names(named, beginning: beginning).map { CompletionCandidate(text: $0, meaning: nil) }
    }
    if kind == .search {
      return SearchCompletion(names: names).candidates(withPrefix: beginning)
        .map { CompletionCandidate(text: $0, meaning: nil) }
    }
    if kind == .means {
      return names.means(withPrefix: beginning).map { CompletionCandidate(text: $0, meaning: nil) }
    }
    if kind == .profile {
      return names.profiles(withPrefix: beginning).map {
        CompletionCandidate(text: $0, meaning: nil)
      }
    }
    let words =
      kind == .settingValue
      ? typed.arguments.last.flatMap(Setting.named)?.offeredValues ?? []
      : completions ?? []
    return words.filter { matchesPrefix($0, beginning) }.map {
      CompletionCandidate(text: $0, meaning: meaning($0, kind))
    }
  }

  private func meaning(_ word: String, _ kind: ValueKind) -> Words? {
    kind == .setting ? Setting.named(word)?.label : nil
  }

  /// Whether the word begins with the typed text. Hangul typed instead of Latin letters by mistake
  /// counts as those letters.
  private func matchesPrefix(_ word: String, _ beginning: String) -> Bool {
    word.hasPrefix(beginning) || word.hasPrefix(KoreanKeyboard.latinLetters(of: beginning) ?? "-")
  }
}

/// The parser's state after the complete words before the cursor.
private struct TypedWords {
  private(set) var command: [String] = []
  private(set) var arguments: [String] = []
  /// The option whose value comes next; nil if none does.
  private(set) var pendingOption: OptionSpec?
  /// Whether the next word may still be part of the command's name.
  private(set) var mayContinueCommand = true
  /// Whether `--` has ended the options.
  private(set) var hasEndedOptions = false

  mutating func consume(_ word: String, at place: CompletionPositions.CommandPosition?) {
    if pendingOption != nil {
      pendingOption = nil
      return
    }
    switch hasEndedOptions ? .word(word) : Token(word) {
    case .optionsEnd: (hasEndedOptions, mayContinueCommand) = (true, false)
    case .option(let spelling, let value):
      let known = place?.option(spelling)
      if value == nil, known?.valueKind != nil { pendingOption = known }
    case .word(let word):
      if mayContinueCommand, place?.nextWords.contains(where: { $0.text == word }) == true {
        command.append(word)
      } else {
        mayContinueCommand = false
        arguments.append(word)
      }
    }
  }
}

extension CompletionPositions.CommandPosition {
  fileprivate func option(_ spelling: String) -> OptionSpec? {
    (options + GlobalOptions.specs).first { $0.isSpelled(spelling) }
  }

  /// Returns the argument for the word at this index. If the last argument takes all remaining
  /// words, it is returned for each of them.
  fileprivate func argument(at count: Int) -> ArgumentSpec? {
    if count < arguments.count { return arguments[count] }
    return arguments.last.flatMap { $0.takesRemainingWords ? $0 : nil }
  }
}

extension OptionSpec {
  /// Whether the option has no meaning in the full screen, where a store is already open.
  fileprivate var isForShellOnly: Bool {
    ["store", "demo", "plain", "version", "no-input"].contains(name)
  }
}
