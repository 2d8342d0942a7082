import HearthDomain

/// Completes a command line being typed, from the grammar and the stored names.
struct LineCompletion {
  /// A possible completion.
  struct Offer: Hashable, Sendable {
    let text: String
    let meaning: Words?
  }

  /// The completions of the word before the caret.
  struct Answer: Hashable, Sendable {
    var offers: [Offer] = []
    /// The range of characters that a completion replaces.
    var places: Range<Int>
    /// The part of the word that stays before every completion, such as `--by=`.
    var kept = ""
  }

  private let places: [CompletionPositions.Place]
  private let names: NameLookup

  init(_ grammar: Grammar, names: NameLookup) {
    places = CompletionPositions(grammar).places
    self.names = names
  }

  /// Returns the completions at the end of the line. The line may begin with the program's name.
  func callAsFunction(_ line: String) -> Answer {
    var words = ShellWords(line).words
    let length = line.count
    var current = ""
    var start = length
    if let last = words.last, last.places.upperBound == length {
      (current, start) = (last.text, last.places.lowerBound)
      words.removeLast()
    }
    if words.first?.text == "hearth" { words.removeFirst() }
    var typed = TypedWords()
    for word in words { typed.read(word.text, at: place(typed.command)) }
    return answer(current, after: typed, Answer(places: start..<length))
  }

  private func place(_ command: [String]) -> CompletionPositions.Place? {
    let path = command.joined(separator: " ")
    return places.first { $0.path == path }
  }

  private func answer(_ current: String, after typed: TypedWords, _ empty: Answer) -> Answer {
    var answer = empty
    let place = place(typed.command)
    if let option = typed.option {
      answer.offers = values(option.value, option.completions, typed, current, &answer.kept)
    } else if !typed.isEnded, current.hasPrefix("-"),
      case .option(let spelling, let value?) = Token(current),
      let option = place?.option(spelling)
    {
      answer.kept = spelling + "="
      answer.offers = values(option.value, option.completions, typed, value, &answer.kept)
    } else if !typed.isEnded, current.hasPrefix("-") {
      let options = (place?.options ?? []) + GlobalOptions.specs.filter { !$0.isForShellOnly }
      answer.offers = options.map { Offer(text: $0.spelling, meaning: $0.help) }
        .filter { $0.text.hasPrefix(current) }
    } else {
      let next = typed.isOpen ? place?.next ?? [] : []
      let argument = place?.argument(typed.arguments.count)?.kind
      answer.offers =
        next.map { Offer(text: $0.text, meaning: $0.meaning) }
        .filter { fits($0.text, current) }
        + values(argument, argument?.completions, typed, current, &answer.kept)
    }
    return answer
  }

  private func values(
    _ kind: ValueKind?, _ completions: [String]?, _ typed: TypedWords, _ current: String,
    _ kept: inout String
  ) -> [Offer] {
    guard let kind else { return [] }
    var beginning = current
    if case .list = kind, let comma = current.lastIndex(of: ",") {
      kept += current[...comma]
      beginning = String(current[current.index(after: comma)...])
    }
    if kind == .tag {
      return names.tagLines(beginning: beginning).map { Offer(text: $0, meaning: nil) }
    }
    if let named = kind.names {
      return names(named, beginning: beginning).map { Offer(text: $0, meaning: nil) }
    }
    if kind == .search {
      return SearchCompletion(names: names).offers(beginning: beginning)
        .map { Offer(text: $0, meaning: nil) }
    }
    if kind == .means {
      return names.means(beginning: beginning).map { Offer(text: $0, meaning: nil) }
    }
    if kind == .profile {
      return names.profiles(beginning: beginning).map { Offer(text: $0, meaning: nil) }
    }
    let words =
      kind == .settingValue
      ? typed.arguments.last.flatMap(Setting.named)?.offeredValues ?? []
      : completions ?? []
    return words.filter { fits($0, beginning) }.map { Offer(text: $0, meaning: meaning($0, kind)) }
  }

  private func meaning(_ word: String, _ kind: ValueKind) -> Words? {
    kind == .setting ? Setting.named(word)?.label : nil
  }

  /// Whether the word has the prefix, also if the prefix was typed with a Korean keyboard.
  private func fits(_ word: String, _ beginning: String) -> Bool {
    word.hasPrefix(beginning) || word.hasPrefix(KoreanKeyboard.latinLetters(of: beginning) ?? "-")
  }
}

/// The state of parsing the words before the caret.
private struct TypedWords {
  private(set) var command: [String] = []
  private(set) var arguments: [String] = []
  /// The option whose value comes next; nil if none does.
  private(set) var option: OptionSpec?
  /// Whether the next word may still be part of the command's name.
  private(set) var isOpen = true
  /// Whether `--` has ended the options.
  private(set) var isEnded = false

  mutating func read(_ word: String, at place: CompletionPositions.Place?) {
    if option != nil {
      option = nil
      return
    }
    switch isEnded ? .word(word) : Token(word) {
    case .end: (isEnded, isOpen) = (true, false)
    case .option(let spelling, let value):
      let known = place?.option(spelling)
      if value == nil, known?.value != nil { option = known }
    case .word(let word):
      if isOpen, place?.next.contains(where: { $0.text == word }) == true {
        command.append(word)
      } else {
        isOpen = false
        arguments.append(word)
      }
    }
  }
}

extension CompletionPositions.Place {
  fileprivate func option(_ spelling: String) -> OptionSpec? {
    (options + GlobalOptions.specs).first { $0.isSpelled(spelling) }
  }

  /// Returns the argument at an index. The last argument is repeated if it takes all remaining
  /// words.
  fileprivate func argument(_ count: Int) -> ArgumentSpec? {
    if count < arguments.count { return arguments[count] }
    return arguments.last.flatMap { $0.takesRest ? $0 : nil }
  }
}

extension OptionSpec {
  /// Whether the option has no meaning in the full screen, where a store is already open.
  fileprivate var isForShellOnly: Bool {
    ["store", "demo", "plain", "version", "no-input"].contains(name)
  }
}
